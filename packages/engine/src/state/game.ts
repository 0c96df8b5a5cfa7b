/** What does not change during a game: the board, who plays, the options. */
import type { Board } from '../board/board.ts';
import type { Start } from '../vocabulary.ts';

export interface GameOptions {
  readonly start: Start;
  /** R12.2: the table agreed to show everybody's money. */
  readonly openMoney: boolean;
}

export interface Game {
  readonly board: Board;
  readonly players: number;
  readonly options: GameOptions;
}
