/**
 * R4.4, R6.6: what a build costs and how it is paid.
 *
 * The canonical payment is a cheapest one: as many coins of the stand's colour as possible, because other colours
 * count half. Each further coin is of the colour of which the seat has most left, the first such colour in a tie;
 * first for the price, then for the fee.
 */

import { NONE } from '../board/board.ts';
import { EXPAND, type Move, moveColour, moveDetail, moveType } from '../state/move.ts';
import { sizeOf } from '../state/pieces.ts';
import { moneyOf, totalMoney } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { costsFee } from './cards.ts';

const C = COLOURS.length;

/** The coins of one build. `fee` is a colour, or NONE; `coins` are the price by colour, without the fee. */
export interface Payment {
  fee: number;
  readonly coins: number[];
}

export const emptyPayment = (): Payment => ({ fee: NONE, coins: [0, 0, 0, 0, 0, 0] });

/** R6.6: the size that an expansion is paid for, including the new tile. */
export const grownSize = (state: GameState, seat: number, colour: number): number =>
  sizeOf(state, seat, colour) + 1;

/** Whether the seat can pay for growing its stand to `size` tiles, including the joker's fee if `fee`. */
export const canAffordExpansion = (
  state: GameState,
  seat: number,
  colour: number,
  size: number,
  fee: boolean,
): boolean => {
  const held = moneyOf(state, seat, colour);
  if (held === 0) return false;
  const own = Math.min(size, held);
  return totalMoney(state, seat) - own >= 2 * (size - own) + (fee ? 1 : 0);
};

const canAffordFee = (state: GameState, seat: number): boolean => totalMoney(state, seat) > 0;

/** R4.4: whether the seat can pay for a build of this type, including the joker's fee if `fee`. */
export const canPay = (
  state: GameState,
  seat: number,
  type: number,
  colour: number,
  fee: boolean,
): boolean => {
  if (type === EXPAND) return canAffordExpansion(state, seat, colour, grownSize(state, seat, colour), fee);
  return !fee || canAffordFee(state, seat);
};

/** The colour, other than `except`, of which the seat has most left after `coins`. */
const mostLeft = (state: GameState, seat: number, coins: ArrayLike<number>, except: number): number => {
  let best = NONE;
  let bestLeft = 0;
  for (let colour = 0; colour < C; colour++) {
    const left = moneyOf(state, seat, colour) - coins[colour]!;
    if (colour === except || left <= bestLeft) continue;
    best = colour;
    bestLeft = left;
  }
  return best;
};

/** A loop, because `fill` is slower for so few elements. */
const clearCoins = (coins: number[]): void => {
  for (let colour = 0; colour < C; colour++) coins[colour] = 0;
};

/** Sets `out` to the canonical payment of a build that the seat can pay for. */
export const payCanonically = (out: Payment, state: GameState, seat: number, move: Move): void => {
  const colour = moveColour(move);
  const fee = costsFee(moveDetail(move));
  if (moveType(move) !== EXPAND) payForStall(out, state, seat, fee);
  else payForExpansion(out, state, seat, colour, grownSize(state, seat, colour), fee);
};

const payForExpansion = (
  out: Payment,
  state: GameState,
  seat: number,
  colour: number,
  size: number,
  fee: boolean,
): void => {
  clearCoins(out.coins);
  const own = Math.min(size, moneyOf(state, seat, colour));
  out.coins[colour] = own;
  for (let doubled = 2 * (size - own); doubled > 0; doubled--) {
    out.coins[mostLeft(state, seat, out.coins, colour)]! += 1;
  }
  out.fee = fee ? mostLeft(state, seat, out.coins, NONE) : NONE;
};

/** A stall or a move costs nothing but the fee. */
const payForStall = (out: Payment, state: GameState, seat: number, fee: boolean): void => {
  clearCoins(out.coins);
  out.fee = fee ? mostLeft(state, seat, out.coins, NONE) : NONE;
};

/** R6.6: whether `coins` are a valid price for a stand of `size` tiles. */
const isPrice = (coins: ArrayLike<number>, colour: number, size: number): boolean => {
  const own = coins[colour]!;
  let others = 0;
  for (let c = 0; c < C; c++) if (c !== colour) others += coins[c]!;
  return own >= 1 && own <= size && others === 2 * (size - own);
};

/** R4.4 */
const holdsCoins = (state: GameState, seat: number, coins: ArrayLike<number>, fee: number): boolean => {
  for (let colour = 0; colour < C; colour++) {
    if (coins[colour]! + (fee === colour ? 1 : 0) > moneyOf(state, seat, colour)) return false;
  }
  return true;
};

/** What can be wrong with a payment (R4.2b, R6.6, R4.4). */
export type PaymentFault = 'fee-missing' | 'fee-not-due' | 'wrong-price' | 'coins-not-held';

/** What is wrong with the payment of a build; undefined if it is valid. */
export const paymentFault = (
  state: GameState,
  seat: number,
  move: Move,
  { fee, coins }: Payment,
): PaymentFault | undefined => {
  const colour = moveColour(move);
  const feeDue = costsFee(moveDetail(move));
  if (feeDue && fee === NONE) return 'fee-missing';
  if (!feeDue && fee !== NONE) return 'fee-not-due';
  if (moveType(move) === EXPAND && !isPrice(coins, colour, grownSize(state, seat, colour)))
    return 'wrong-price';
  return holdsCoins(state, seat, coins, fee) ? undefined : 'coins-not-held';
};

/** All valid payments, by ascending number of coins of the stand's colour. `size` is 0 for a stall or a move. */
export const allPayments = (
  state: GameState,
  seat: number,
  colour: number,
  size: number,
  fee: boolean,
): Payment[] => {
  const payments: Payment[] = [];
  const { coins } = emptyPayment();
  const addWithFees = (): void => {
    for (let feeColour = fee ? 0 : NONE; feeColour < (fee ? C : 0); feeColour++) {
      if (holdsCoins(state, seat, coins, feeColour)) payments.push({ fee: feeColour, coins: coins.slice() });
    }
  };
  const spreadOver = (from: number, left: number): void => {
    if (from === C) {
      if (left === 0) addWithFees();
      return;
    }
    if (from === colour) {
      spreadOver(from + 1, left);
      return;
    }
    for (let amount = Math.min(left, moneyOf(state, seat, from)); amount >= 0; amount--) {
      coins[from] = amount;
      spreadOver(from + 1, left - amount);
    }
    coins[from] = 0;
  };
  if (size === 0) {
    addWithFees();
    return payments;
  }
  for (let own = 1; own <= Math.min(size, moneyOf(state, seat, colour)); own++) {
    coins[colour] = own;
    spreadOver(0, 2 * (size - own));
  }
  return payments;
};
