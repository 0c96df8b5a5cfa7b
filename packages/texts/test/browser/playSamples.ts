/** Samples for the texts of the table. */
import type { PlayMessages } from '../../src/browser.ts';
import type { Some } from '../samples.ts';
import type { Calls } from './samples.ts';

const name: Some<readonly [string]> = [['Amina'], ['Bruno']];

export const playCalls: Calls<Omit<PlayMessages, 'moves'>> = {
  prompts: {
    placeStall: [[3], [1]],
    placeNeutral: [['white']],
    siteFor: [['blocked red stall, can be moved']],
    chooseWhat: [['c5']],
    chooseSide: [['c5', 'red']],
    chooseEntry: [['white']],
    discard: [[1], [2]],
  },
  preview: {
    points: [[1], [4]],
    total: [[7]],
    size: [[3]],
    price: [
      [{ white: 2, blue: 2 }, undefined],
      [{ white: 2 }, 'red'],
      [{}, 'blue'],
    ],
    cards: [['S4']],
    takesMedal: [
      ['gold', 'white', undefined, 3],
      ['silver', 'blue', 'Amina', 2],
    ],
    income: [
      [undefined, 'white', 3],
      ['Bruno', 'blue', 1],
    ],
    way: [
      ['white', 1],
      ['green', 6],
    ],
    barkers: [[1], [2]],
    takesPlace: [['purple', 'd6']],
    standOf: name,
  },
  payment: {
    explain: [['white', 3]],
    missing: [
      [1, undefined],
      [2, undefined],
      [1, 'red'],
    ],
    pay: [[{ red: 2, blue: 2 }]],
    chosen: [[2, 3]],
    more: [['white']],
    fewer: [['white']],
  },
  log: {
    fromPile: [[1], [2]],
    expands: [
      ['blue', 'h2'],
      ['purple', 'l8'],
    ],
    lures: [['white', 'b9']],
    takes: [[['S4', 'S5']]],
    discards: [[['S4']]],
  },
  panels: { supplyNote: [[6]], bot: [['Vizier']] },
  finalPhase: {
    left: [
      ['white', 0],
      ['white', 1],
      ['blue', 3],
    ],
    distance: [[1], [4]],
    race: [[1], [4]],
    raceShort: [[1], [4]],
  },
  things: {
    site: [
      [
        {
          site: 'c6',
          segment: 4,
          area: 'market',
          tile: { kind: 'stall', colour: 'green', owner: 'Amina', size: 3, entry: 'd6' },
        },
      ],
      [
        {
          site: 'a8',
          segment: 4,
          area: 'restaurant',
          tile: { kind: 'expansion', colour: 'purple', owner: undefined, size: 2, entry: 'b7' },
          mark: 'target',
        },
      ],
      [{ site: 'c6', segment: 4, area: 'market', mark: 'legal' }],
      [{ site: 'a6', segment: 4, area: 'restaurant' }],
      [{ site: 'c3', segment: 1, area: 'market', isStart: true, customer: 'blue', mark: 'selected' }],
      [
        {
          site: 'd6',
          segment: 4,
          area: 'market',
          entry: { colour: 'white', owner: undefined },
          customer: 'blue',
        },
      ],
      [{ site: 'd6', segment: 4, area: 'market', mark: 'legal', way: { steps: 8, barkers: 1 } }],
    ],
    customer: [
      ['white', 'c5'],
      ['white', undefined],
    ],
    card: [
      ['S4', false],
      ['J1', true],
    ],
    displayCard: [
      [1, 'S4'],
      [2, undefined],
    ],
    pile: [[1], [20]],
    discards: [[0], [5]],
    barkerStock: [[3]],
    medal: [
      ['gold', 'white', 3, 'Amina'],
      ['silver', 'blue', 2, undefined],
    ],
    stand: [['white', 3]],
    noStand: [['white']],
    blockedStall: [['white']],
    supply: [['green', 4]],
    player: [['Amina', 27, 1, 2]],
  },
  status: {
    round: [[3]],
    turnOf: name,
    thinking: name,
    mishap: { crashed: name, hung: name, absent: name },
  },
  curtain: { pass: name, ready: name },
  since: { moves: [[1], [3]], from: [['d8']], drawnIn: [['2']] },
  scoring: {
    aheadBy: [[1], [7]],
    behindBy: [[1], [7]],
    inThrees: [[14]],
    leftOver: [[1], [2]],
    winner: name,
    winners: [[['Amina', 'Bruno']]],
  },
  live: { yourTurnAfter: [['Amina.']] },
};
