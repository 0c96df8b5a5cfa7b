/** The record of a seat or a spectator. It cannot be played again, so it is told, turn by turn, instead of drawn. */
import { formatAction, type GameEvent, type GameRecord, type RecordTurn } from '@kairo/engine';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import type { Library } from '../files.ts';
import { tellEvents } from '../tellEvents.ts';

/** All turns behind who saw them and the opening, or one of them; turn 0 is the opening. */
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
  const tell = (events: readonly GameEvent[]): string => tellEvents(t, events, table);
  /** In the notation where nothing was told of it. */
  const told = (turn: RecordTurn): string =>
    tell(turn.revealed?.flat() ?? []) || `${seats[turn.seat]}: ${turn.actions.map(formatAction).join(' / ')}`;
  const lines = [tell(opening), ...turns.map(told)].map((line, turn) => `${turn}. ${line}`);
  if (wanted !== undefined) return lines.slice(wanted, wanted + 1);
  const { report } = t.terminal;
  const viewer = (typeof knows === 'number' ? seats[knows] : undefined) ?? report.spectator;
  return [report.seenBy(viewer, edition.id, t.terms.and(seats)), ...lines];
}
