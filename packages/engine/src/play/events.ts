/**
 * What applying an action tells: enough to animate it and to write a log in any language. Every event says for whom
 * it is; what only one seat may know is an event of its own, so that redacting is leaving out.
 */
import type { CardName, Coins, Colour, EndReason, Medal, Owner, Seat, SiteName } from '../vocabulary.ts';

export type Audience = 'all' | Seat;

export type PointSource = 'size' | Medal | 'medals' | 'money';

interface EventFacts {
  /** The table is laid (R3.1–R3.4). */
  started: {
    readonly players: number;
    readonly startSeat: Seat;
    readonly customers: { readonly [colour in Colour]?: SiteName };
    readonly waiting: Colour;
    readonly display: readonly CardName[];
    readonly pile: number;
  };
  dealt: { readonly seat: Seat; readonly count: number };
  /** Cards that a seat got from the pile, in its hand. For that seat alone. */
  received: { readonly seat: Seat; readonly cards: readonly CardName[] };
  /** A stall of a start, preset (no `seat`) or placed by a player (R3.5–R3.7). */
  placed: {
    readonly owner: Owner;
    readonly seat?: Seat;
    readonly colour: Colour;
    readonly stall: SiteName;
    readonly entry: SiteName;
  };
  neutralDrawn: { readonly seat: Seat; readonly colour: Colour };
  neutralSetAside: { readonly colour: Colour };
  cardsPlayed: { readonly seat: Seat; readonly cards: readonly CardName[] };
  paid: { readonly seat: Seat; readonly coins: Coins; readonly fee?: Colour };
  stallBuilt: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly stall: SiteName;
    readonly entry: SiteName;
  };
  stallMoved: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly from: { readonly stall: SiteName; readonly entry: SiteName };
    readonly stall: SiteName;
    readonly entry: SiteName;
  };
  expanded: { readonly seat: Seat; readonly colour: Colour; readonly site: SiteName; readonly size: number };
  scored: {
    readonly seat: Seat;
    readonly points: number;
    readonly for: PointSource;
    readonly colour?: Colour;
  };
  medalTaken: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly medal: Medal;
    readonly from: Seat | 'supply';
  };
  /** The customer walked along `path`, both ends included, to the stand of `owner` and left the board. */
  lured: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly path: readonly SiteName[];
    readonly owner: Owner;
    readonly barkers: number;
  };
  /** The customer that waited stands on the entry now (R8.5). */
  customerArrived: { readonly colour: Colour; readonly entry: SiteName };
  earned: { readonly seat: Seat; readonly colour: Colour; readonly amount: number };
  picked: {
    readonly seat: Seat;
    readonly from: 'display' | 'pile' | 'barkers';
    /** From the display: which place, and what lay there. */
    readonly index?: number;
    readonly card?: CardName;
  };
  discarded: { readonly seat: Seat; readonly card: CardName };
  refilled: { readonly index: number; readonly card: CardName };
  reshuffled: { readonly cards: number };
  finalPhase: { readonly reason: EndReason; readonly next: Seat };
  /** R11.2: by choice, or because nothing could be built. */
  droppedOut: { readonly seat: Seat; readonly forced: boolean };
  turnBegan: { readonly seat: Seat };
  gameOver: {
    readonly points: readonly number[];
    readonly winners: readonly Seat[];
    readonly reason: EndReason;
  };
}

export type EventType = keyof EventFacts;
export type GameEvent = {
  readonly [type in EventType]: { readonly type: type; readonly to: Audience } & EventFacts[type];
}[EventType];

/** Where events go; undefined when nobody listens, as in search. */
export type Emit = ((event: GameEvent) => void) | undefined;

/** Events that bring to light what was hidden: there is no way back behind them. */
const REVEALING: ReadonlySet<EventType> = new Set([
  'received',
  'refilled',
  'neutralDrawn',
  'started',
  'gameOver',
]);

export function reveals(events: readonly GameEvent[]): boolean {
  for (let i = 0; i < events.length; i++) if (REVEALING.has(events[i]!.type)) return true;
  return false;
}
