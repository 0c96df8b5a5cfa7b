/**
 * A game as plain JSON, for whoever keeps it: it holds every hand, the pile and the chance. Recent steps carry their
 * states as snapshots, so that nothing has to be played again; only the draft is, and it brings nothing to light.
 */
import {
  type Action,
  decodeState,
  encodeState,
  type Game,
  type GameEvent,
  type GameState,
  type Result,
  type Seat,
} from '@kairo/engine';
import { type Mishap, PERSON, readSetup, type TableError, type TableSetup } from '@kairo/protocol';
import { gameOf } from './lay.ts';
import { Match, type MatchStep } from './match.ts';

const FORMAT = 'kairo-table/1';
const MISHAPS: readonly Mishap[] = ['crashed', 'hung', 'absent'];

export interface SavedStep {
  readonly seat?: Seat;
  readonly action?: Action;
  readonly events: readonly GameEvent[];
  readonly state?: string;
  readonly mishap?: Mishap;
}

export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly setup: TableSetup;
  readonly seed: string;
  readonly steps: readonly SavedStep[];
  /** A turn was played, and not ended. */
  readonly awaitsEnd: boolean;
  /** The actions of a draft, the held one last. */
  readonly draft: readonly Action[];
}

export interface Restored {
  readonly setup: TableSetup;
  readonly match: Match;
}

export function saveGame(setup: TableSetup, match: Match): SavedGame {
  return {
    format: FORMAT,
    setup,
    seed: match.seed,
    steps: match.steps.map(({ by, events, state, mishap }) => ({
      ...by,
      events,
      ...(mishap && { mishap }),
      ...(state === undefined ? {} : { state: encodeState(state) }),
    })),
    awaitsEnd: match.isAwaitingEnd,
    draft: [
      ...match.draft.flatMap(({ by }) => (by === undefined ? [] : [by.action])),
      ...(match.held === undefined ? [] : [match.held]),
    ],
  };
}

/** Thrown and caught in this file only. */
class BadSave extends Error {}

/** The game as it was left, whole or not at all. */
export function restoreGame(json: unknown): Result<Restored, TableError> {
  try {
    return { ok: true, value: restored(json) };
  } catch (failure) {
    if (!(failure instanceof BadSave)) throw failure;
    return { ok: false, error: { code: 'table/bad-save', detail: failure.message } };
  }
}

function restored(json: unknown): Restored {
  const saved = fields(json, 'save');
  if (saved['format'] !== FORMAT) throw new BadSave(`format: ${FORMAT} expected`);
  const setup = readSetup(saved['setup']);
  if (!setup.ok) throw new BadSave(`setup: ${setup.error.code}`);
  const game = gameOf(setup.value);
  if (!game.ok) throw new BadSave(`setup: ${game.error.code}`);
  const { seed, awaitsEnd } = saved;
  if (typeof seed !== 'string') throw new BadSave('seed: a text expected');
  if (typeof awaitsEnd !== 'boolean') throw new BadSave('awaitsEnd: true or false expected');
  const steps = list(saved['steps'], 'steps').map((step, i) => stepOf(step, `steps.${i}`, game.value));
  const last = steps.at(-1);
  if (last?.state === undefined) throw new BadSave('steps: a state after the last one expected');
  const match = new Match({ game: game.value, seed, steps, awaitsEnd });
  const draft = list(saved['draft'], 'draft');
  const acting = match.acting === undefined ? undefined : setup.value.seats[match.acting];
  if ((awaitsEnd || draft.length > 0) && acting?.player !== PERSON) {
    throw new BadSave('draft: only a person has one');
  }
  for (const action of draft) redraft(match, action as Action);
  return { setup: setup.value, match };
}

/** An action of a draft settles nothing, or it was none. */
function redraft(match: Match, action: Action): void {
  const settled = match.steps.length;
  if (match.isTurnComplete) throw new BadSave('draft: more than a turn');
  const refusal = match.act(action);
  if (refusal !== undefined) throw new BadSave(`draft: ${refusal.code}`);
  if (match.steps.length !== settled) throw new BadSave('draft: something was settled');
}

function stepOf(json: unknown, field: string, game: Game): MatchStep {
  const { seat, action, events, state, mishap } = fields(json, field);
  return {
    by:
      seat === undefined
        ? undefined
        : { seat: seatOf(seat, field, game), action: fields(action, `${field}.action`) as unknown as Action },
    events: list(events, `${field}.events`).map((event) => eventOf(event, `${field}.events`)),
    state: state === undefined ? undefined : stateOf(state, `${field}.state`, game),
    ...(mishap === undefined ? {} : { mishap: mishapOf(mishap, `${field}.mishap`) }),
  };
}

function mishapOf(json: unknown, field: string): Mishap {
  const mishap = MISHAPS.find((known) => known === json);
  if (mishap === undefined) throw new BadSave(`${field}: ${MISHAPS.join(', ')} expected`);
  return mishap;
}

function seatOf(seat: unknown, field: string, { players }: Game): Seat {
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
  if (!isSeat) throw new BadSave(`${field}.seat: a seat expected`);
  return seat;
}

function stateOf(text: unknown, field: string, game: Game): GameState {
  if (typeof text !== 'string') throw new BadSave(`${field}: a snapshot expected`);
  const state = decodeState(game, text);
  if (!state.ok) throw new BadSave(`${field}: ${state.error.code}`);
  return state.value;
}

/** Who may hear of it has to be there: without, everybody or nobody might. */
function eventOf(json: unknown, field: string): GameEvent {
  const { type, to } = fields(json, field);
  if (typeof type !== 'string') throw new BadSave(`${field}: events expected`);
  if (to !== 'all' && typeof to !== 'number') throw new BadSave(`${field}: whom they are for expected`);
  return json as GameEvent;
}

function fields(json: unknown, field: string): { readonly [field: string]: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new BadSave(`${field}: an object expected`);
  }
  return json as { readonly [field: string]: unknown };
}

function list(json: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(json)) throw new BadSave(`${field}: a list expected`);
  return json;
}
