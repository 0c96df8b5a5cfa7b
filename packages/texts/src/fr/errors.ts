import type { GameResult } from '@kairo/engine';
import type { BotErrorMessages, ErrorMessages, Invariant, WeightsProblem } from '../messages/errors.ts';
import { restoringWeights, shortHash as short, unquoted } from '../messages/errors.ts';
import { boardProblems } from './boards.ts';
import { expectation } from './refusals.ts';
import { terms, toName } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'il est introuvable';
    case 'weights/json':
      return 'ce n’est pas du JSON';
    case 'weights/format':
      return `son format est « ${unquoted(problem.found)} » au lieu de « ${problem.expected} »`;
    case 'weights/rules-version':
      return `il suit la version ${problem.found} des règles au lieu de la version ${problem.expected}`;
    case 'weights/players':
      return `il est prévu pour ${problem.found} joueurs au lieu de ${problem.expected}`;
    case 'weights/facts':
      return 'il vient d’une autre version du programme';
    case 'weights/numbers':
      return `« ${problem.field} » doit être une liste de ${problem.expected} nombres de −${problem.largest} à ${problem.largest}`;
  }
}

const botErrors = {
  'bot/unknown': ({ name, known }) => `Le bot « ${name} » n’existe pas ; choisis parmi ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `« @${found} » n’est pas un temps de réflexion : indique un nombre de simulations, comme @500, ou de millisecondes, comme @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `« ${name} » répond tout de suite et n’a pas besoin de temps de réflexion : retire « @${found} ».`,
  'bot/weights': ({ file, problem }) =>
    `Le fichier « ${file} » des bots est inutilisable : ${weightsProblem(problem)}. Réinstalle le programme, ou restaure le fichier avec « ${restoringWeights(file)} ».`,
  'bot/crashed': ({ detail }) => `Le bot s’est arrêté : ${detail}. Relance le programme.`,
} satisfies BotErrorMessages;

const broken: { readonly [invariant in Invariant]: string } = {
  cards: 'les cartes de la pioche, de l’étalage, de la défausse et des mains ne sont pas celles de l’édition',
  barkers: 'le compte des bonimenteurs n’est pas bon',
  tiles: 'le compte des étals et agrandissements, sur le plateau et dans les réserves, n’est pas bon',
  areas: 'une tuile ou une entrée n’est pas dans le bon espace',
  customers:
    'cinq clients doivent se tenir sur des cases praticables, chacun sur la sienne et aucun à une entrée de sa couleur',
  entries: 'une entrée n’est pas à côté de son étal, ou deux partagent une case',
  reach: 'une entrée ou un client est isolé',
  medals: 'un joueur détient une médaille sans que son étal soit le plus grand de la couleur',
  money: 'un joueur a moins de zéro pièce',
  hands: 'les mains sont si pleines qu’il ne resterait rien à prendre',
};

const reasons: { readonly [reason in GameResult['reason']]: string } = {
  supply: 'agrandissements',
  standstill: 'blocage',
  resigned: 'abandon',
  agreed: 'accord',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: GameResult): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

export const errors = {
  ...botErrors,
  ...boardProblems,
  'position/malformed': ({ field, expected }) =>
    `Dans la position, le champ « ${field} » manque ou est incorrect. Attendu : ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `Aucune partie ne mène à cette position : ${names.map((name) => broken[name]).join(' ; ')}.`,
  'record/unreadable': ({ line, found, expected }) =>
    `La ligne ${line} est illisible : « ${found} ». Attendu : ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `Dans l’enregistrement, le champ « ${field} » manque ou est incorrect. Attendu : ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `L’enregistrement suit la version ${found} des règles. Ce programme joue la version ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `La partie a été jouée avec l’édition « ${id} », qui n’est pas disponible. Éditions connues : ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `L’édition « ${id} » a changé depuis la partie : ${short(expected)} au lieu de ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `L’édition « ${id} » n’a pas de position de départ fixe à ${count.players(players)}.`,
  'record/no-seed': () =>
    'L’enregistrement n’a pas de graine. Seul celui de la table entière peut être rejoué.',
  'record/not-of-table': ({ knows }, say) =>
    `L’enregistrement ne contient que ce qu’a vu ${knows === 'spectator' ? 'un spectateur' : say.name(knows)}. On peut l’afficher, mais pas le rejouer.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Dans l’enregistrement, ${say.name(found)} joue le tour ${turn}, mais c’est ${toName(say.name(expected))} de jouer.`,
  'record/illegal': ({ turn, action, refusal }, say) =>
    `Tour ${turn}, « ${action} » : ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Le tour ${turn} est incomplet, et pourtant d’autres suivent.`,
  'record/overlong-turn': ({ turn }) => `Le tour ${turn} compte plus d’actions qu’un tour n’en permet.`,
  'record/after-end': ({ turn }) => `Le tour ${turn} vient après la fin de la partie.`,
  'record/no-such-turn': ({ turn, last }) =>
    `Il n’y a pas de tour ${turn}. L’enregistrement va jusqu’au tour ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `L’enregistrement donne le résultat ${outcome(found)}, mais ${expected ? `la partie finit avec ${outcome(expected)}` : 'la partie n’est pas finie'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `Dans la sauvegarde, le champ « ${field} » manque ou est incorrect. Attendu : ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `La sauvegarde suit la version ${String(found)} des règles. Ce programme joue la version ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `La sauvegarde vient d’une partie ${field === 'edition' ? 'jouée avec une autre édition' : 'à un autre nombre de joueurs'}.`,
} satisfies ErrorMessages;
