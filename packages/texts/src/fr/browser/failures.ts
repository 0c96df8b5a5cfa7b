import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'La partie est finie.' : `C’est à ${say.name(acting)} de jouer. Attends ton tour.`,
  'table/not-a-person': ({ seat }, say) => `${say.name(seat)} est un bot et joue tout seul.`,
  'table/nothing-to-undo': () => 'Il n’y a rien à annuler.',
  'table/already-revealed': () => 'Une carte a été révélée depuis. Ce n’est plus annulable.',
  'table/turn-not-complete': () => 'Ton tour n’est pas complet. Complète-le, puis termine-le.',
  'table/turn-complete': () => 'Ton tour est joué. Termine-le ou annule-le.',
  'table/no-hints': () => 'À cette table, on joue sans conseils.',
  'table/no-advice': () => 'Il n’y a pas de conseil pour ce moment.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'La page et la table sont de versions différentes. Recharge la page.',
  'table/unknown-edition': ({ id, known }) =>
    `Il n’y a pas ici de plateau « ${id} ». Choisis l’un de ceux-ci : ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `La mise en place est illisible : « ${field} » ne va pas. Choisis-la de nouveau.`,
  'table/no-saved-game': () => 'Il n’y a pas de partie en cours dans ce navigateur. Commences-en une.',
  'table/bad-save': () =>
    'La partie enregistrée est abîmée ou vient d’une autre version. Commences-en une nouvelle.',
  'table/not-open': () => 'La table n’est pas encore mise. Commence une partie.',
  'table/crashed': () =>
    'La table s’est arrêtée. Recharge la page : la partie est enregistrée jusqu’à ton dernier coup.',
  'setup/players': ({ min, max }) => `Le jeu est pour ${min} à ${max} joueurs.`,
  'setup/no-preset': ({ players }) =>
    `Ce plateau n’a pas de début tout prêt pour ${terms.count.players(players)}. Placez les étals vous-mêmes.`,
  edition: (code) =>
    `Ce plateau est inutilisable : son fichier contient une erreur (${code}). Choisis-en un autre.`,
} satisfies TableErrorMessages;
