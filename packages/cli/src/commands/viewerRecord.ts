/** The record of a seat or a spectator as text. It is incomplete, so it cannot be replayed and drawn. */
import { formatAction, type GameEvent, type GameRecord, type RecordTurn } from '@kairo/engine';
import type { Context } from '../context.ts';
import { describeEvents } from '../describeEvents.ts';
import { fail } from '../failure.ts';
import type { Library } from '../files.ts';

/** A heading and all turns, or only the wanted turn; turn 0 is the opening. */
export function viewerRecordLines(
  { t }: Context,
  file: string,
  record: GameRecord,
  { editions }: Library,
  wanted?: number,
): string[] {
  const { turns, seats, edition, knows, opening = [] } = record;
  const last = turns.length;
  if (wanted !== undefined && wanted > last)
    fail(t.terminal.bad.inFile(file, t.error({ code: 'record/no-such-turn', turn: wanted, last })));
  const table = { names: seats, jokers: editions.get(edition.id)?.jokers ?? [] };
  const describe = (events: readonly GameEvent[]): string => describeEvents(t, events, table);
  /** In notation if the record has no events for the turn. */
  const describeTurn = (turn: RecordTurn): string =>
    describe(turn.revealed?.flat() ?? []) ||
    `${seats[turn.seat]}: ${turn.actions.map(formatAction).join(' / ')}`;
  const lines = [describe(opening), ...turns.map(describeTurn)].map((line, turn) => `${turn}. ${line}`);
  if (wanted !== undefined) return lines.slice(wanted, wanted + 1);
  const { report } = t.terminal;
  const viewer = (typeof knows === 'number' ? seats[knows] : undefined) ?? report.spectator;
  return [report.seenBy(viewer, edition.id, t.terms.and(seats)), ...lines];
}
