import type { BotError } from '@kairo/bots';
import type { TableErrorMessages, TableRefusalMessages } from '../../messages/browser/failures.ts';
import { terms } from '../terms.ts';

/** Why a bot cannot do its work. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `un fichier dont il a besoin, ${error.file}, est endommagé`
    : `il y a une erreur dans le programme (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'La partie est finie.' : `C’est à ${say.name(acting)} de jouer. Attends ton tour.`,
  'table/not-your-seat': ({ seat }, say) => `Ici, tu ne joues pas pour ${say.name(seat)}.`,
  'table/stale': () => 'La partie avait déjà avancé. Regarde de nouveau le plateau, puis décide.',
  'table/not-stored': () => 'Ton coup n’a pas pu être enregistré : il n’a donc pas été joué.',
  'table/malformed': () => 'La table n’a pas compris. Recharge la page et réessaie.',
  'table/nothing-to-undo': () => 'Il n’y a pas de coup à reprendre.',
  'table/already-revealed': () => 'Une carte a été révélée depuis : tu ne peux plus reprendre ton coup.',
  'table/turn-not-complete': () => 'Ton tour n’est pas encore joué. Joue-le jusqu’au bout, puis termine-le.',
  'table/turn-complete': () => 'Ton tour est joué. Termine-le ou reviens en arrière.',
  'table/no-hints': () => 'À cette table, on joue sans conseils.',
  'table/no-advice': () => 'Pour l’instant, il n’y a pas de conseil à donner.',
  'table/adviser-failed': () => 'Le vizir a trébuché en réfléchissant et n’a pas de conseil à te donner.',
  'table/adviser-absent': () =>
    'Le vizir n’a pas pu démarrer et n’a pas de conseil à te donner. Vérifie la connexion et redemande, ou recharge la page.',
  'table/no-adviser': ({ error }) =>
    `Le vizir ne peut pas donner de conseils : ${botProblem(error)}. Recharge la page : la partie est enregistrée jusqu’à ton dernier coup.`,
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'La page et la table n’ont pas la même version. Recharge la page.',
  'table/unknown-edition': ({ id, known }) =>
    `Le plateau « ${id} » n’existe pas ici. Choisis l’un de ceux-ci : ${known.join(', ')}.`,
  'table/malformed': ({ field }) =>
    `Les réglages de la partie sont illisibles : « ${field} » ne convient pas. Choisis-les de nouveau.`,
  'table/elsewhere': () =>
    'La partie continue dans un autre onglet. Joue là-bas, ou recharge cette page pour la reprendre ici.',
  'table/no-saved-game': () =>
    'Il n’y a pas de partie en cours dans ce navigateur. Commences-en une nouvelle.',
  'table/bad-save': () =>
    'La partie enregistrée est endommagée ou vient d’une autre version. Commence une nouvelle partie.',
  'table/rules-version': () =>
    'Cette partie a commencé avec d’autres règles que celles de cette version. Elle est conservée telle quelle ; commences-en une nouvelle.',
  'table/not-open': () => 'La table n’est pas encore prête. Commence une partie.',
  'table/bot': ({ level, error }) =>
    `Le bot « ${terms.bot[level]} » ne peut pas jouer : ${botProblem(error)}. Recharge la page : la partie est enregistrée jusqu’à ton dernier coup. Si cela n’aide pas, commence une partie avec d’autres bots.`,
  'table/crashed': () =>
    'La partie s’est interrompue. Recharge la page : elle est enregistrée jusqu’à ton dernier coup.',
  'setup/players': ({ min, max }) => `Le jeu est prévu pour ${min} à ${max} joueurs.`,
  'setup/no-preset': ({ players }) =>
    `Ce plateau n’a pas de position de départ fixe pour ${terms.count.players(players)}. Placez vos étals vous-mêmes.`,
  edition: (code) =>
    `Ce plateau est inutilisable : son fichier contient une erreur (${code}). Choisis-en un autre.`,
} satisfies TableErrorMessages;
