/** What a seat has besides cards and tiles: points, money, barkers, and whether it is out. */
import { COLOURS } from '../vocabulary.ts';
import * as at from './layout.ts';
import type { GameState } from './state.ts';

const C = COLOURS.length;

export const pointsOf = (state: GameState, seat: number): number => state.cells[at.POINTS + seat]!;

/** By seat. */
export const allPoints = ({ cells, game }: GameState): number[] =>
  Array.from(cells.subarray(at.POINTS, at.POINTS + game.players));

export const addPoints = (state: GameState, seat: number, points: number): void => {
  state.cells[at.POINTS + seat]! += points;
};

export const moneyOf = (state: GameState, seat: number, colour: number): number =>
  state.cells[at.MONEY + seat * C + colour]!;

export const totalMoney = (state: GameState, seat: number): number => state.cells[at.TOTAL_MONEY + seat]!;

export const addMoney = (state: GameState, seat: number, colour: number, amount: number): void => {
  state.cells[at.MONEY + seat * C + colour]! += amount;
  state.cells[at.TOTAL_MONEY + seat]! += amount;
};

export const barkersOf = (state: GameState, seat: number): number => state.cells[at.BARKERS + seat]!;

export const setBarkers = (state: GameState, seat: number, count: number): void => {
  state.cells[at.BARKERS + seat] = count;
};

export const barkerStock = (state: GameState): number => state.cells[at.BARKER_STOCK]!;

export const setBarkerStock = (state: GameState, count: number): void => {
  state.cells[at.BARKER_STOCK] = count;
};

/** Moves barkers from the stock to a seat; a negative number moves them back. */
export const takeBarkers = (state: GameState, seat: number, count: number): void => {
  state.cells[at.BARKER_STOCK]! -= count;
  state.cells[at.BARKERS + seat]! += count;
};

/** R11.2 */
export const isOut = (state: GameState, seat: number): boolean => state.cells[at.OUT + seat] === 1;

export const setOut = (state: GameState, seat: number, out: boolean): void => {
  state.cells[at.OUT + seat] = out ? 1 : 0;
};
