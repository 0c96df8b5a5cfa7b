/** R6.1–R6.4: where a stand can grow. R6.5 is ignored: it rarely matters and is expensive to check. */
import {
  at,
  type Board,
  countSites,
  type GameState,
  type SiteSet,
  type Survey,
  wordBeside,
} from '@kairo/engine/search';

export class Growth {
  /** The result of the last `find`. */
  readonly sites: SiteSet;
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
    this.sites = new Int32Array(board.words);
  }

  /** Sets `sites` for the seat's stand of the colour; returns their number. */
  find(state: GameState, survey: Survey, seat: number, colour: number): number {
    const { sites } = this;
    const { words, areaOf } = this.board;
    const { cells } = state;
    const area = areaOf[colour]!;
    const ofColour = at.colourTiles(words, colour);
    const ofSeat = at.seatTiles(words, seat);
    let ownBefore = 0;
    let otherBefore = 0;
    let own = cells[ofColour]! & cells[ofSeat]!;
    let other = cells[ofColour]! & ~cells[ofSeat]!;
    for (let i = 0; i < words; i++) {
      const isLast = i === words - 1;
      const ownAfter = isLast ? 0 : cells[ofColour + i + 1]! & cells[ofSeat + i + 1]!;
      const otherAfter = isLast ? 0 : cells[ofColour + i + 1]! & ~cells[ofSeat + i + 1]!;
      const beside = wordBeside(ownBefore, own, ownAfter) & area[i]! & survey.free[i]!;
      sites[i] = beside === 0 ? 0 : beside & ~wordBeside(otherBefore, other, otherAfter);
      ownBefore = own;
      own = ownAfter;
      otherBefore = other;
      other = otherAfter;
    }
    return countSites(sites);
  }
}
