/** Samples for every text of the pages, at least one for each branch. */
import type { Reason } from '@kairo/bots';
import type { Action, ActionType, Refusal } from '@kairo/engine';
import type { LinkError, TableError, TableRefusal } from '@kairo/protocol';
import type { AdviceTexts, HomeMessages, InspectionMessages, WhyNotTexts } from '../../src/browser.ts';
import type { MoveContext } from '../../src/messages/sentenceContext.ts';
import { refusalSamples, type Some } from '../samples.ts';

type OwnRefusal = Exclude<TableRefusal, Refusal>;

export const tableRefusalSamples = {
  'table/not-your-turn': [
    { code: 'table/not-your-turn', acting: 1 },
    { code: 'table/not-your-turn', acting: undefined },
  ],
  'table/not-your-seat': [{ code: 'table/not-your-seat', seat: 1 }],
  'table/stale': [{ code: 'table/stale' }],
  'table/stopped': [{ code: 'table/stopped' }],
  'table/not-operator': [{ code: 'table/not-operator' }],
  'table/malformed': [{ code: 'table/malformed', field: 'id', expected: 'a text' }],
  'table/nothing-to-undo': [{ code: 'table/nothing-to-undo' }],
  'table/nothing-to-take-back': [{ code: 'table/nothing-to-take-back' }],
  'table/not-alone': [{ code: 'table/not-alone' }],
  'table/already-revealed': [{ code: 'table/already-revealed' }],
  'table/turn-not-complete': [{ code: 'table/turn-not-complete' }],
  'table/turn-complete': [{ code: 'table/turn-complete' }],
  'table/unexplained': [{ code: 'table/unexplained' }],
  'table/no-hints': [{ code: 'table/no-hints' }],
  'table/no-advice': [{ code: 'table/no-advice' }],
  'table/adviser-failed': [{ code: 'table/adviser-failed' }],
  'table/adviser-absent': [{ code: 'table/adviser-absent' }],
  'table/no-adviser': [
    {
      code: 'table/no-adviser',
      error: { code: 'bot/weights', file: 'outlook2.json', problem: { code: 'weights/json' } },
    },
    { code: 'table/no-adviser', error: { code: 'bot/rules-version', found: '9', supported: 1 } },
  ],
} satisfies { readonly [code in OwnRefusal['code']]: Some<Extract<OwnRefusal, { code: code }>> };

type OwnError = Exclude<TableError, { code: `edition/${string}` }>;

export const tableErrorSamples = {
  'table/protocol': [{ code: 'table/protocol', found: 9, supported: 1 }],
  'table/unknown-edition': [{ code: 'table/unknown-edition', id: 'souk', known: ['cairo', 'alley'] }],
  'table/malformed': [{ code: 'table/malformed', field: 'seats.0', expected: 'a seat' }],
  'table/elsewhere': [{ code: 'table/elsewhere' }],
  'table/no-saved-game': [{ code: 'table/no-saved-game' }],
  'table/bad-save': [{ code: 'table/bad-save', detail: 'line 3' }],
  'table/rules-version': [{ code: 'table/rules-version', found: 2, supported: 1 }],
  'table/not-open': [{ code: 'table/not-open' }],
  'table/bot': [
    {
      code: 'table/bot',
      level: 'vizier',
      error: {
        code: 'bot/weights',
        file: 'outlook2.json',
        problem: { code: 'weights/players', expected: 2, found: '3' },
      },
    },
    { code: 'table/bot', level: 'trader', error: { code: 'bot/budget', found: 'x' } },
  ],
  'table/bad-position': [{ code: 'table/bad-position', detail: 'wrong: cards' }],
  'table/crashed': [{ code: 'table/crashed', detail: 'out of memory' }],
  'setup/players': [{ code: 'setup/players', found: '5', min: 2, max: 4 }],
  'setup/no-preset': [{ code: 'setup/no-preset', edition: 'souk', players: 3, available: [] }],
} satisfies { readonly [code in OwnError['code']]: Some<Extract<OwnError, { code: code }>> };

