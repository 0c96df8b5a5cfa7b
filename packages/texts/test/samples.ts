/** Samples for every text, at least one for each branch. */
import type { EventType, GameEvent, Malformed, RefusalCode, RuleRefusal } from '@kairo/engine';
import type { SentenceContext } from '../src/index.ts';

export type Some<T> = readonly [T, ...T[]];

export const context: SentenceContext = {
  names: ['Amina', 'Bruno', 'Chloé'],
  jokers: [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ],
};

const all = { to: 'all' } as const;

export const eventSamples = {
  started: [
    {
      type: 'started',
      ...all,
      players: 3,
      startSeat: 1,
      customers: { red: 'c3', yellow: 'j3', green: 'g6', blue: 'c9', white: 'j9' },
      waiting: 'purple',
      display: ['S1', 'S2', 'J1', 'S4'],
      pile: 20,
    },
  ],
  dealt: [{ type: 'dealt', ...all, seat: 0, count: 3 }],
  received: [
    { type: 'received', to: 0, seat: 0, cards: ['S4'] },
    { type: 'received', to: 0, seat: 0, cards: ['S4', 'S4', 'J2'] },
  ],
  placed: [
    { type: 'placed', ...all, owner: 0, colour: 'white', stall: 'c5', entry: 'd5' },
    { type: 'placed', ...all, owner: 'neutral', colour: 'purple', stall: 'a5', entry: 'b5' },
    { type: 'placed', ...all, owner: 1, seat: 1, colour: 'blue', stall: 'c5', entry: 'd5' },
    { type: 'placed', ...all, owner: 'neutral', seat: 1, colour: 'green', stall: 'c5', entry: 'd5' },
  ],
  neutralDrawn: [{ type: 'neutralDrawn', ...all, seat: 0, colour: 'white' }],
  neutralSetAside: [{ type: 'neutralSetAside', ...all, colour: 'purple' }],
  cardsPlayed: [
    { type: 'cardsPlayed', ...all, seat: 0, cards: ['J3'] },
    { type: 'cardsPlayed', ...all, seat: 0, cards: ['S1', 'S2', 'J1'] },
  ],
  paid: [
    { type: 'paid', ...all, seat: 0, coins: { red: 1 } },
    { type: 'paid', ...all, seat: 0, coins: { red: 2, blue: 1, white: 3 }, fee: 'white' },
    { type: 'paid', ...all, seat: 0, coins: {}, fee: 'blue' },
  ],
  stallBuilt: [{ type: 'stallBuilt', ...all, seat: 0, colour: 'yellow', stall: 'c5', entry: 'd5' }],
  stallMoved: [
    {
      type: 'stallMoved',
      ...all,
      seat: 0,
      colour: 'blue',
      from: { stall: 'c5', entry: 'd5' },
      stall: 'g8',
      entry: 'g9',
    },
  ],
  expanded: [{ type: 'expanded', ...all, seat: 0, colour: 'white', site: 'c6', size: 3 }],
  scored: [
    { type: 'scored', ...all, seat: 0, points: 3, for: 'size', colour: 'purple' },
    { type: 'scored', ...all, seat: 0, points: 1, for: 'size' },
    { type: 'scored', ...all, seat: 0, points: 3, for: 'gold', colour: 'blue' },
    { type: 'scored', ...all, seat: 0, points: 2, for: 'silver', colour: 'white' },
    { type: 'scored', ...all, seat: 0, points: 2, for: 'silver' },
    { type: 'scored', ...all, seat: 0, points: 10, for: 'medals' },
    { type: 'scored', ...all, seat: 0, points: 1, for: 'money' },
  ],
  medalTaken: [
    { type: 'medalTaken', ...all, seat: 0, colour: 'red', medal: 'gold', from: 'supply' },
    { type: 'medalTaken', ...all, seat: 0, colour: 'white', medal: 'silver', from: 1 },
  ],
  lured: [
    { type: 'lured', ...all, seat: 0, colour: 'red', path: ['c3', 'c4', 'c5'], owner: 0, barkers: 0 },
    { type: 'lured', ...all, seat: 0, colour: 'blue', path: ['c3', 'c4'], owner: 1, barkers: 2 },
    { type: 'lured', ...all, seat: 0, colour: 'purple', path: ['c3', 'c4'], owner: 'neutral', barkers: 1 },
  ],
  customerArrived: [{ type: 'customerArrived', ...all, colour: 'white', entry: 'c4' }],
  earned: [
    { type: 'earned', ...all, seat: 0, colour: 'green', amount: 1 },
    { type: 'earned', ...all, seat: 0, colour: 'blue', amount: 4 },
  ],
  picked: [
    { type: 'picked', ...all, seat: 0, from: 'display', index: 1, card: 'S4' },
    { type: 'picked', ...all, seat: 0, from: 'display', index: 1 },
    { type: 'picked', ...all, seat: 0, from: 'pile' },
    { type: 'picked', ...all, seat: 0, from: 'barkers' },
  ],
  opened: [
    {
      type: 'opened',
      ...all,
      display: ['S1', null, 'J1', 'S4'],
      discards: ['S9'],
      seats: [
        { cards: 3, known: ['S4'] },
        { cards: 2, known: [] },
      ],
    },
  ],
  funds: [
    {
      type: 'funds',
      to: 0,
      seat: 0,
      money: { red: 1, yellow: 0, green: 4, blue: 0, white: 1, purple: 2 },
    },
  ],
  discarded: [{ type: 'discarded', ...all, seat: 0, card: 'J1' }],
  refilled: [{ type: 'refilled', ...all, index: 1, card: 'S9' }],
  reshuffled: [{ type: 'reshuffled', ...all, cards: 20 }],
  finalPhase: [
    { type: 'finalPhase', ...all, reason: 'supply', next: 1 },
    { type: 'finalPhase', ...all, reason: 'standstill', next: 0 },
  ],
  droppedOut: [
    { type: 'droppedOut', ...all, seat: 0, forced: true },
    { type: 'droppedOut', ...all, seat: 0, forced: false },
  ],
  turnBegan: [{ type: 'turnBegan', ...all, seat: 3 }],
  gameOver: [
    { type: 'gameOver', ...all, points: [45, 40, 31], winners: [0], reason: 'supply' },
    { type: 'gameOver', ...all, points: [45, 45, 31], winners: [0, 1], reason: 'standstill' },
  ],
} satisfies { readonly [type in EventType]: Some<Extract<GameEvent, { type: type }>> };

