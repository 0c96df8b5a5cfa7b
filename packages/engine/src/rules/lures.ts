/** R8: which customers can be lured where, and how many barkers it takes. */
import { type Board, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { LURE, type Move, makeMove, moveColour, moveDetail, moveSite } from '../state/move.ts';
import { customerSite, entryOf } from '../state/pieces.ts';
import { barkersOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS, MIN_PLAYERS } from '../vocabulary.ts';
import type { Survey } from './survey.ts';
import { surveyOf } from './surveys.ts';
import { Wave } from './walk.ts';

const C = COLOURS.length;

/** R8.1: whether the customer is the one that waits off the board. */
export const isWaiting = (state: GameState, colour: number): boolean => customerSite(state, colour) === NONE;

/** R8.1: an entry without a customer on it. */
export const isOpen = (survey: Survey, entry: number): boolean => !hasSite(survey.customers, entry);

const isOpenEntry = (survey: Survey, owner: number, colour: number): boolean => {
  const entry = entryOf(survey.state, owner, colour);
  return entry !== NONE && isOpen(survey, entry);
};

/** R8.1: the open entries of a colour. */
export const openEntries = (survey: Survey, colour: number): number[] => {
  const entries: number[] = [];
  for (let owner = 0; owner < at.OWNERS; owner++) {
    if (isOpenEntry(survey, owner, colour)) entries.push(entryOf(survey.state, owner, colour));
  }
  return entries;
};

/**
 * R8.2–R8.4: the open entries of a customer's colour, nearest first, with distances and barkers. Reused for many
 * searches to avoid allocations: the results are valid until the next `search`.
 */
export class LureSearch {
  /** The number of entries that were found. */
  found = 0;
  readonly entries = new Int16Array(at.OWNERS);
  readonly steps = new Int16Array(at.OWNERS);
  /** R8.4: the number of open entries that are strictly nearer. */
  readonly barkers = new Int16Array(at.OWNERS);
  private readonly open = new Int16Array(at.OWNERS);
  private wave: Wave | undefined;
  private board: Board | undefined;

  /** Stops where more than `maxBarkers` would be needed, or at `target` unless that is NONE. */
  search(survey: Survey, colour: number, maxBarkers: number, target: number): void {
    const { open, entries, steps, barkers } = this;
    let total = 0;
    for (let owner = 0; owner < at.OWNERS; owner++) {
      if (isOpenEntry(survey, owner, colour)) open[total++] = entryOf(survey.state, owner, colour);
    }
    const wave = this.waveOn(survey.board);
    wave.start(survey.walkable, customerSite(survey.state, colour));
    let found = 0;
    for (let step = 1; found < total && found <= maxBarkers && wave.step(); step++) {
      const nearer = found;
      for (let i = 0; i < total; i++) {
        if (!hasSite(wave.front, open[i]!)) continue;
        entries[found] = open[i]!;
        steps[found] = step;
        barkers[found] = nearer;
        found++;
        if (open[i] === target) {
          this.found = found;
          return;
        }
      }
    }
    this.found = found;
  }

  private waveOn(board: Board): Wave {
    if (this.wave === undefined || this.board !== board) {
      this.wave = new Wave(board);
      this.board = board;
    }
    return this.wave;
  }
}

const lureSearch = new LureSearch();

export interface Distance {
  readonly entry: number;
  readonly steps: number;
  readonly barkers: number;
}

/** The open entries that the customer can be lured to with so many barkers, nearest first. */
export const entriesInReach = (survey: Survey, colour: number, maxBarkers: number): Distance[] => {
  lureSearch.search(survey, colour, maxBarkers, NONE);
  return Array.from({ length: lureSearch.found }, (_, i) => ({
    entry: lureSearch.entries[i]!,
    steps: lureSearch.steps[i]!,
    barkers: lureSearch.barkers[i]!,
  }));
};

/** The barkers needed to lure the customer to an open entry; NONE if the seat does not hold enough. */
const barkersTo = (state: GameState, seat: number, colour: number, entry: number): number => {
  lureSearch.search(surveyOf(state), colour, barkersOf(state, seat), entry);
  const last = lureSearch.found - 1;
  return last >= 0 && lureSearch.entries[last] === entry ? lureSearch.barkers[last]! : NONE;
};

export const isLegalLure = (state: GameState, seat: number, move: Move): boolean => {
  const colour = moveColour(move);
  return !isWaiting(state, colour) && barkersTo(state, seat, colour, moveSite(move)) === moveDetail(move);
};

/** All legal lures of the seat, in the order of the list. */
export const lureMoves = (state: GameState, seat: number): Move[] => {
  const survey = surveyOf(state);
  const moves: Move[] = [];
  for (let colour = 0; colour < C; colour++) {
    if (isWaiting(state, colour)) continue;
    const choices = entriesInReach(survey, colour, barkersOf(state, seat));
    choices.sort((a, b) => a.entry - b.entry);
    for (const choice of choices) moves.push(makeMove(LURE, colour, choice.entry, 0, choice.barkers));
  }
  return moves;
};

/** Candidates for sampling: every customer with the entry of every owner, legal or not. */
export const countLureCandidates = (state: GameState): number =>
  C * (state.game.players === MIN_PLAYERS ? at.OWNERS : state.game.players);

/** The `n`-th candidate; undefined if it is not legal. */
export const nthLureCandidate = (state: GameState, seat: number, n: number): Move | undefined => {
  const colour = n % C;
  const owner = (n - colour) / C;
  if (isWaiting(state, colour) || !isOpenEntry(surveyOf(state), owner, colour)) return undefined;
  const entry = entryOf(state, owner, colour);
  const barkers = barkersTo(state, seat, colour, entry);
  return barkers === NONE ? undefined : makeMove(LURE, colour, entry, 0, barkers);
};