export const reasonSamples = {
  earns: [{ kind: 'earns', colour: 'white', amount: 3 }],
  rivalEarns: [{ kind: 'rivalEarns', seat: 1, colour: 'blue', amount: 1 }],
  scores: [{ kind: 'scores', colour: 'purple', points: 4 }],
  takesMedal: [
    { kind: 'takesMedal', colour: 'green', medal: 'gold', points: 3, from: 'supply' },
    { kind: 'takesMedal', colour: 'white', medal: 'silver', points: 2, from: 0 },
  ],
  opensExpansion: [
    { kind: 'opensExpansion', colour: 'blue', points: 3, medals: 0 },
    { kind: 'opensExpansion', colour: 'red', points: 7, medals: 5 },
  ],
  opensByThree: [{ kind: 'opensByThree', colour: 'white', points: 3, medals: 0 }],
  closesExpansion: [
    { kind: 'closesExpansion', colour: 'green', points: 4, forGood: false },
    { kind: 'closesExpansion', colour: 'red', points: 2, forGood: true },
  ],
  fitsStand: [
    { kind: 'fitsStand', colour: 'purple', others: 0 },
    { kind: 'fitsStand', colour: 'red', others: 2 },
  ],
  fitsStall: [
    { kind: 'fitsStall', colours: ['white'] },
    { kind: 'fitsStall', colours: ['blue', 'green', 'purple'] },
  ],
  displayLacks: [{ kind: 'displayLacks' }],
  seenFirst: [{ kind: 'seenFirst' }],
  holdsCards: [
    { kind: 'holdsCards', count: 1, excess: 0 },
    { kind: 'holdsCards', count: 3, excess: 0 },
    { kind: 'holdsCards', count: 6, excess: 2 },
  ],
  dropsIdleCard: [{ kind: 'dropsIdleCard' }],
  missesCard: [{ kind: 'missesCard', colour: 'yellow' }],
  opensLure: [
    { kind: 'opensLure', colour: 'red', amount: 1, passed: 1 },
    { kind: 'opensLure', colour: 'white', amount: 3, passed: 2 },
  ],
  holdsBarkers: [
    { kind: 'holdsBarkers', count: 1 },
    { kind: 'holdsBarkers', count: 2 },
  ],
  setsUpLure: [{ kind: 'setsUpLure', colour: 'white', amount: 2 }],
  wouldCome: [{ kind: 'wouldCome', colour: 'green' }],
  losesLure: [{ kind: 'losesLure', colour: 'purple', amount: 3 }],
  deniesLure: [{ kind: 'deniesLure', seat: 1, colour: 'green', amount: 2 }],
  offersLure: [{ kind: 'offersLure', seat: 1, colour: 'red', amount: 4 }],
  roomToGrow: [
    { kind: 'roomToGrow', sites: 0, hasCard: false },
    { kind: 'roomToGrow', sites: 1, hasCard: false },
    { kind: 'roomToGrow', sites: 3, hasCard: true },
  ],
  losesGrowth: [
    { kind: 'losesGrowth', colour: 'white', mayMove: false },
    { kind: 'losesGrowth', colour: 'red', mayMove: true },
  ],
  deniesGrowth: [{ kind: 'deniesGrowth', seat: 0, colour: 'yellow' }],
  sparesOwn: [{ kind: 'sparesOwn' }],
  startsFinalPhase: [
    { kind: 'startsFinalPhase', standing: 'ahead' },
    { kind: 'startsFinalPhase', standing: 'level' },
    { kind: 'startsFinalPhase', standing: 'behind' },
  ],
  winsGame: [
    { kind: 'winsGame', shared: false },
    { kind: 'winsGame', shared: true },
  ],
  gainsNothing: [{ kind: 'gainsNothing' }],
  keepsMoney: [
    { kind: 'keepsMoney', points: 2 },
    { kind: 'keepsMoney', points: 0 },
  ],
  spendsBarkers: [{ kind: 'spendsBarkers', count: 2 }],
  spendsThreeCards: [{ kind: 'spendsThreeCards' }],
  pays: [{ kind: 'pays', coins: 3 }],
} satisfies { readonly [kind in Reason['kind']]: Some<Extract<Reason, { kind: kind }>> };

const stall = { colour: 'white', stall: 'c5', entry: 'd5', cards: ['S4'], fee: null } as const;

/** The position before the moves of `actionSamples`. */
export const position: MoveContext = {
  display: ['S4', 'J1', 'S4', null],
  pending: null,
  seat: 0,
  stands: [],
};

export const actionSamples = {
  place: [{ type: 'place', colour: 'white', stall: 'c5', entry: 'd5' }],
  stall: [{ type: 'stall', ...stall }],
  expand: [
    { type: 'expand', colour: 'green', site: 'c8', cards: ['S4'], fee: null, payment: { green: 2 } },
    { type: 'expand', colour: 'purple', site: 'a8', cards: ['J1'], fee: 'red', payment: { purple: 2 } },
  ],
  move: [{ type: 'move', ...stall }],
  lure: [{ type: 'lure', colour: 'white', entry: 'd6', barkers: 0 }],
  pick: [
    { type: 'pick', from: 'display', index: 1 },
    { type: 'pick', from: 'pile' },
    { type: 'pick', from: 'barkers' },
  ],
  discard: [{ type: 'discard', card: 'J1' }],
  dropOut: [{ type: 'dropOut' }],
} satisfies { readonly [type in ActionType]: Some<Action> };

