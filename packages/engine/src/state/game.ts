/** What does not change during a game. */
import type { Board } from '../board/board.ts';
import type { Start } from '../vocabulary.ts';

export interface GameOptions {
  readonly start: Start;
  /** R12.2: everybody's money is public. */
  readonly openMoney: boolean;
}

export interface Game {
  readonly board: Board;
  readonly players: number;
  readonly options: GameOptions;
}
