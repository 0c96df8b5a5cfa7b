/** The lessons in their order: what is to be done, how it is done, and which tries are answered. */
import type { Action, Colour, GameEvent, SiteName } from '@kairo/engine';
import { type LessonId, LESSONS as ORDER } from '@kairo/texts/browser';
import type { WhyNot } from '../choice/choice.ts';
import type { Subject } from '../game/inspection.ts';

/** Something that is refused with this rule, and answered by the text for the rule. */
export interface WrongTry {
  readonly asks: Exclude<WhyNot, { about: 'noCustomer' }>;
  readonly rule: string;
  /** Of the solution, before it. */
  readonly after?: number;
}

export type Chapter = 1 | 2 | 3;

export interface Lesson {
  readonly id: LessonId;
  readonly chapter: Chapter;
  /** What it is about; of its stall on the path, too. */
  readonly colour: Colour;
  readonly rules: readonly string[];
  /** Whether these events, all that the learner's turn had, reach the goal. */
  readonly isReached: (events: readonly GameEvent[]) => boolean;
  /** Whether they are the first half of it, which the rival answers. */
  readonly isOnTheWay?: (events: readonly GameEvent[]) => boolean;
  /** What has to be looked at, or others of its kind and owner, where that is all there is to do. */
  readonly looks?: readonly Subject[];
  /** One way to the goal. */
  readonly solution: readonly Action[];
  readonly wrongTries: readonly WrongTry[];
}

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

function some<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
  fits: (event: EventOf<T>) => boolean = () => true,
): boolean {
  return events.some((event) => event.type === type && fits(event as EventOf<T>));
}

const onSite = (site: SiteName, colour: Colour): WrongTry['asks'] => ({ about: 'site', site, colour });
const luring = (colour: Colour, entry: SiteName): WrongTry['asks'] => ({
  about: 'action',
  site: entry,
  action: { type: 'lure', colour, entry, barkers: 0 },
});
const ofCustomer = (colour: Colour): WrongTry['asks'] => ({ about: 'customer', colour });

/** How often the learner has taken the green silver medal. */
const silversTaken = (events: readonly GameEvent[]): number =>
  events.filter(
    (event) =>
      event.type === 'medalTaken' && event.seat === 0 && event.medal === 'silver' && event.colour === 'green',
  ).length;

