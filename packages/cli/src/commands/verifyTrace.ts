/** Replays a trace with this engine and compares everything: set-up, states, legal lists, events, result. */
import { isDeepStrictEqual } from 'node:util';
import { type Fields, isObject } from '@kairo/arena';
import {
  apply,
  checkSetup,
  type Edition,
  type GameState,
  legalActions,
  makeGame,
  newGame,
  outcomeOf,
  RULES_VERSION,
  stateToJson,
  type TraceHeader,
  traceHeader,
} from '@kairo/engine';
import type { TraceProblem } from './traceProblem.ts';

/** As described in `docs/trace.md`. */
const TRACE_FORMAT: TraceHeader['trace'] = 1;

export interface TraceVerdict {
  readonly decisions: number;
  readonly problem?: TraceProblem;
}

function fieldsOf(line: unknown): Fields {
  return isObject(line) ? line : {};
}

/** The expected value goes through JSON, like the found one, so that undefined fields are dropped. */
function isSame(found: unknown, expected: unknown): boolean {
  return isDeepStrictEqual(found, JSON.parse(JSON.stringify(expected)));
}

function openGame(header: Fields, editions: ReadonlyMap<string, Edition>): GameState | TraceProblem {
  if (!('trace' in header)) return { code: 'noHeader' };
  if (header['trace'] !== TRACE_FORMAT)
    return { code: 'format', found: JSON.stringify(header['trace']), known: TRACE_FORMAT };
  if (header['rulesVersion'] !== RULES_VERSION)
    return { code: 'rulesVersion', found: String(header['rulesVersion']) };
  const id = String(fieldsOf(header['edition'])['id']);
  const edition = editions.get(id);
  if (edition === undefined) return { code: 'edition', id };
  const { players, start, seed } = header as Partial<TraceHeader>;
  if (start !== 'variable' && start !== 'preset') return { code: 'header', field: 'start' };
  if (typeof seed !== 'string') return { code: 'header', field: 'seed' };
  const options = { start, openMoney: false };
  if (checkSetup(edition, Number(players), options) !== undefined)
    return { code: 'header', field: 'players' };
  const game = makeGame(edition, Number(players), options);
  if (!isSame(header['edition'], traceHeader(game, seed).edition)) return { code: 'edition', id };
  return newGame(game, seed).state;
}

/** Checks the line of one decision, and applies it. */
function decide(state: GameState, line: Fields, n: number): GameState | TraceProblem {
  const differs = (part: Extract<TraceProblem, { code: 'differs' }>['part']): TraceProblem => ({
    code: 'differs',
    decision: n,
    part,
  });
  if (line['n'] !== n) return differs('n');
  if (!isSame(line['state'], stateToJson(state))) return differs('state');
  const legal = legalActions(state);
  if (!isSame(line['legal'], legal)) return differs('legal');
  const chosen = typeof line['chosen'] === 'number' ? legal[line['chosen']] : undefined;
  if (chosen === undefined) return differs('chosen');
  const step = apply(state, chosen);
  if (!step.ok) return differs('chosen');
  return isSame(line['events'], step.value.events) ? step.value.state : differs('events');
}

function isEnd(line: unknown): boolean {
  return line === undefined || 'final' in fieldsOf(line);
}

function checkEnd(rest: readonly unknown[], state: GameState): { readonly problem?: TraceProblem } {
  if (rest.length === 0) return { problem: { code: 'final', part: 'missing' } };
  const line = fieldsOf(rest[0]);
  if (!isSame(line['final'], stateToJson(state))) return { problem: { code: 'final', part: 'state' } };
  if (!isSame(line['result'], outcomeOf(state))) return { problem: { code: 'final', part: 'result' } };
  return rest.length > 1 ? { problem: { code: 'final', part: 'more' } } : {};
}

export function verifyTrace(lines: readonly unknown[], editions: ReadonlyMap<string, Edition>): TraceVerdict {
  const opened = openGame(fieldsOf(lines[0]), editions);
  if ('code' in opened) return { decisions: 0, problem: opened };
  let state = opened;
  for (let n = 0; ; n++) {
    if (outcomeOf(state) !== undefined) return { decisions: n, ...checkEnd(lines.slice(n + 1), state) };
    if (isEnd(lines[n + 1])) return { decisions: n, problem: { code: 'unfinished', decision: n } };
    const next = decide(state, fieldsOf(lines[n + 1]), n);
    if ('code' in next) return { decisions: n, problem: next };
    state = next;
  }
}

/** The state after the given number of decisions of a trace (by default all), or why there is none. */
export function stateAfterTrace(
  lines: readonly unknown[],
  editions: ReadonlyMap<string, Edition>,
  turn?: number,
): GameState | TraceProblem {
  const opened = openGame(fieldsOf(lines[0]), editions);
  if ('code' in opened) return opened;
  const decisions = lines.slice(1).filter((line) => !isEnd(line));
  const wanted = turn ?? decisions.length;
  if (wanted > decisions.length) return { code: 'noDecision', turn: wanted, last: decisions.length };
  let state = opened;
  for (const [n, line] of decisions.slice(0, wanted).entries()) {
    const next = decide(state, fieldsOf(line), n);
    if ('code' in next) return next;
    state = next;
  }
  return state;
}
