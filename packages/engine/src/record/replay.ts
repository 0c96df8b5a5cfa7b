/** Replays a record to its end or to any turn. */
import type { Edition } from '../board/edition.ts';
import { apply } from '../boundary/apply.ts';
import { resultOf, whoActs } from '../boundary/steps.ts';
import { isWhole } from '../json/read.ts';
import type { GameEvent } from '../play/events.ts';
import { checkSetup, makeGame, newGame } from '../play/newGame.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/state.ts';
import { isMidDraw } from '../state/turn.ts';
import { EARLY_ENDS, RULES_VERSION, type Seat } from '../vocabulary.ts';
import { formatAction } from './notation.ts';
import { openAt } from './opening.ts';
import { editionOfRecord, type GameRecord, type RecordError, type RecordTurn } from './record.ts';

/** One turn of a replay; turn 0 is the deal, or the position at which the game begins; no seat plays it. */
export interface ReplayedTurn {
  readonly seat: Seat | undefined;
  /** All events of each of its actions. */
  readonly steps: readonly (readonly GameEvent[])[];
  /** After the turn. */
  readonly state: GameState;
}

export interface Replay {
  readonly state: GameState;
  /** All events, including those of the set-up. */
  readonly events: readonly GameEvent[];
  /** The number of turns that were replayed. */
  readonly turn: number;
}

/** The state after `turns` turns, by default after all. The error names the first turn that cannot be replayed. */
export function replayRecord(
  record: GameRecord,
  editions: ReadonlyMap<string, Edition>,
  turns: number = record.turns.length,
): Result<Replay, RecordError> {
  const replayed = replayTurns(record, editions, turns);
  if (!replayed.ok) return replayed;
  const [deal, ...played] = replayed.value;
  const { state } = played.at(-1) ?? deal;
  return ok({ state, events: replayed.value.flatMap(({ steps }) => steps.flat()), turn: turns });
}

/** The deal, then the first `turns` turns, by default all. The error names the first turn that cannot be replayed. */
export function replayTurns(
  record: GameRecord,
  editions: ReadonlyMap<string, Edition>,
  turns: number = record.turns.length,
): Result<readonly [ReplayedTurn, ...ReplayedTurn[]], RecordError> {
  const opened = openingOf(record, editions);
  if (!opened.ok) return opened;
  const last = record.turns.length;
  if (!isWhole(turns, 0, last)) return err({ code: 'record/no-such-turn', turn: turns, last });
  const replayed: [ReplayedTurn, ...ReplayedTurn[]] = [opened.value];
  let { state } = opened.value;
  for (let turn = 1; turn <= turns; turn++) {
    const played = playTurn(state, record.turns[turn - 1]!, turn, turn === last);
    if (!played.ok) return played;
    state = played.value.state;
    replayed.push(played.value);
  }
  const wrong = turns === last ? wrongResult(record, state) : undefined;
  return wrong === undefined ? ok(replayed) : err(wrong);
}

function openingOf(
  record: GameRecord,
  editions: ReadonlyMap<string, Edition>,
): Result<ReplayedTurn, RecordError> {
  if (record.knows !== 'table') return err({ code: 'record/not-of-table', knows: record.knows });
  if (record.rulesVersion !== RULES_VERSION) {
    return err({ code: 'record/rules-version', found: record.rulesVersion, supported: RULES_VERSION });
  }
  const edition = editionOfRecord(record, editions);
  if ('code' in edition) return err(edition);
  if (record.seed === undefined) return err({ code: 'record/no-seed' });
  if (checkSetup(edition, record.players, record.options) !== undefined) {
    return err({ code: 'record/no-preset', id: edition.id, players: record.players });
  }
  const game = makeGame(edition, record.players, record.options);
  const { position, seed } = record;
  const opened = position === undefined ? ok(newGame(game, seed)) : openAt(game, position, seed);
  if (!opened.ok) return opened;
  const { state, events } = opened.value;
  return ok({ seat: undefined, state, steps: [events] });
}

function wrongResult({ result, resigned }: GameRecord, state: GameState): RecordError | undefined {
  if (result === undefined) return undefined;
  const early = EARLY_ENDS.find((end) => end === result.reason && whoActs(state) !== undefined);
  const expected = resultOf(state, resigned, early);
  if (JSON.stringify(expected) === JSON.stringify(result)) return undefined;
  return { code: 'record/wrong-result', found: result, expected };
}

/** Only the last turn of a record may be unfinished. */
function playTurn(
  before: GameState,
  turn: RecordTurn,
  number: number,
  isLast: boolean,
): Result<ReplayedTurn, RecordError> {
  const seat = whoActs(before);
  if (seat === undefined) return err({ code: 'record/after-end', turn: number });
  if (seat !== turn.seat)
    return err({ code: 'record/wrong-seat', turn: number, found: turn.seat, expected: seat });
  const steps: (readonly GameEvent[])[] = [];
  let state = before;
  for (const [index, action] of turn.actions.entries()) {
    if (index > 0 && !isMidDraw(state)) return err({ code: 'record/overlong-turn', turn: number });
    const step = apply(state, action);
    if (!step.ok) {
      return err({ code: 'record/illegal', turn: number, action: formatAction(action), refusal: step.error });
    }
    state = step.value.state;
    steps.push(step.value.events);
  }
  if (isMidDraw(state) && !isLast) return err({ code: 'record/unfinished-turn', turn: number });
  return ok({ seat, state, steps });
}
