/**
 * How long a move waits for others to be stored with it. A commit takes the processor and the disk about as long as all that it
 * holds; so while many games are played, some milliseconds pass between two of them.
 */

/** Milliseconds between two commits. */
const GATHERING = 5;
/** If fewer moves are to be expected meanwhile, none waits. */
const WORTH_WAITING = 2;
/** The share of the latest gap between two moves in the average. */
const LATEST = 0.1;

export class Pacing {
  private sentAt = Number.NEGATIVE_INFINITY;
  private movedAt = Number.NEGATIVE_INFINITY;
  private betweenMoves = GATHERING;

  /** How many milliseconds a move that comes now should wait. */
  waitOfMove(now: number): number {
    const gap = Math.min(now - this.movedAt, GATHERING);
    this.movedAt = now;
    this.betweenMoves += LATEST * (gap - this.betweenMoves);
    if (GATHERING < WORTH_WAITING * this.betweenMoves) return 0;
    return Math.max(0, this.sentAt + GATHERING - now);
  }

  /** What has come in is on its way. */
  sent(now: number): void {
    this.sentAt = now;
  }
}
