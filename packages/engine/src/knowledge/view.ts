/**
 * R12: what a seat or a spectator may know. A view is an allow-list: public fields are listed in `publicJson`, the
 * others here, so a new field of the state stays hidden until it is listed.
 */

import { legalActions, type Outcome, outcomeOf, whoActs } from '../boundary/steps.ts';
import type { Action } from '../play/actions.ts';
import type { GameEvent } from '../play/events.ts';
import { handOf, moneyObject, type PublicJson, publicJson, type StandJson } from '../play/stateJson.ts';
import { bagOf, handSize, pileCount } from '../state/cards.ts';
import type { GameOptions } from '../state/game.ts';
import { barkersOf, isOut, pointsOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { endReason } from '../state/turn.ts';
import {
  type ByColour,
  type CardName,
  COLOURS,
  type Colour,
  type EndReason,
  RULES_VERSION,
  type Seat,
} from '../vocabulary.ts';

export type Viewer = Seat | 'spectator';

export interface SeatView {
  readonly cards: number;
  readonly barkers: number;
  readonly points: number;
  readonly out: boolean;
  /** Only of the viewer's own seat. */
  readonly hand?: readonly CardName[];
  /** Of the viewer's own seat; of all seats with open money (R12.2) and after the end. */
  readonly money?: ByColour<number>;
}

export interface View extends PublicJson {
  readonly rulesVersion: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly options: GameOptions;
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly pileCount: number;
  /** Neutral stalls that have not been drawn, in colour order: the order of drawing is hidden. */
  readonly bag: readonly Colour[];
  /** Why the final phase began; undefined before it. */
  readonly endReason: EndReason | undefined;
  /** The viewer's legal actions; empty if it is not the acting seat. */
  readonly legal: readonly Action[];
  readonly outcome: Outcome | undefined;
}

export function viewFor(state: GameState, viewer: Viewer): View {
  const legal = whoActs(state) === viewer ? legalActions(state) : [];
  return { ...plainViewFor(state, viewer), legal };
}

/** Without the list of legal actions, which takes longest. `stands` as for `publicJson`. */
export function plainViewFor(
  state: GameState,
  viewer: Viewer,
  stands?: readonly StandJson[],
): Omit<View, 'legal'> {
  const { board, options } = state.game;
  const bag = bagOf(state);
  return {
    rulesVersion: RULES_VERSION,
    edition: { id: board.edition.id, hash: board.edition.hash },
    options: { start: options.start, openMoney: options.openMoney },
    viewer,
    ...publicJson(state, stands),
    seats: seatViewsFor(state, viewer),
    pileCount: pileCount(state),
    bag: COLOURS.filter((_, colour) => bag.includes(colour)),
    endReason: endReason(state),
    outcome: outcomeOf(state),
  };
}

/** The only part of a view, besides the legal actions, in which viewers differ. */
export function seatViewsFor(state: GameState, viewer: Viewer): SeatView[] {
  const { players, options } = state.game;
  const isMoneyOpen = options.openMoney || outcomeOf(state) !== undefined;
  return Array.from({ length: players }, (_, seat) => ({
    cards: handSize(state, seat),
    barkers: barkersOf(state, seat),
    points: pointsOf(state, seat),
    out: isOut(state, seat),
    ...(seat === viewer ? { hand: handOf(state, seat) } : {}),
    ...(seat === viewer || isMoneyOpen ? { money: moneyObject(state, seat) } : {}),
  }));
}

/** The events that a viewer may see. */
export function redactEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter((event) => event.to === 'all' || event.to === viewer);
}
