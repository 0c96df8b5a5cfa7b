/** Replays a trace against this engine: set-up, every list, every event, every state, the end. */
import { isDeepStrictEqual } from 'node:util';
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

/** What differs first, and at which decision; facts only. */
export type TraceProblem =
  | { readonly code: 'header'; readonly field: string }
  | { readonly code: 'edition'; readonly id: string }
  | { readonly code: 'rulesVersion'; readonly found: string }
  | {
      readonly code: 'differs';
      readonly decision: number;
      readonly part: 'n' | 'state' | 'legal' | 'chosen' | 'events';
    }
  | { readonly code: 'unfinished'; readonly decision: number }
  | { readonly code: 'final'; readonly part: 'state' | 'result' | 'more' };

export interface TraceVerdict {
  readonly decisions: number;
  readonly problem?: TraceProblem;
}

type Fields = { readonly [field: string]: unknown };

function fieldsOf(line: unknown): Fields {
  return typeof line === 'object' && line !== null ? (line as Fields) : {};
}

/** Through JSON, as the file's own values came: a key that is undefined here is absent there. */
function isSame(found: unknown, expected: unknown): boolean {
  return isDeepStrictEqual(found, JSON.parse(JSON.stringify(expected)));
}

function openGame(header: Fields, editions: ReadonlyMap<string, Edition>): GameState | TraceProblem {
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

export function verifyTrace(lines: readonly unknown[], editions: ReadonlyMap<string, Edition>): TraceVerdict {
  const opened = openGame(fieldsOf(lines[0]), editions);
  if ('code' in opened) return { decisions: 0, problem: opened };
  let state = opened;
  for (let n = 0; ; n++) {
    const line = fieldsOf(lines[n + 1]);
    const differs = (part: 'n' | 'state' | 'legal' | 'chosen' | 'events'): TraceVerdict => ({
      decisions: n,
      problem: { code: 'differs', decision: n, part },
    });
    const outcome = outcomeOf(state);
    if (outcome !== undefined) return { decisions: n, ...checkEnd(lines.slice(n + 1), state) };
    if (lines[n + 1] === undefined || 'final' in line)
      return { decisions: n, problem: { code: 'unfinished', decision: n } };
    if (line['n'] !== n) return differs('n');
    if (!isSame(line['state'], stateToJson(state))) return differs('state');
    const legal = legalActions(state);
    if (!isSame(line['legal'], legal)) return differs('legal');
    const chosen = typeof line['chosen'] === 'number' ? legal[line['chosen']] : undefined;
    if (chosen === undefined) return differs('chosen');
    const step = apply(state, chosen);
    if (!step.ok) return differs('chosen');
    if (!isSame(line['events'], step.value.events)) return differs('events');
    state = step.value.state;
  }
}

function checkEnd(rest: readonly unknown[], state: GameState): { readonly problem?: TraceProblem } {
  const line = fieldsOf(rest[0]);
  if (!isSame(line['final'], stateToJson(state))) return { problem: { code: 'final', part: 'state' } };
  if (!isSame(line['result'], outcomeOf(state))) return { problem: { code: 'final', part: 'result' } };
  return rest.length > 1 ? { problem: { code: 'final', part: 'more' } } : {};
}

/** The state that a trace reached after so many decisions, or at its end; undefined if it cannot be followed. */
export function stateAfterTrace(
  lines: readonly unknown[],
  editions: ReadonlyMap<string, Edition>,
  decisions = lines.length,
): GameState | undefined {
  const opened = openGame(fieldsOf(lines[0]), editions);
  if ('code' in opened) return undefined;
  let state = opened;
  for (const line of lines.slice(1, decisions + 1)) {
    const { chosen } = fieldsOf(line);
    if (typeof chosen !== 'number') return state;
    const action = legalActions(state)[chosen];
    const step = action === undefined ? undefined : apply(state, action);
    if (!step?.ok) return undefined;
    state = step.value.state;
  }
  return state;
}
