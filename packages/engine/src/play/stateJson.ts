/**
 * The full state as JSON, in the format of `docs/trace.md`. It includes all hidden information but the random key, so
 * it must not be sent to players.
 */
import { CARD_KINDS, NONE } from '../board/board.ts';
import { bagOf, cardsHeld, discardsOf, displayOf, pileOf } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { customerSite, entryOf, medalHolder, stallOf, supplyOf, tilesOf } from '../state/pieces.ts';
import { barkerStock, barkersOf, isOut, moneyOf, pointsOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import {
  actingSeat,
  discardsLeft,
  neutralColour,
  phaseOf,
  picksLeft,
  quietTurns,
  startSeat,
} from '../state/turn.ts';
import {
  type ByColour,
  type CardName,
  COLOURS,
  type Colour,
  type Owner,
  type Phase,
  type Seat,
  type SiteName,
} from '../vocabulary.ts';
import { cardName, colourName, ownerName, siteNameOf } from './names.ts';

export type Pending =
  | null
  | { readonly picksLeft: number }
  | { readonly discardsLeft: number }
  | { readonly neutral: Colour };

export interface StandJson {
  readonly owner: Owner;
  readonly colour: Colour;
  readonly stall: SiteName;
  readonly entry: SiteName;
  /** In site order. */
  readonly expansions: readonly SiteName[];
}

export type MedalsJson = ByColour<{ readonly gold: Seat | null; readonly silver: Seat | null }>;

export interface PlayerJson {
  readonly hand: readonly CardName[];
  readonly money: ByColour<number>;
  readonly barkers: number;
  readonly points: number;
  readonly out: boolean;
}

/** R12.1: the public part of a state, which every view includes. */
export interface PublicJson {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly pending: Pending;
  readonly startSeat: Seat;
  readonly quietTurns: number;
  readonly stands: readonly StandJson[];
  readonly customers: ByColour<SiteName | null>;
  readonly display: readonly (CardName | null)[];
  readonly discards: readonly CardName[];
  readonly barkerStock: number;
  readonly supply: ByColour<number>;
  readonly medals: MedalsJson;
}

export interface StateJson extends PublicJson {
  readonly players: readonly PlayerJson[];
  /** Top first. */
  readonly pile: readonly CardName[];
  /** In the order in which they will be drawn. */
  readonly bag: readonly Colour[];
}

export function byColour<T>(value: (colour: number) => T): ByColour<T> {
  const values: { [colour in Colour]?: T } = {};
  for (let colour = 0; colour < COLOURS.length; colour++) values[colourName(colour)] = value(colour);
  return values as ByColour<T>;
}

function pendingOf(state: GameState): Pending {
  if (picksLeft(state) > 0) return { picksLeft: picksLeft(state) };
  if (discardsLeft(state) > 0) return { discardsLeft: discardsLeft(state) };
  const neutral = neutralColour(state);
  return neutral === NONE ? null : { neutral: colourName(neutral) };
}

/** All tiles of a stand except its stall. An owner has at most one stand of a colour. */
function expansionsOf(state: GameState, owner: number, colour: number): number[] {
  if (owner === at.NEUTRAL) return [];
  const stall = stallOf(state, owner, colour);
  return tilesOf(state, owner, colour).filter((site) => site !== stall);
}

function standsOf(state: GameState): StandJson[] {
  const stands: StandJson[] = [];
  for (let owner = 0; owner < at.OWNERS; owner++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const stall = stallOf(state, owner, colour);
      if (stall === NONE) continue;
      stands.push({
        owner: ownerName(owner),
        colour: colourName(colour),
        stall: siteNameOf(state, stall),
        entry: siteNameOf(state, entryOf(state, owner, colour)),
        expansions: expansionsOf(state, owner, colour).map((site) => siteNameOf(state, site)),
      });
    }
  }
  return stands;
}

export function handOf(state: GameState, seat: number): CardName[] {
  const cards: CardName[] = [];
  for (let kind = 1; kind < CARD_KINDS; kind++) {
    for (let i = cardsHeld(state, seat, kind); i > 0; i--) cards.push(cardName(kind));
  }
  return cards;
}

export function moneyObject(state: GameState, seat: number): ByColour<number> {
  return byColour((colour) => moneyOf(state, seat, colour));
}

/** Whether two states of a game have the same stands. It may say no to equal ones, if cards were put away in between. */
export function haveSameStands({ cells }: GameState, other: GameState): boolean {
  for (let i = at.STANDS; i < cells.length; i++) if (cells[i] !== other.cells[i]) return false;
  return true;
}

/** `stands` may be passed in, because they take longest. */
export function publicJson(state: GameState, stands: readonly StandJson[] = standsOf(state)): PublicJson {
  const seatOrNull = (seat: number): Seat | null => (seat === NONE ? null : seat);
  return {
    phase: phaseOf(state),
    seat: actingSeat(state),
    pending: pendingOf(state),
    startSeat: startSeat(state),
    quietTurns: quietTurns(state),
    stands,
    customers: byColour((colour) => {
      const site = customerSite(state, colour);
      return site === NONE ? null : siteNameOf(state, site);
    }),
    display: displayOf(state).map((kind) => (kind === 0 ? null : cardName(kind))),
    discards: discardsOf(state).map(cardName),
    barkerStock: barkerStock(state),
    supply: byColour((colour) => supplyOf(state, colour)),
    medals: byColour((colour) => ({
      gold: seatOrNull(medalHolder(state, 0, colour)),
      silver: seatOrNull(medalHolder(state, 1, colour)),
    })),
  };
}

export function stateToJson(state: GameState): StateJson {
  const { display, discards, barkerStock: stock, supply, medals, ...table } = publicJson(state);
  return {
    ...table,
    players: Array.from({ length: state.game.players }, (_, seat) => ({
      hand: handOf(state, seat),
      money: moneyObject(state, seat),
      barkers: barkersOf(state, seat),
      points: pointsOf(state, seat),
      out: isOut(state, seat),
    })),
    display,
    pile: pileOf(state).map(cardName).reverse(),
    discards,
    barkerStock: stock,
    supply,
    medals,
    bag: bagOf(state).map(colourName).reverse(),
  };
}
