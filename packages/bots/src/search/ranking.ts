/** Ranks moves by value one step ahead. */
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

/** For the states of one game. Reused, to keep its working space. */
export class Ranking {
  /** The moves that were evaluated and their values, the best first; unsorted after `lookQuickly`. */
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

  /** Evaluates all moves. */
  rankAll(state: GameState, legal: readonly Move[], seat: number): void {
    this.clear();
    for (let i = 0; i < legal.length; i++) this.look(state, legal[i]!, seat);
    this.sort();
  }

  /**
   * Ranks places first: of all moves that put the same tile on the same site only one that costs the fewest cards is
   * evaluated, then all moves of the best `closer` places. There can be hundreds of moves; those that have not been
   * evaluated when time is up are left out.
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
   * For simulations: fast and unsorted. Evaluates one move per place, and a sample of the places for new stalls,
   * `stalls` of them on average. The same `sample` selects the same places.
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

  /** Stable, the best first. An insertion sort, because most of the list is sorted already. */
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

/** Whether a move puts a tile on a site: placements, stalls, expansions and moved stalls. */
function isBuild(move: Move): boolean {
  return moveType(move) <= MOVE;
}

/** Stalls and placements. */
function isNewStall(move: Move): boolean {
  return moveType(move) <= STALL;
}

function placeOf(move: Move): number {
  return (moveType(move) << 16) | (moveColour(move) << 8) | moveSite(move);
}

/** A sample of places, as a number. */
export function drawSample(random: RandomSource): number {
  return random.below(2 ** 30);
}

/** A hash of a place, uniform in 0–1. A sample contains the places with the lowest ones. */
function lotOf(place: number, sample: number): number {
  let mixed = Math.imul(place ^ sample, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed >>> 8) / 2 ** 24;
}

/** The list is sorted by type, colour and site, so the moves of a place are adjacent. */
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
