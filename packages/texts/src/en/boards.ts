/** What can be wrong with a board of one's own. */
import type { BoardProblems, PresetProblem } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { boardTextsFrom } from '../refusedBoard.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { terms } from './terms.ts';

const { count } = terms;

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

export const boardProblems = {
  'edition/not-json': ({ detail }) => `The edition is not valid JSON: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `The edition’s field “${field}” is missing or wrong. Expected: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) => `The edition has an unknown field “${field}”. Remove it.`,
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
    `Segment ${segment} has no sites. Each of the nine needs at least one.`,
  'edition/start-in-restaurant': ({ site }) =>
    `Start space ${site} is in the restaurant area. Customers start in the market area.`,
  'edition/start-count': ({ found, expected }) =>
    `There ${found === 1 ? 'is 1 start space' : `are ${found} start spaces`}, expected ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `Start space ${site} is listed twice. Each customer needs one of its own.`,
  'edition/start-off-board': ({ site }) => `Start space “${site}” is not on the board.`,
  'edition/not-connected': ({ sites }) =>
    `There is no path from the first start space to ${terms.and(sites)}. The market area must connect all start spaces.`,
  'edition/no-place': ({ colour, count: needed, found }) =>
    `There is no room for ${needed} ${terms.colour[colour]} ${needed === 1 ? 'stall' : 'stalls'}${found === 0 ? '' : `, only for ${found}`}.`,
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
} satisfies BoardProblems;

export const texts = boardTextsFrom(boardProblems);