/** Arguments for the functions of a section, under the same keys. */
export type Calls<T> = {
  readonly [K in keyof T]?: T[K] extends (...args: infer A) => string ? Some<Readonly<A>> : Calls<T[K]>;
};

export const homeCalls: Calls<HomeMessages> = {
  minutes: [[1], [25]],
  minutesNote: { people: [[20]], both: [[20, 3]], bots: [[3]] },
  round: [[13]],
  who: [[1]],
  levelOption: [['Trader', 'steady']],
  name: [[1]],
  nameElse: [['Lotus']],
  icon: [[1]],
  iconIs: [[1, 'Lotus']],
  removeSeat: [[3]],
  ownBoard: [['souk']],
  proposal: { bot: [['Trader']] },
  together: { waiting: [[1], [3]] },
  games: { all: [[6]] },
};

export const inspectionCalls: Calls<InspectionMessages> = {
  stand: {
    own: [['red']],
    of: [['blue', 'Amina']],
    neutral: [['white']],
    entry: [['c4']],
    only: [['red']],
    largest: [['green']],
    level: [
      ['yellow', ['Amina']],
      ['yellow', [undefined, 'Amina']],
    ],
    smaller: [['purple', 'Amina', 3]],
    medals: [['Amina', 'Omar']],
    bothMedals: [['Amina']],
    income: [
      ['c4', [{ name: undefined, coins: '2 C' }]],
      [
        'c4',
        [
          { name: undefined, coins: '1 C' },
          { name: 'Amina', coins: '5 C' },
        ],
      ],
    ],
    expand: [[3]],
    lure: [['red']],
  },
  customer: { at: [['c4']], nearest: [['red', 'c4', 1]], lureTo: [['c4']] },
  medal: { scores: [[3]], takenBy: { gold: [['red']], silver: [['blue']] } },
  card: {
    onDisplay: [[2]],
    standard: [[4]],
    joker: [[[1, 2, 3]]],
    faceDown: [[1], [16]],
    open: [[1], [9]],
    among: [['3 × A']],
  },
  barker: { stock: [[0], [5]] },
  coin: { total: [[8]], pays: [['red', 3]] },
  player: {
    ahead: [[1]],
    behind: [[2]],
    stands: [
      [1, 1],
      [4, 3],
    ],
    medals: [
      [0, 0],
      [1, 3],
      [5, 13],
    ],
    money: [['8 C']],
  },
  supply: {
    title: [['red']],
    left: [
      [1, 6],
      [2, 6],
    ],
  },
  site: { possible: [['A']] },
};

/** The samples for a single colour. */
const sharedRefusals: Calls<WhyNotTexts['messages']['shared']> = {
  'build/wrong-area': [[refusalSamples['build/wrong-area'][1]]],
  'build/segment-has-colour': [[refusalSamples['build/segment-has-colour'][0]]],
  'build/no-stall-in-stock': [[refusalSamples['build/no-stall-in-stock'][0]]],
  'build/supply-empty': [[refusalSamples['build/supply-empty'][0]]],
  'build/not-beside-stand': [[refusalSamples['build/not-beside-stand'][0]]],
  'build/beside-other-stand': [[refusalSamples['build/beside-other-stand'][0]]],
  'build/cannot-pay': [[refusalSamples['build/cannot-pay'][0]]],
};

export const whyNotCalls: Calls<WhyNotTexts['messages']> = {
  site: [['c5']],
  nobody: [['c5']],
  shared: sharedRefusals,
};

export const hintCalls: Calls<AdviceTexts['hints']> = {
  chance: [[0.614], [1]],
  winChance: [[0.614], [0], [1]],
};

const linkErrors: readonly LinkError[] = [
  { code: 'link/unknown-board', found: 'atlantis', known: ['cairo', 'alley'] },
  { code: 'link/unknown-player', found: 'sphinx', known: ['person', 'vizier'] },
  { code: 'setup/players', found: '1', min: 2, max: 4 },
  { code: 'link/malformed', field: 'link', expected: 'percent-encoded text' },
  { code: 'link/malformed', field: 'seats.1.icon', expected: 'an icon that no other seat has' },
];
export const appCalls = { badLink: { why: linkErrors.map((error) => [error]) } };

export const guideCalls = { supply: [[6, 7]], prices: [[3]] };

export const rulebookCalls = {
  search: {
    found: [
      [1, 'tent'],
      [5, 'tent'],
    ],
    nothing: [['tent']],
  },
  example: [[4]],
  picture: [['c6']],
  possible: [['c6']],
};
