/** R8: which customers can be lured where, and what it takes. */
import { NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { LURE, type Move, makeMove, moveColour, moveDetail, moveSite } from '../state/move.ts';
import { customerSite, entryOf, type GameState } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { type Survey, surveyOf } from './survey.ts';
import { Wave } from './walk.ts';

const C = COLOURS.length;

/** R8.1: an entry without a customer on it. */
export function isOpen(survey: Survey, entry: number): boolean {
  return !hasSite(survey.customers, entry);
}

function isOpenEntry(survey: Survey, owner: number, colour: number): boolean {
  const entry = entryOf(survey.state, owner, colour);
  return entry !== NONE && isOpen(survey, entry);
}

/** R8.1: the open entries of a colour. */
export function openEntries(survey: Survey, colour: number): number[] {
  const entries: number[] = [];
  for (let owner = 0; owner < at.OWNERS; owner++) {
    if (isOpenEntry(survey, owner, colour)) entries.push(entryOf(survey.state, owner, colour));
  }
  return entries;
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

/** Whether the list has this lure. */
export function isLegalLure(state: GameState, seat: number, move: Move): boolean {
  const colour = moveColour(move);
  if (customerSite(state, colour) === NONE) return false;
  const choice = choiceOf(surveyOf(state), colour, moveSite(move), state.cells[at.BARKERS + seat]!);
  return choice !== undefined && choice.barkers === moveDetail(move);
}

function choiceOf(survey: Survey, colour: number, entry: number, barkers: number): Distance | undefined {
  return entriesInReach(survey, colour, barkers).find((choice) => choice.entry === entry);
}

/** Every lure of the seat, in list order. */
export function lureMoves(state: GameState, seat: number): Move[] {
  const survey = surveyOf(state);
  const moves: Move[] = [];
  for (let colour = 0; colour < C; colour++) {
    if (customerSite(state, colour) === NONE) continue;
    const choices = entriesInReach(survey, colour, state.cells[at.BARKERS + seat]!);
    choices.sort((a, b) => a.entry - b.entry);
    for (const choice of choices) moves.push(makeMove(LURE, colour, choice.entry, 0, choice.barkers));
  }
  return moves;
}

/** How many open entries the customers in the market have, near or far. */
export function countOpenLures(state: GameState): number {
  const survey = surveyOf(state);
  let count = 0;
  for (let colour = 0; colour < C; colour++) {
    if (customerSite(state, colour) === NONE) continue;
    for (let owner = 0; owner < at.OWNERS; owner++) if (isOpenEntry(survey, owner, colour)) count++;
  }
  return count;
}

/** The lure to the `n`-th of them; undefined if the seat's barkers do not get the customer that far. */
export function nthOpenLure(state: GameState, seat: number, n: number): Move | undefined {
  const survey = surveyOf(state);
  let left = n;
  for (let colour = 0; colour < C; colour++) {
    if (customerSite(state, colour) === NONE) continue;
    for (let owner = 0; owner < at.OWNERS; owner++) {
      if (!isOpenEntry(survey, owner, colour) || left-- > 0) continue;
      const choice = choiceOf(survey, colour, entryOf(state, owner, colour), state.cells[at.BARKERS + seat]!);
      return choice && makeMove(LURE, colour, choice.entry, 0, choice.barkers);
    }
  }
  throw new Error(`there is no open entry number ${n}`);
}