const owned = { colour: 'white', owner: 0 } as const;
const neutral = { colour: 'blue', owner: 'neutral' } as const;

export const refusalSamples = {
  'action/malformed': [
    { code: 'action/malformed', field: 'index', expected: { kind: 'whole', min: 0, max: 3 } },
    { code: 'action/malformed', field: 'action', expected: { kind: 'object' } },
    { code: 'action/malformed', field: 'card', expected: { kind: 'card' } },
    { code: 'action/malformed', field: 'cards', expected: { kind: 'list', min: 1, max: 3 } },
    { code: 'action/malformed', field: 'payment', expected: { kind: 'coins' } },
    {
      code: 'action/malformed',
      field: 'fee',
      expected: { kind: 'one-of', values: ['red', 'blue'], orNothing: true },
    },
  ],
  'action/no-such-site': [{ code: 'action/no-such-site', rule: 'R2.1', site: 'z9' }],
  'action/game-over': [{ code: 'action/game-over', rule: 'R11.3' }],
  'action/not-now': [
    { code: 'action/not-now', rule: 'R3.5', expected: 'place' },
    { code: 'action/not-now', rule: 'R9.1', expected: 'pick' },
    { code: 'action/not-now', rule: 'R9.2', expected: 'discard' },
    { code: 'action/not-now', rule: 'R4.1', expected: 'turn' },
    { code: 'action/not-now', rule: 'R11.2', expected: 'build' },
  ],
  'build/site-taken': [
    { code: 'build/site-taken', rule: 'R5.1', site: 'c5', by: { kind: 'stall', ...owned } },
    { code: 'build/site-taken', rule: 'R6.1', site: 'c5', by: { kind: 'stall', ...neutral } },
    { code: 'build/site-taken', rule: 'R6.1', site: 'c5', by: { kind: 'expansion', ...owned } },
    { code: 'build/site-taken', rule: 'R6.1', site: 'c5', by: { kind: 'customer', colour: 'purple' } },
  ],
  'build/wrong-area': [
    { code: 'build/wrong-area', rule: 'R5.2', site: 'c5', colour: 'purple', area: 'restaurant' },
    { code: 'build/wrong-area', rule: 'R6.2', site: 'a7', colour: 'blue', area: 'market' },
  ],
  'build/entry-not-adjacent': [{ code: 'build/entry-not-adjacent', rule: 'R2.5', stall: 'c5', entry: 'e5' }],
  'build/entry-taken': [
    { code: 'build/entry-taken', rule: 'R5.1', entry: 'd5', by: { kind: 'entry', ...owned } },
    { code: 'build/entry-taken', rule: 'R5.1', entry: 'd5', by: { kind: 'entry', ...neutral } },
  ],
  'build/entry-outside-market': [{ code: 'build/entry-outside-market', rule: 'R5.3', entry: 'a7' }],
  'build/segment-has-colour': [
    { code: 'build/segment-has-colour', rule: 'R5.4', segment: 4, at: 'd4', ...owned },
    { code: 'build/segment-has-colour', rule: 'R5.4', segment: 4, at: 'd4', ...neutral },
  ],
  'build/segment-full': [{ code: 'build/segment-full', rule: 'R3.5', segment: 4, stalls: 2 }],
  'build/touches': [
    { code: 'build/touches', rule: 'R5.5', site: 'c5', at: 'd4', ...owned },
    { code: 'build/touches', rule: 'R5.5', site: 'c5', at: 'd4', ...neutral },
  ],
  'build/cuts-off': [{ code: 'build/cuts-off', rule: 'R6.5', site: 'c5', parted: ['d4', 'e6'] }],
  'build/entry-sealed': [{ code: 'build/entry-sealed', rule: 'R5.7', stall: 'c5', entry: 'd5' }],
  'build/no-side-for-entry': [{ code: 'build/no-side-for-entry', rule: 'R5.1', stall: 'c5' }],
  'build/no-stall-in-stock': [{ code: 'build/no-stall-in-stock', rule: 'R5.1', colour: 'white' }],
  'build/neutral-colour': [{ code: 'build/neutral-colour', rule: 'R3.7', drawn: 'purple' }],
  'build/no-stand': [{ code: 'build/no-stand', rule: 'R6.1', colour: 'blue' }],
  'build/supply-empty': [{ code: 'build/supply-empty', rule: 'R6.1', colour: 'blue' }],
  'build/not-beside-stand': [{ code: 'build/not-beside-stand', rule: 'R6.3', site: 'c5', colour: 'green' }],
  'build/beside-other-stand': [
    { code: 'build/beside-other-stand', rule: 'R6.4', site: 'c5', at: 'd4', ...owned },
    { code: 'build/beside-other-stand', rule: 'R6.4', site: 'c5', at: 'd4', ...neutral },
  ],
  'build/card-count': [{ code: 'build/card-count', rule: 'R4.2', count: 2 }],
  'build/card-not-held': [{ code: 'build/card-not-held', rule: 'R4.2', card: 'S4' }],
  'build/card-misses-site': [
    { code: 'build/card-misses-site', rule: 'R4.2', card: 'J2', site: 'c5', segment: 2 },
  ],
  'build/no-card-fits': [{ code: 'build/no-card-fits', rule: 'R4.2', site: 'c5', segment: 2 }],
  'build/card-useless': [{ code: 'build/card-useless', rule: 'R4.2', card: 'S4' }],
  'build/fee-missing': [{ code: 'build/fee-missing', rule: 'R4.2', card: 'J1' }],
  'build/fee-not-due': [{ code: 'build/fee-not-due', rule: 'R4.2' }],
  'build/cannot-pay': [
    {
      code: 'build/cannot-pay',
      rule: 'R4.4',
      colour: 'white',
      size: 3,
      fee: false,
      money: { white: 1, blue: 2 },
    },
    { code: 'build/cannot-pay', rule: 'R4.4', colour: 'blue', size: 2, fee: true, money: {} },
  ],
  'build/no-money-for-fee': [{ code: 'build/no-money-for-fee', rule: 'R4.4', card: 'J1' }],
  'build/wrong-price': [
    { code: 'build/wrong-price', rule: 'R6.6', colour: 'purple', size: 3, paid: { purple: 1, green: 1 } },
    { code: 'build/wrong-price', rule: 'R6.6', colour: 'red', size: 2, paid: {} },
  ],
  'build/coins-not-held': [
    { code: 'build/coins-not-held', rule: 'R4.4', paid: { red: 2 }, fee: null, money: { red: 1, purple: 4 } },
    { code: 'build/coins-not-held', rule: 'R4.4', paid: { red: 2 }, fee: 'blue', money: { red: 2 } },
    { code: 'build/coins-not-held', rule: 'R4.4', paid: {}, fee: 'white', money: {} },
  ],
  'move/expanded': [{ code: 'move/expanded', rule: 'R7.1', colour: 'blue', size: 3 }],
  'move/not-blocked': [{ code: 'move/not-blocked', rule: 'R7.1', colour: 'green', sites: ['c5', 'c6'] }],
  'move/same-site': [{ code: 'move/same-site', rule: 'R7.2', site: 'c5' }],
  'move/nowhere': [{ code: 'move/nowhere', rule: 'R7.2', colour: 'white' }],
  'expand/nowhere': [{ code: 'expand/nowhere', rule: 'R6.3', colour: 'white' }],
  'lure/waiting': [{ code: 'lure/waiting', rule: 'R8.1', colour: 'blue' }],
  'lure/no-open-entry': [{ code: 'lure/no-open-entry', rule: 'R8.1', colour: 'white' }],
  'lure/not-an-entry': [{ code: 'lure/not-an-entry', rule: 'R8.1', colour: 'green', site: 'c5' }],
  'lure/entry-occupied': [{ code: 'lure/entry-occupied', rule: 'R8.1', entry: 'c5', by: 'blue' }],
  'lure/needs-barkers': [
    {
      code: 'lure/needs-barkers',
      rule: 'R8.4',
      colour: 'white',
      entry: 'd5',
      needed: 2,
      held: 1,
      nearer: ['c4', 'e6'],
    },
    {
      code: 'lure/needs-barkers',
      rule: 'R8.3',
      colour: 'red',
      entry: 'd5',
      needed: 1,
      held: 0,
      nearer: ['c4'],
    },
  ],
  'lure/wrong-barkers': [
    { code: 'lure/wrong-barkers', rule: 'R8.4', needed: 1, played: 2 },
    { code: 'lure/wrong-barkers', rule: 'R8.4', needed: 0, played: 1 },
    { code: 'lure/wrong-barkers', rule: 'R8.4', needed: 2, played: 0 },
  ],
  'draw/place-empty': [{ code: 'draw/place-empty', rule: 'R9.1', index: 1 }],
  'draw/no-barkers': [{ code: 'draw/no-barkers', rule: 'R9.1' }],
  'discard/card-not-held': [{ code: 'discard/card-not-held', rule: 'R9.2', card: 'J3' }],
  'dropOut/too-early': [{ code: 'dropOut/too-early', rule: 'R11.2' }],
  'seat/not-acting': [{ code: 'seat/not-acting', rule: 'R3.4', acting: 0 }],
} satisfies { readonly [code in RefusalCode]: Some<Extract<RuleRefusal, { code: code }>> } & {
  readonly 'action/malformed': Some<Malformed>;
};
