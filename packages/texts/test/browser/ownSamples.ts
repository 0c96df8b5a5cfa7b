/** Samples for the texts about a person's games, devices and seats, those of a large screen, and those of replays. */
import type {
  AgainMessages,
  BigScreenMessages,
  GamesMessages,
  OwnMessages,
  ReplayMessages,
  ReviewMessages,
} from '../../src/browser.ts';
import type { Calls } from './samples.ts';

const date = new Date(2026, 2, 9, 18, 30);

export const ownCalls: Calls<OwnMessages> = {
  games: {
    turnOf: [['Noor']],
    free: [[1], [2]],
  },
  along: {
    madeOn: [[date]],
    scan: [['kairo.example/#/recover']],
    since: [[date]],
    seen: [[date]],
    signOutOf: [['Firefox, Android']],
  },
  recover: {
    question: [
      ['', 1],
      ['Amina', 0],
      ['Amina', 1],
      ['Amina', 6],
    ],
    before: [
      ['', 1],
      ['Noor', 2],
    ],
  },
  hand: { until: [[date]], offers: [['Amina']], seatOf: [['Amina']], takeAs: [['Noor']] },
};

export const bigScreenCalls: Calls<BigScreenMessages> = {
  noCamera: [['kairo.example']],
  qr: [['Scarab']],
  over: [[['Noor']], [['Jonas', 'Noor']]],
};

const now = new Date(2026, 2, 10, 9, 0);

export const gamesCalls: Calls<GamesMessages> = {
  wins: [['Noor']],
  moreOf: [['Noor and Eye']],
  removed: [['Sunday']],
  restored: [['Sunday']],
  takeIn: {
    looking: [[1], [40]],
    added: [[0], [1], [3]],
    known: [[1], [2]],
    leftOut: [[1], [2]],
    problems: {
      tooLarge: [[64]],
      line: [[12]],
      board: [['oasis']],
      illegal: [
        [12, 'R5.5'],
        [12, undefined],
      ],
    },
  },
  takeAlong: { all: [[1], [37]], shown: [[1], [12]], notation: [[1], [36]], hidden: [[1], [2]] },
  kept: {
    text: [
      [1, 0.1],
      [37, 1.4],
    ],
  },
};

/** A game of today, of yesterday, of this year and of an earlier one. */
export const playedDates = [
  [now, now],
  [date, now],
  [new Date(2026, 0, 15), now],
  [new Date(2024, 10, 15), now],
] as const;
export const againCalls: Calls<AgainMessages> = { intro: [[0], [24]], origin: [[0], [24]] };

export const replayCalls: Calls<ReplayMessages> = {
  turn: [
    [0, 74],
    [24, 74],
  ],
  turnNumber: [[24]],
  hand: [['Noor', 'segment 4', '2 red coins']],
};

export const reviewCalls: Calls<ReviewMessages> = {
  points: { place: [[2, 5]], chances: [[26, 20]], better: [['lure the blue customer to f8']] },
  move: { played: [['Noor']], asRival: [['Noor']], simulations: [[2000]] },
  curve: { percent: [[26]], sentence: [['Noor', 24]] },
  progress: { turns: [[31, 74]], closer: [[2, 16]] },
  how: { trust: [[{ percent: 81, games: 30 }]] },
  charts: {
    read: [
      [0, ['Noor 3', 'Eye 5']],
      [24, ['Noor 3', 'Eye 5']],
    ],
    value: [['Noor', '12']],
    most: { points: [['Noor', 50]], money: [['Noor', 12]], stands: [['Noor', 13]] },
    equal: { points: [[50]], money: [[12]], stands: [[13]] },
    only: [['green']],
    sizesNote: [[0], [24]],
  },
};
