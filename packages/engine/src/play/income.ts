/** R8.6: who earns what when `seat` lures a customer to the stand of `owner`. */
import { NEUTRAL } from '../state/layout.ts';
import { sizeOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';

export interface Income {
  readonly seat: Seat;
  readonly amount: number;
}

export const incomeOf = (state: GameState, seat: number, owner: number, colour: number): Income[] => {
  const size = sizeOf(state, owner, colour);
  if (owner === seat) return [{ seat, amount: size }];
  const guide = { seat, amount: 1 };
  return owner === NEUTRAL ? [guide] : [guide, { seat: owner, amount: size }];
};
