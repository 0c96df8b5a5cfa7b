// The naive twin: a slow second implementation of shared/rules.md, to compare the engine with.
// It shares no code with the engine. Plain objects, sets of site names, full searches; no cleverness.

import { makeBoard } from './board.ts';
import { paymentsOf } from './build.ts';
import { legal, successor } from './flow.ts';
import type { Distance } from './lure.ts';
import { distances } from './lure.ts';
import { blockedColours } from './sites.ts';
import type { Action, Colour, FeeAndPayment, Header, Shuffle, State } from './types.ts';

export type { Distance } from './lure.ts';
export type * from './types.ts';

export type Twin = {
  /** All legal actions, each once with its canonical payment, in the agreed order. */
  legal(state: State): Action[];
  /** The state after a legal action (any payment of paymentsOf will do). Does not change its input. */
  successor(state: State, action: Action, shuffle: Shuffle): State;
  /** R7.1: the colours of this player's blocked stalls, in colour order. */
  blockedStalls(state: State, seat: number): Colour[];
  /** R8.1, R8.2: the open entries of the colour and the customer's way to them, in site order. */
  distances(state: State, colour: Colour): Distance[];
  /** R4.2b, R6.6: all ways to pay for a build of the player to move. */
  paymentsOf(state: State, action: Action): FeeAndPayment[];
};

export function makeTwin(header: Header): Twin {
  const board = makeBoard(header.edition);
  return {
    legal: (state) => legal(board, state),
    successor: (state, action, shuffle) => successor(board, state, action, shuffle),
    blockedStalls: (state, seat) => blockedColours(board, state, seat),
    distances: (state, colour) => distances(board, state, colour),
    paymentsOf: (state, action) => paymentsOf(state, action),
  };
}
