/**
 * The events of an applied action: enough to animate it and to write a log in any language. Every event has an
 * audience. What only one seat may know is a separate event, so redaction is a filter.
 */
import {
  type ByColour,
  type CardName,
  type Coins,
  type Colour,
  type EndReason,
  type Medal,
  type Owner,
  REVEALING_EVENTS,
  type Seat,
  type SiteName,
} from '../vocabulary.ts';

export type Audience = 'all' | Seat;

export type PointSource = 'size' | Medal | 'medals' | 'money';

interface EventFacts {
  /** R3.1–R3.4 */
  started: {
    readonly players: number;
    readonly startSeat: Seat;
    readonly customers: { readonly [colour in Colour]?: SiteName };
    readonly waiting: Colour;
    readonly display: readonly CardName[];
    readonly pile: number;
  };
  /** The game begins at a position instead of a deal. Everyone saw the seats take the cards in `known`. */
  opened: {
    readonly display: readonly (CardName | null)[];
    readonly discards: readonly CardName[];
    readonly seats: readonly { readonly cards: number; readonly known: readonly CardName[] }[];
  };
  /** The coins of a seat at such a beginning. Sent to that seat only. */
  funds: { readonly seat: Seat; readonly money: ByColour<number> };
  dealt: { readonly seat: Seat; readonly count: number };
  /** Cards that a seat drew from the pile. Sent to that seat only. */
  received: { readonly seat: Seat; readonly cards: readonly CardName[] };
  /** R3.5–R3.7: a stall of the set-up. Without `seat` it is part of a preset. */
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
  /** The customer walked along `path`, both ends included, to the entry of the stand of `owner`, and left the board. */
  lured: {
    readonly seat: Seat;
    readonly colour: Colour;
    readonly path: readonly SiteName[];
    readonly owner: Owner;
    readonly barkers: number;
  };
  /** R8.5: the waiting customer appeared on the entry. */
  customerArrived: { readonly colour: Colour; readonly entry: SiteName };
  earned: { readonly seat: Seat; readonly colour: Colour; readonly amount: number };
  picked: {
    readonly seat: Seat;
    readonly from: 'display' | 'pile' | 'barkers';
    /** Only for a pick from the display. */
    readonly index?: number;
    readonly card?: CardName;
  };
  discarded: { readonly seat: Seat; readonly card: CardName };
  refilled: { readonly index: number; readonly card: CardName };
  reshuffled: { readonly cards: number };
  finalPhase: { readonly reason: EndReason; readonly next: Seat };
  /** R11.2: `forced` if nothing could be built. */
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

/** Receives the events; undefined where they are not needed, as in search. */
export type Emit = ((event: GameEvent) => void) | undefined;

const REVEALING: ReadonlySet<EventType> = new Set(REVEALING_EVENTS);

export function reveals(events: readonly GameEvent[]): boolean {
  for (let i = 0; i < events.length; i++) if (REVEALING.has(events[i]!.type)) return true;
  return false;
}
