/** Samples for the texts about a person's games, devices and seats, those of a large screen, and those of replays. */
import type { AgainMessages, BigScreenMessages, OwnMessages, ReplayMessages } from '../../src/browser.ts';
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

export const againCalls: Calls<AgainMessages> = { intro: [[0], [24]], origin: [[0], [24]] };

export const replayCalls: Calls<ReplayMessages> = {
  turn: [
    [0, 74],
    [24, 74],
  ],
  turnNumber: [[24]],
  hand: [['Noor', 'segment 4', '2 red coins']],
};
