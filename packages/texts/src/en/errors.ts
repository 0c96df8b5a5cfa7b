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
import { terms } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'it is missing';
    case 'weights/json':
      return 'it is not JSON';
    case 'weights/format':
      return `its format is ${problem.found}, expected “${problem.expected}”`;
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
  medals: 'a medal is with somebody whose stand is not the largest of its colour',
  money: 'somebody has less than no money',
  hands: 'the hands are so full that nothing would be left to draw',
};

const reasons: { readonly [reason in EndReason]: string } = {
  supply: 'supply',
  standstill: 'standstill',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: Outcome): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `it cannot be read. Expected: ${expectation(problem.expected)}.`;
    case 'count':
      return `there are ${count.stalls(problem.found)}, expected ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'one of its sites is not on the board.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `it must not stand there (${problem.rule}).${rule}`;
    }
  }
}

export const errors = {
  ...botErrors,
  'edition/not-json': ({ detail }) => `The edition is not valid JSON: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `The edition’s field “${field}” is missing or wrong. Expected: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) =>
    `The edition has a field “${field}” that means nothing. Take it out.`,
  'edition/medals-mixed': ({ colours }) =>
    `The edition’s medals have values for all colours and others for ${terms.and(colours.map((colour) => terms.colour[colour]))}. Give one pair for all colours, or a pair for each of the six.`,
  'edition/range': ({ field, found, min, max }) =>
    `The edition’s field “${field}” is ${found}, expected a whole number from ${min} to ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `In the map “${map}”, row ${row} has ${found} ${found === 1 ? 'site' : 'sites'}, expected ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `The map “areas” has ${found} ${found === 1 ? 'row' : 'rows'}, expected ${expected} as in “segments”.`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `In the map “${map}”, ${site} is “${symbol}”. Expected: ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `Segment ${segment} has no site. Each of the nine needs at least one.`,
  'edition/start-in-restaurant': ({ site }) =>
    `Start space ${site} is in the restaurant area. Customers start in the market area.`,
  'edition/start-count': ({ found, expected }) =>
    `There ${found === 1 ? 'is 1 start space' : `are ${found} start spaces`}, expected ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `Start space ${site} is listed twice. Each customer needs one of its own.`,
  'edition/start-off-board': ({ site }) => `Start space “${site}” is not on the board.`,
  'edition/not-connected': ({ sites }) =>
    `Nobody can walk from the first start space to ${terms.and(sites)}. The market area must connect all of them.`,
  'edition/no-place': ({ colour, count: needed, found }) =>
    `There is no place for ${needed} ${terms.colour[colour]} ${needed === 1 ? 'stall' : 'stalls'}${found === 0 ? '' : `, only for ${found}`}.`,
  'edition/joker-segments': ({ joker, found }) =>
    `Joker ${joker} has the segments “${found}”, expected three different ones, like “123”.`,
  'edition/too-few-cards': ({ found, min }) =>
    `There are only ${count.cards(found)}. The pile would run out: at least ${min} are needed.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Preset start for ${count.players(players)}, “${stall}”: ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) => `The game is for ${min} to ${max} players, not for “${found}”.`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` It has one for ${terms.or(available.map(String))}.`;
    return `The edition “${edition}” has no preset start for ${count.players(players)}.${others} The variable start is always possible.`;
  },
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
    `The game was played on the edition “${id}”, which is not at hand. Known are: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `The edition “${id}” has changed since the game: ${short(expected)} instead of ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `The edition “${id}” has no preset start for ${count.players(players)}.`,
  'record/no-seed': () => 'The record has no seed. Only a record of the whole table can be replayed.',
  'record/not-of-table': ({ knows }, say) =>
    `The record holds only what ${knows === 'spectator' ? 'a spectator' : say.name(knows)} saw. It can be shown, but not played again.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `Turn ${turn} is ${say.name(found)}’s in the record, but ${say.name(expected)} has to play.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Turn ${turn}, “${action}”: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `Turn ${turn} breaks off, and yet more turns follow.`,
  'record/overlong-turn': ({ turn }) => `Turn ${turn} has more actions than a turn takes.`,
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
