/** Trying again from a turn, taking the last one back, and looking at earlier ones of a running game. */

export interface AgainMessages {
  /** Opens the choice; also its heading. */
  readonly again: string;
  /** What happens then. `turn` 0 is the beginning. */
  readonly intro: (turn: number) => string;
  readonly seat: string;
  readonly bots: string;
  readonly begin: string;
  /** Of a game that branched off. */
  readonly origin: (turn: number) => string;
  readonly takeBack: string;
  /** Why not. */
  readonly seen: string;
  readonly noTurn: string;
  readonly notYourTurn: string;
  /** Instead of taking back. */
  readonly instead: string;
  /** Opens the view of earlier turns. */
  readonly lookBack: string;
  /** Its heading. */
  readonly lookingBack: string;
  readonly toGame: string;
  /** The same, when the reader is to move. */
  readonly toTurn: string;
  readonly loading: string;
}
