/** R8: which customers can be lured where, and what it takes. */
import { NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { LURE, type Move, makeMove } from '../state/move.ts';
import { customerSite, entryOf, type GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { type Survey, surveyOf } from './survey.ts';
import { Wave } from './walk.ts';

const C = COLOURS.length;

/** R8.1: an entry without a customer on it. */
export function isOpen(survey: Survey, entry: number): boolean {
  return !hasSite(survey.customers, entry);
}

/** R8.1: the open entries of a colour, in site order. */
export function openEntries(survey: Survey, colour: number): number[] {
  const entries: number[] = [];
  for (let owner = 0; owner < at.OWNERS; owner++) {
    const entry = entryOf(survey.state, owner, colour);
    if (entry !== NONE && isOpen(survey, entry)) entries.push(entry);
  }
  return entries.length > 1 ? entries.sort((a, b) => a - b) : entries;
}

export interface Distance {
  readonly entry: number;
  readonly steps: number;
  /** R8.4: how many open entries are strictly nearer. */
  readonly barkers: number;
}

let wave: Wave | undefined;
let waveBoard: unknown;

function waveOf(survey: Survey): Wave {
  if (wave === undefined || waveBoard !== survey.board) {
    wave = new Wave(survey.board);
    waveBoard = survey.board;
  }
  return wave;
}

/**
 * R8.2–R8.4: the open entries of the customer's colour with their distances, nearest first; only those that take at
 * most `barkers` barkers.
 */
export function entriesInReach(survey: Survey, colour: number, barkers: number): Distance[] {
  const from = customerSite(survey.state, colour);
  const waiting = openEntries(survey, colour);
  const reached: Distance[] = [];
  const walk = waveOf(survey);
  walk.start(from);
  for (let steps = 1; reached.length < waiting.length && reached.length <= barkers; steps++) {
    if (!walk.step(survey.walkable)) break;
    const nearer = reached.length;
    for (const entry of waiting) {
      if (hasSite(walk.front, entry)) reached.push({ entry, steps, barkers: nearer });
    }
  }
  return reached;
}

/** Every lure of the seat, in list order. */
export function lureMoves(state: GameState, seat: number): Move[] {
  const survey = surveyOf(state);
  const barkers = state.cells[at.BARKERS + seat]!;
  const moves: Move[] = [];
  for (let colour = 0; colour < C; colour++) {
    if (customerSite(state, colour) === NONE) continue;
    const open = openEntries(survey, colour);
    if (open.length === 0) continue;
    if (open.length === 1) {
      // The only one is the nearest: every entry can be reached (R6.5).
      moves.push(makeMove(LURE, colour, open[0]!, 0, 0));
      continue;
    }
    const choices = entriesInReach(survey, colour, barkers);
    if (choices.length > 1) choices.sort((a, b) => a.entry - b.entry);
    for (const choice of choices) moves.push(makeMove(LURE, colour, choice.entry, 0, choice.barkers));
  }
  return moves;
}
