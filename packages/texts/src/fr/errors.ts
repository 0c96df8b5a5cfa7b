import type { EndReason, Outcome } from '@kairo/engine';
import type {
  BotErrorMessages,
  ErrorMessages,
  Invariant,
  PresetProblem,
  WeightsProblem,
} from '../messages/errors.ts';
import { restoringWeights, shortHash as short } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { colourFor, terms } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'il est introuvable';
    case 'weights/json':
      return 'ce n’est pas du JSON';
    case 'weights/format':
      return `son format est ${problem.found} au lieu de « ${problem.expected} »`;
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
  tiles: 'le compte des étals et agrandissements, sur le plateau et en réserve, n’est pas bon',
  areas: 'une tuile ou une entrée n’est pas dans le bon espace',
  customers:
    'cinq clients doivent se tenir sur des cases praticables, chacun sur la sienne et aucun à une entrée de sa couleur',
  entries: 'une entrée n’est pas à côté de son étal, ou deux partagent une case',
  reach: 'une entrée ou un client est isolé',
  medals: 'une médaille est chez quelqu’un dont l’étal n’est pas le plus grand de la couleur',
  money: 'quelqu’un a moins de zéro pièce',
  hands: 'les mains sont si pleines qu’il ne resterait rien à piocher',
};

const reasons: { readonly [reason in EndReason]: string } = {
  supply: 'agrandissements',
  standstill: 'enlisement',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: Outcome): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `illisible. Attendu : ${expectation(problem.expected)}.`;
    case 'count':
      return `il y a ${count.stalls(problem.found)}, il en faut ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'une de ses cases n’est pas sur le plateau.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `l’étal ne peut pas être placé ainsi (${problem.rule}).${rule}`;
    }
  }
}

export const errors = {
  ...botErrors,
  'edition/not-json': ({ detail }) => `L’édition n’est pas un JSON valide : ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `Dans l’édition, le champ « ${field} » manque ou est faux. Attendu : ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) => `Le champ « ${field} » de l’édition n’a pas de sens. Retire-le.`,
  'edition/medals-mixed': ({ colours }) =>
    `Les médailles de l’édition ont des valeurs pour toutes les couleurs et d’autres à part : ${terms.and(colours.map((colour) => terms.colour[colour]))}. Donne une paire pour toutes les couleurs, ou une pour chacune des six.`,
  'edition/range': ({ field, found, min, max }) =>
    `Le champ « ${field} » de l’édition vaut ${found} ; il faut un nombre entier de ${min} à ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `Dans le plan « ${map} », la ligne ${row} a ${found} ${found <= 1 ? 'case' : 'cases'} ; il en faut ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `Le plan « areas » a ${found} ${found <= 1 ? 'ligne' : 'lignes'} ; il en faut ${expected}, comme dans « segments ».`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `Dans le plan « ${map} », ${site} contient « ${symbol} ». Attendu : ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `La partie ${segment} n’a aucune case. Il en faut au moins une dans chacune des neuf.`,
  'edition/start-in-restaurant': ({ site }) =>
    `La case de départ ${site} est dans l’espace restaurant. Les clients commencent dans l’espace marché.`,
  'edition/start-count': ({ found, expected }) =>
    `Il y a ${found} ${found <= 1 ? 'case' : 'cases'} de départ ; il en faut ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `La case de départ ${site} est citée deux fois. Il en faut une par client.`,
  'edition/start-off-board': ({ site }) => `La case de départ « ${site} » n’est pas sur le plateau.`,
  'edition/not-connected': ({ sites }) =>
    `De la première case de départ, aucun chemin ne mène à ${terms.and(sites)}. L’espace marché doit les relier toutes.`,
  'edition/no-place': ({ colour, count: needed, found }) =>
    `Il n’y a pas de place pour ${count.stalls(needed)} ${colourFor('masculine', needed, colour)}${found === 0 ? '' : `, seulement pour ${found}`}.`,
  'edition/joker-segments': ({ joker, found }) =>
    `Le joker ${joker} a les parties « ${found} » ; il en faut trois différentes, comme « 123 ».`,
  'edition/too-few-cards': ({ found, min }) =>
    `Il n’y a que ${count.cards(found)}. La pioche s’épuiserait : il en faut au moins ${min}.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Position de départ fixe à ${count.players(players)}, « ${stall} » : ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) => `Le jeu se joue de ${min} à ${max} joueurs, pas à « ${found} ».`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Elle en a une à ${terms.or(available.map(String))}.`;
    return (
      `L’édition « ${edition} » n’a pas de position de départ fixe à ${count.players(players)}.${others} ` +
      'La position variable est toujours possible.'
    );
  },
  'position/malformed': ({ field, expected }) =>
    `Dans la position, le champ « ${field} » manque ou est faux. Attendu : ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `Aucune partie ne mène à cette position : ${names.map((name) => broken[name]).join(' ; ')}.`,
  'record/unreadable': ({ line, found, expected }) =>
    `La ligne ${line} est illisible : « ${found} ». Attendu : ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `Dans l’enregistrement, le champ « ${field} » manque ou est faux. Attendu : ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `L’enregistrement suit la version ${found} des règles. Ce programme joue la version ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `La partie a été jouée avec l’édition « ${id} », qui manque ici. Éditions connues : ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `L’édition « ${id} » a changé depuis la partie : ${short(expected)} au lieu de ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `L’édition « ${id} » n’a pas de position de départ fixe à ${count.players(players)}.`,
  'record/no-seed': () =>
    'L’enregistrement n’a pas de graine. Seul celui de la table entière peut être rejoué.',
  'record/not-of-table': ({ knows }, say) =>
    `L’enregistrement ne contient que ce qu’a vu ${knows === 'spectator' ? 'un spectateur' : say.name(knows)}. On peut l’afficher, mais pas le rejouer.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Dans l’enregistrement, ${say.name(found)} joue le tour ${turn}, mais c’est à ${say.name(expected)} de jouer.`,
  'record/illegal': ({ turn, action, refusal }, say) =>
    `Tour ${turn}, « ${action} » : ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Le tour ${turn} s’interrompt, et pourtant d’autres suivent.`,
  'record/overlong-turn': ({ turn }) => `Le tour ${turn} compte plus d’actions qu’un tour n’en permet.`,
  'record/after-end': ({ turn }) => `Le tour ${turn} vient après la fin de la partie.`,
  'record/no-such-turn': ({ turn, last }) =>
    `Il n’y a pas de tour ${turn}. L’enregistrement va jusqu’au tour ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `L’enregistrement donne le résultat ${outcome(found)}, mais ${expected ? `la partie finit avec ${outcome(expected)}` : 'la partie n’est pas finie'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `Dans la sauvegarde, le champ « ${field} » manque ou est faux. Attendu : ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `La sauvegarde suit la version ${String(found)} des règles. Ce programme joue la version ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `La sauvegarde vient d’une partie ${field === 'edition' ? 'jouée avec une autre édition' : 'à un autre nombre de joueurs'}.`,
} satisfies ErrorMessages;