const FACTS: { readonly [id in LessonId]: Omit<Lesson, 'id'> } = {
  read: {
    chapter: 1,
    colour: 'green',
    rules: ['R1.1', 'R2.1', 'R2.2', 'R2.4', 'R2.5', 'R2.6', 'R12.1'],
    isReached: () => false,
    looks: [
      { kind: 'stand', owner: 0, colour: 'green' },
      { kind: 'stand', owner: 1, colour: 'yellow' },
      { kind: 'site', site: 'd8' },
    ],
    solution: [],
    wrongTries: [],
  },
  lure: {
    chapter: 1,
    colour: 'yellow',
    rules: ['R4.1', 'R8.1', 'R8.2', 'R8.5', 'R8.6'],
    isReached: (events) =>
      some(events, 'earned', ({ seat, colour, amount }) => seat === 0 && colour === 'yellow' && amount >= 2),
    solution: [{ type: 'lure', colour: 'yellow', entry: 'd7', barkers: 0 }],
    wrongTries: [
      { asks: ofCustomer('purple'), rule: 'R8.1' },
      { asks: ofCustomer('white'), rule: 'R8.1' },
      { asks: luring('yellow', 'g9'), rule: 'R8.1' },
    ],
  },
  draw: {
    chapter: 1,
    colour: 'red',
    rules: ['R3.1', 'R9.1', 'R9.2', 'R9.3', 'R9.4'],
    isReached: (events) =>
      some(events, 'picked', ({ card }) => card === 'S5') &&
      some(events, 'discarded') &&
      !some(events, 'discarded', ({ card }) => card === 'S5') &&
      some(events, 'turnBegan', ({ seat }) => seat !== 0),
    solution: [
      { type: 'pick', from: 'display', index: 1 },
      { type: 'pick', from: 'barkers' },
      { type: 'discard', card: 'S9' },
    ],
    wrongTries: [
      { asks: { about: 'card', card: 'S1' }, rule: 'R9.1', after: 1 },
      { asks: ofCustomer('red'), rule: 'R9.1', after: 1 },
    ],
  },
  build: {
    chapter: 1,
    colour: 'blue',
    rules: ['R4.2', 'R4.3', 'R5.1', 'R5.2', 'R5.3', 'R5.4', 'R5.5', 'R5.8'],
    isReached: (events) => some(events, 'stallBuilt', ({ colour }) => colour === 'blue'),
    solution: [{ type: 'stall', colour: 'blue', stall: 'h3', entry: 'h4', cards: ['S2'], fee: null }],
    wrongTries: [
      { asks: onSite('f3', 'blue'), rule: 'R5.5' },
      { asks: onSite('d11', 'blue'), rule: 'R5.4' },
      { asks: onSite('a9', 'blue'), rule: 'R5.2' },
      { asks: onSite('f6', 'blue'), rule: 'R4.2' },
    ],
  },
  grow: {
    chapter: 1,
    colour: 'yellow',
    rules: ['R2.4', 'R6.1', 'R6.2', 'R6.3', 'R6.7'],
    isReached: (events) => some(events, 'expanded', ({ colour, size }) => colour === 'yellow' && size === 2),
    solution: [
      { type: 'expand', colour: 'yellow', site: 'g6', cards: ['S5'], fee: null, payment: { yellow: 2 } },
    ],
    wrongTries: [
      { asks: onSite('g7', 'yellow'), rule: 'R6.3' },
      { asks: onSite('f7', 'yellow'), rule: 'R6.1' },
    ],
  },
  pay: {
    chapter: 2,
    colour: 'blue',
    rules: ['R4.4', 'R6.6'],
    isReached: (events) =>
      some(events, 'expanded', ({ colour, size }) => colour === 'blue' && size === 3) &&
      some(events, 'paid', ({ coins }) => coins.blue === 1),
    solution: [
      {
        type: 'expand',
        colour: 'blue',
        site: 'i6',
        cards: ['S6'],
        fee: null,
        payment: { red: 1, green: 1, blue: 1, white: 2 },
      },
    ],
    wrongTries: [
      { asks: onSite('d3', 'yellow'), rule: 'R4.4' },
      { asks: onSite('j7', 'blue'), rule: 'R6.1' },
    ],
  },
  nearest: {
    chapter: 2,
    colour: 'red',
    rules: ['R8.1', 'R8.2', 'R8.3', 'R8.6'],
    isReached: (events) =>
      some(events, 'earned', ({ seat }) => seat === 0) && !some(events, 'earned', ({ seat }) => seat !== 0),
    solution: [{ type: 'lure', colour: 'red', entry: 'd4', barkers: 0 }],
    wrongTries: [
      { asks: luring('blue', 'd9'), rule: 'R8.3' },
      { asks: luring('green', 'f10'), rule: 'R8.1' },
    ],
  },
  barkers: {
    chapter: 2,
    colour: 'yellow',
    rules: ['R8.3', 'R8.4', 'R8.6'],
    isReached: (events) => some(events, 'earned', ({ seat, amount }) => seat === 0 && amount === 4),
    solution: [{ type: 'lure', colour: 'yellow', entry: 'd6', barkers: 1 }],
    wrongTries: [{ asks: luring('blue', 'j9'), rule: 'R8.4' }],
  },
  medals: {
    chapter: 2,
    colour: 'green',
    rules: ['R6.3', 'R6.4', 'R6.8', 'R6.9'],
    isReached: (events) => silversTaken(events) === 2,
    isOnTheWay: (events) => silversTaken(events) === 1,
    solution: [
      { type: 'expand', colour: 'green', site: 'f7', cards: ['S5'], fee: null, payment: { green: 3 } },
      { type: 'expand', colour: 'green', site: 'f5', cards: ['S5'], fee: null, payment: { green: 4 } },
    ],
    wrongTries: [
      { asks: onSite('g6', 'green'), rule: 'R6.4' },
      { asks: onSite('e7', 'green'), rule: 'R6.1' },
      { asks: onSite('g7', 'green'), rule: 'R6.3' },
    ],
  },
  joker: {
    chapter: 2,
    colour: 'white',
    rules: ['R4.2', 'R4.4'],
    isReached: (events) =>
      some(events, 'stallBuilt', ({ colour }) => colour === 'white') &&
      some(events, 'paid', ({ fee }) => fee !== undefined),
    solution: [{ type: 'stall', colour: 'white', stall: 'f9', entry: 'e9', cards: ['J5'], fee: 'red' }],
    wrongTries: [
      { asks: onSite('e5', 'white'), rule: 'R5.4' },
      { asks: onSite('j10', 'white'), rule: 'R4.2' },
    ],
  },
  threeCards: {
    chapter: 3,
    colour: 'purple',
    rules: ['R4.2', 'R5.2', 'R5.3'],
    isReached: (events) =>
      some(events, 'stallBuilt', ({ colour }) => colour === 'purple') &&
      some(events, 'cardsPlayed', ({ cards }) => cards.length === 3),
    solution: [
      {
        type: 'stall',
        colour: 'purple',
        stall: 'g12',
        entry: 'g11',
        cards: ['S1', 'S3', 'J1'],
        fee: null,
      },
    ],
    wrongTries: [
      { asks: onSite('g10', 'purple'), rule: 'R5.2' },
      { asks: onSite('e12', 'purple'), rule: 'R5.5' },
    ],
  },
  blocked: {
    chapter: 3,
    colour: 'yellow',
    rules: ['R5.7', 'R6.5', 'R7.1', 'R7.2', 'R7.3'],
    isReached: (events) => some(events, 'stallMoved', ({ colour }) => colour === 'yellow'),
    solution: [{ type: 'move', colour: 'yellow', stall: 'j3', entry: 'j4', cards: ['S3'], fee: null }],
    wrongTries: [
      { asks: onSite('l2', 'yellow'), rule: 'R5.7' },
      { asks: onSite('k2', 'yellow'), rule: 'R5.5' },
      { asks: onSite('h3', 'yellow'), rule: 'R5.4' },
    ],
  },
  place: {
    chapter: 3,
    colour: 'red',
    rules: ['R3.2', 'R3.4', 'R3.5', 'R3.6', 'R3.7', 'R3.8'],
    isReached: (events) => some(events, 'placed', ({ owner }) => owner === 0),
    solution: [{ type: 'place', colour: 'red', stall: 'g7', entry: 'g6' }],
    wrongTries: [
      { asks: onSite('d4', 'red'), rule: 'R3.5' },
      { asks: onSite('j6', 'red'), rule: 'R5.5' },
      { asks: onSite('a9', 'red'), rule: 'R5.2' },
    ],
  },
  lanterns: {
    chapter: 3,
    colour: 'red',
    rules: ['R11.1', 'R11.2', 'R11.3'],
    isReached: (events) => some(events, 'finalPhase'),
    solution: [
      { type: 'expand', colour: 'yellow', site: 'g7', cards: ['S5'], fee: null, payment: { yellow: 4 } },
    ],
    wrongTries: [
      { asks: onSite('d2', 'red'), rule: 'R4.2' },
      { asks: onSite('e7', 'yellow'), rule: 'R6.1' },
    ],
  },
  scoring: {
    chapter: 3,
    colour: 'blue',
    rules: ['R11.2', 'R11.3', 'R11.4', 'R11.5'],
    isReached: (events) =>
      some(events, 'gameOver', ({ winners }) => winners.length === 1 && winners[0] === 0),
    solution: [
      { type: 'expand', colour: 'blue', site: 'h10', cards: ['J5'], fee: 'red', payment: { blue: 2 } },
    ],
    wrongTries: [
      { asks: onSite('e3', 'red'), rule: 'R6.1' },
      { asks: onSite('j11', 'blue'), rule: 'R6.3' },
    ],
  },
};

export const LESSONS: readonly Lesson[] = ORDER.map((id) => ({ id, ...FACTS[id] }));

/** The sites of its wrong tries: a finger that hits one of them means it, even beside a site that can be chosen. */
export function namedSites({ wrongTries }: Lesson): readonly SiteName[] {
  return wrongTries.flatMap(({ asks }) => ('site' in asks ? [asks.site] : []));
}
