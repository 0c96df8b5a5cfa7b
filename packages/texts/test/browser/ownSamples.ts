/** Samples for the texts about a person's games, devices and seats, those of a large screen, and those of replays. */
import type { BigScreenMessages, OwnMessages, ReplayMessages, ReviewMessages } from '../../src/browser.ts';
import type { Calls } from './samples.ts';

const date = new Date(2026, 2, 9, 18, 30);

export const ownCalls: Calls<OwnMessages> = {
  games: {
    turnOf: [['Noor']],
    free: [[1], [2]],
    ago: [[0], [6], [180], [1440], [4320]],
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
    sizesNote: [[0], [24]],
  },
};
