/** Replays a record to its end or to any turn. */
import type { Edition } from '../board/edition.ts';
import { apply, outcomeOf, whoActs } from '../boundary/apply.ts';
import { isWhole } from '../json/read.ts';
import type { GameEvent } from '../play/events.ts';
import { checkSetup, makeGame, newGame } from '../play/newGame.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/state.ts';
import { isMidDraw } from '../state/turn.ts';
import { RULES_VERSION } from '../vocabulary.ts';
import { formatAction } from './notation.ts';
import { editionOfRecord, type GameRecord, type RecordError, type RecordTurn } from './record.ts';

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
  const last = record.turns.length;
  if (!isWhole(turns, 0, last)) return err({ code: 'record/no-such-turn', turn: turns, last });

  const start = newGame(makeGame(edition, record.players, record.options), record.seed);
  const events = [...start.events];
  let state = start.state;
  for (let turn = 1; turn <= turns; turn++) {
    const played = playTurn(state, record.turns[turn - 1]!, turn, turn === last);
    if (!played.ok) return played;
    state = played.value.state;
    events.push(...played.value.events);
  }
  if (turns === last && record.result !== undefined) {
    const expected = outcomeOf(state);
    if (JSON.stringify(expected) !== JSON.stringify(record.result)) {
      return err({ code: 'record/wrong-result', found: record.result, expected });
    }
  }
  return ok({ state, events, turn: turns });
}

/** Only the last turn of a record may be unfinished. */
function playTurn(
  before: GameState,
  turn: RecordTurn,
  number: number,
  isLast: boolean,
): Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, RecordError> {
  const seat = whoActs(before);
  if (seat === undefined) return err({ code: 'record/after-end', turn: number });
  if (seat !== turn.seat)
    return err({ code: 'record/wrong-seat', turn: number, found: turn.seat, expected: seat });
  const events: GameEvent[] = [];
  let state = before;
  for (const [index, action] of turn.actions.entries()) {
    if (index > 0 && !isMidDraw(state)) return err({ code: 'record/overlong-turn', turn: number });
    const step = apply(state, action);
    if (!step.ok) {
      return err({ code: 'record/illegal', turn: number, action: formatAction(action), refusal: step.error });
    }
    state = step.value.state;
    events.push(...step.value.events);
  }
  if (isMidDraw(state) && !isLast) return err({ code: 'record/unfinished-turn', turn: number });
  return ok({ state, events });
}
