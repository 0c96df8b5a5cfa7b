/** Reads events from untrusted JSON. The engine computes nothing from them, but they are shown, so every field is checked. */
import type { Misfit } from '../expectation.ts';
import { boolean, list, object, oneOf, reading, text, unfit, whole } from '../json/read.ts';
import type { EventType, GameEvent, PointSource } from '../play/events.ts';
import type { Result } from '../result.ts';
import {
  COLOURS,
  DISPLAY_SIZE,
  END_REASONS,
  isCardName,
  isSiteName,
  MAX_PLAYERS,
  MEDALS,
  MIN_PLAYERS,
} from '../vocabulary.ts';

/** Rejects a value that is not valid in a game of so many players. */
type Check = (value: unknown, field: string, players: number) => void;
type Checks = { readonly [fact: string]: Check };

const MAX_COUNT = 1_000_000;
const POINT_SOURCES: readonly PointSource[] = ['size', ...MEDALS, 'medals', 'money'];

const seat: Check = (value, field, players) => whole(value, field, 0, players - 1);
const count: Check = (value, field) => whole(value, field, 0, MAX_COUNT);
const place: Check = (value, field) => whole(value, field, 0, DISPLAY_SIZE - 1);
const site: Check = (value, field) => {
  if (!isSiteName(value)) unfit(field, { kind: 'site' });
};
const card: Check = (value, field) => {
  if (!isCardName(value)) unfit(field, { kind: 'card' });
};

const cardOrNone: Check = (value, field, players) => {
  if (value !== null) card(value, field, players);
};

function among(values: readonly string[]): Check {
  return (value, field) => oneOf(value, field, values);
}

/** A seat, or the given word. */
function seatOr(word: string): Check {
  return (value, field, players) => {
    if (value !== word) seat(value, field, players);
  };
}

function listOf(check: Check): Check {
  return (value, field, players) => {
    for (const [i, item] of list(value, field).entries()) check(item, `${field}.${i}`, players);
  };
}

/** One value per seat. */
function bySeat(check: Check): Check {
  return (value, field, players) => {
    list(value, field, players);
    listOf(check)(value, field, players);
  };
}

function optional(check: Check): Check {
  return (value, field, players) => {
    if (value !== undefined) check(value, field, players);
  };
}

/** Exactly these fields. */
function facts(checks: Checks): Check {
  return (value, field, players) => {
    const found = object(value, field);
    const names = Object.keys(checks);
    for (const name of Object.keys(found)) {
      if (!names.includes(name)) unfit(`${field}.${name}`, { kind: 'one-of', values: names });
    }
    for (const name of names) checks[name]!(found[name], `${field}.${name}`, players);
  };
}

const colour = among(COLOURS);
const reason = among(END_REASONS);
const owner = seatOr('neutral');
const byColour = (check: Check): Check =>
  facts(Object.fromEntries(COLOURS.map((name) => [name, optional(check)])));
const stallAndEntry = { stall: site, entry: site };

type FactsOf<T extends EventType> = Exclude<keyof Extract<GameEvent, { type: T }>, 'type' | 'to'>;

const EVENTS: { readonly [type in EventType]: { readonly [fact in FactsOf<type>]: Check } } = {
  started: {
    players: (value, field) => whole(value, field, MIN_PLAYERS, MAX_PLAYERS),
    startSeat: seat,
    customers: byColour(site),
    waiting: colour,
    display: listOf(card),
    pile: count,
  },
  opened: {
    display: listOf(cardOrNone),
    discards: listOf(card),
    seats: bySeat(facts({ cards: count, known: listOf(card) })),
  },
  funds: { seat, money: facts(Object.fromEntries(COLOURS.map((name) => [name, count]))) },
  dealt: { seat, count },
  received: { seat, cards: listOf(card) },
  placed: { owner, seat: optional(seat), colour, ...stallAndEntry },
  neutralDrawn: { seat, colour },
  neutralSetAside: { colour },
  cardsPlayed: { seat, cards: listOf(card) },
  paid: { seat, coins: byColour(count), fee: optional(colour) },
  stallBuilt: { seat, colour, ...stallAndEntry },
  stallMoved: { seat, colour, from: facts(stallAndEntry), ...stallAndEntry },
  expanded: { seat, colour, site, size: count },
  scored: { seat, points: count, for: among(POINT_SOURCES), colour: optional(colour) },
  medalTaken: { seat, colour, medal: among(MEDALS), from: seatOr('supply') },
  lured: { seat, colour, path: listOf(site), owner, barkers: count },
  customerArrived: { colour, entry: site },
  earned: { seat, colour, amount: count },
  picked: {
    seat,
    from: among(['display', 'pile', 'barkers']),
    index: optional(place),
    card: optional(card),
  },
  discarded: { seat, card },
  refilled: { index: place, card },
  reshuffled: { cards: count },
  finalPhase: { reason, next: seat },
  droppedOut: { seat, forced: boolean },
  turnBegan: { seat },
  gameOver: { points: bySeat(count), winners: listOf(seat), reason },
};
const TYPES = Object.keys(EVENTS) as EventType[];

function readEvent(value: unknown, field: string, players: number): GameEvent {
  const type = oneOf(object(value, field)['type'], `${field}.type`, TYPES);
  facts({ type: text, to: seatOr('all'), ...EVENTS[type] })(value, field, players);
  return value as GameEvent;
}

/** Inside `reading`, like `readEvent`. */
export function readEvents(value: unknown, field: string, players: number): readonly GameEvent[] {
  return list(value, field).map((event, i) => readEvent(event, `${field}.${i}`, players));
}

/** The events of a stored step in a game of so many players. `field` is the path that a misfit starts with. */
export function eventsFromJson(
  json: unknown,
  players: number,
  field = 'events',
): Result<readonly GameEvent[], Misfit> {
  return reading(() => readEvents(json, field, players));
}
