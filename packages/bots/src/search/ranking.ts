/** Moves in the order of what they lead to: one step ahead, judged by an evaluation. */
import { applyMove, type RandomSource } from '@kairo/engine';
import {
  type GameState,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveSite,
  moveType,
  STALL,
  secondCard,
} from '@kairo/engine/search';
import type { Evaluation } from '../position/evaluation.ts';

/** Looks one step ahead from states of one game; kept, with its working space, by whoever does that often. */
export class Ranking {
  /** The moves that were looked at and the values after them: the best first, except when looking quickly. */
  readonly moves: Move[] = [];
  readonly values: number[] = [];
  private readonly evaluation: Evaluation;
  private readonly scratch: GameState;
  private readonly seatValues: Float64Array;

  constructor(evaluation: Evaluation, state: GameState) {
    this.evaluation = evaluation;
    this.scratch = state.copy();
    this.seatValues = new Float64Array(state.game.players);
  }

  /** Looks at every move. */
  rankAll(state: GameState, legal: readonly Move[], seat: number): void {
    this.clear();
    for (let i = 0; i < legal.length; i++) this.look(state, legal[i]!, seat);
    this.sort();
  }

  /**
   * First what to build where, then how: of all moves that put the same tile on the same site only the one that
   * costs the fewest cards is looked at, and the others only for the best `closer` of those. There can be hundreds; if
   * time is over, what was not looked at yet is left out.
   */
  rankByPlace(
    state: GameState,
    legal: readonly Move[],
    seat: number,
    closer: number,
    isOver: () => boolean = () => false,
  ): void {
    this.clear();
    for (let i = 0; i < legal.length && (i === 0 || !isOver()); ) {
      const end = endOfPlace(legal, i);
      this.look(state, cheapest(legal, i, end), seat);
      i = end;
    }
    this.sort();
    const places = this.moves.slice(0, closer).filter(isBuild).map(placeOf);
    if (places.length === 0) return;
    const seen = new Set(this.moves);
    for (let i = 0; i < legal.length; i++) {
      const move = legal[i]!;
      if (!isBuild(move) || !places.includes(placeOf(move)) || seen.has(move)) continue;
      if (isOver()) break;
      this.look(state, move, seat);
    }
    this.sort();
  }

  /**
   * For simulations, in a hurry and in no order: one way to each place, and of new stalls, which can stand nearly
   * everywhere, only some places, on average `stalls`. The same `sample` picks the same
   * places.
   */
  lookQuickly(state: GameState, legal: readonly Move[], seat: number, stalls: number, sample: number): void {
    this.clear();
    let stallPlaces = 0;
    for (let i = 0; i < legal.length; i = endOfPlace(legal, i)) if (isNewStall(legal[i]!)) stallPlaces++;
    for (let i = 0; i < legal.length; ) {
      const end = endOfPlace(legal, i);
      const skip = isNewStall(legal[i]!) && lotOf(placeOf(legal[i]!), sample) * stallPlaces >= stalls;
      if (!skip) this.look(state, cheapest(legal, i, end), seat);
      i = end;
    }
    // The sample may be empty.
    if (this.moves.length === 0) this.look(state, legal[0]!, seat);
  }

  private clear(): void {
    this.moves.length = 0;
    this.values.length = 0;
  }

  private look(state: GameState, move: Move, seat: number): void {
    this.moves.push(move);
    this.values.push(this.valueAfter(state, move, seat));
  }

  private valueAfter(state: GameState, move: Move, seat: number): number {
    this.scratch.become(state);
    applyMove(this.scratch, move);
    this.evaluation.judge(this.scratch, this.seatValues);
    return this.seatValues[seat]!;
  }

  /** The best first; of equal ones the earlier. By insertion: after the first places are sorted, most is. */
  private sort(): void {
    const { moves, values } = this;
    for (let i = 1; i < moves.length; i++) {
      const move = moves[i]!;
      const value = values[i]!;
      let j = i;
      for (; j > 0 && values[j - 1]! < value; j--) {
        moves[j] = moves[j - 1]!;
        values[j] = values[j - 1]!;
      }
      moves[j] = move;
      values[j] = value;
    }
  }
}

/** Stalls, expansions, moved stalls, and placements: whatever puts a tile on a site. */
function isBuild(move: Move): boolean {
  return moveType(move) <= MOVE;
}

/** From the stock, or placed in the set-up. */
function isNewStall(move: Move): boolean {
  return moveType(move) <= STALL;
}

function placeOf(move: Move): number {
  return (moveType(move) << 16) | (moveColour(move) << 8) | moveSite(move);
}

/** Which places a sample picks, as a number. */
export function drawSample(random: RandomSource): number {
  return random.below(2 ** 30);
}

/** From 0 to 1, evenly spread over places: the lowest are picked. */
function lotOf(place: number, sample: number): number {
  let mixed = Math.imul(place ^ sample, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed >>> 8) / 2 ** 24;
}

/** The list is sorted by type, colour and site, so moves to one place lie together. */
function endOfPlace(legal: readonly Move[], from: number): number {
  const first = legal[from]!;
  if (!isBuild(first)) return from + 1;
  const place = placeOf(first);
  let end = from + 1;
  while (end < legal.length && placeOf(legal[end]!) === place) end++;
  return end;
}

function cheapest(legal: readonly Move[], from: number, end: number): Move {
  for (let i = from; i < end; i++) if (secondCard(moveDetail(legal[i]!)) === 0) return legal[i]!;
  return legal[from]!;
}
