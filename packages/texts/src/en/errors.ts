import type { GameResult } from '@kairo/engine';
import type { BotErrorMessages, ErrorMessages, Invariant, WeightsProblem } from '../messages/errors.ts';
import { restoringWeights, shortHash as short, unquoted } from '../messages/errors.ts';
import { boardProblems } from './boards.ts';
import { expectation } from './refusals.ts';
import { terms } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'it is missing';
    case 'weights/json':
      return 'it is not JSON';
    case 'weights/format':
      return `its format is “${unquoted(problem.found)}”, expected “${problem.expected}”`;
    case 'weights/rules-version':
      return `it is for version ${problem.found} of the rules, expected ${problem.expected}`;
    case 'weights/players':
      return `it is for ${problem.found} players, expected ${problem.expected}`;
    case 'weights/facts':
      return 'it was made for another release';
    case 'weights/numbers':
      return `“${problem.field}” must be a list of ${problem.expected} numbers from −${problem.largest} to ${problem.largest}`;
  }
}

const botErrors = {
  'bot/unknown': ({ name, known }) => `There is no bot “${name}”; choose from ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `“@${found}” is not a thinking time: give a number of simulations, like @500, or of milliseconds, like @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `“${name}” answers at once and needs no thinking time: leave out “@${found}”.`,
  'bot/weights': ({ file, problem }) =>
    `The bots’ file “${file}” cannot be used: ${weightsProblem(problem)}. Reinstall the program, or restore the file with “${restoringWeights(file)}”.`,
  'bot/crashed': ({ detail }) => `The bot stopped working: ${detail}. Start the program again.`,
} satisfies BotErrorMessages;

const broken: { readonly [invariant in Invariant]: string } = {
  cards: 'the stall cards in the pile, the display, the discards and the hands are not those of the edition',
  barkers: 'the barker cards do not add up',
  tiles: 'stalls and expansions on the board and in the supply do not add up',
  areas: 'a tile or an entry is in the wrong area',
  customers: 'five customers must stand on walkable sites, each on its own, none on an entry of its colour',
  entries: 'an entry is not beside its stall, or two share a site',
  reach: 'an entry or a customer is cut off',
  medals: 'a medal is held by a player whose stand is not the largest of its colour',
  money: 'a player has negative money',
  hands: 'the hands are so full that nothing would be left to draw',
};

const reasons: { readonly [reason in GameResult['reason']]: string } = {
  supply: 'supply',
  standstill: 'standstill',
  resigned: 'resignation',
  agreed: 'agreement',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: GameResult): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

export const errors = {
  ...botErrors,
  ...boardProblems,
  'position/malformed': ({ field, expected }) =>
    `The position’s field “${field}” is missing or wrong. Expected: ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `No game can reach this position: ${names.map((name) => broken[name]).join('; ')}.`,
  'record/unreadable': ({ line, found, expected }) =>
    `Line ${line} cannot be read: “${found}”. Expected: ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `The record’s field “${field}” is missing or wrong. Expected: ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `The record follows version ${found} of the rules. This program plays version ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `The game was played on the edition “${id}”, which is not available. Known editions: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `The edition “${id}” has changed since the game: ${short(expected)} instead of ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `The edition “${id}” has no preset start for ${count.players(players)}.`,
  'record/no-seed': () => 'The record has no seed. Only a record of the whole table can be replayed.',
  'record/not-of-table': ({ knows }, say) =>
    `The record holds only what ${knows === 'spectator' ? 'a spectator' : say.name(knows)} saw. It can be shown, but not played again.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Turn ${turn} is ${say.name(found)}’s in the record, but it should be ${say.name(expected)}’s.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Turn ${turn}, “${action}”: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Turn ${turn} is incomplete, yet more turns follow.`,
  'record/overlong-turn': ({ turn }) => `Turn ${turn} has more actions than a turn allows.`,
  'record/after-end': ({ turn }) => `Turn ${turn} comes after the end of the game.`,
  'record/no-such-turn': ({ turn, last }) => `There is no turn ${turn}. The record goes to turn ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `The record gives the result ${outcome(found)}, but ${expected ? `the game ends with ${outcome(expected)}` : 'the game is not over'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `The snapshot’s field “${field}” is missing or wrong. Expected: ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `The snapshot follows version ${String(found)} of the rules. This program plays version ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `The snapshot is of a game with another ${field === 'edition' ? 'edition' : 'number of players'}.`,
} satisfies ErrorMessages;
