/** The record of a game from its log: whole once it is over, and before that what a viewer may know. */
import { type Game, type GameRecord, Recorder, type Viewer } from '@kairo/engine';
import type { Table } from '../authority/table.ts';
import { countingEntries } from '../log/counting.ts';
import type { LogEntry } from '../log/entry.ts';
import type { GameHeader } from '../log/store.ts';
import { resultOfMatch } from '../match/result.ts';

/** Turns that were taken back are not part of a record. */
export async function gameRecord(table: Table, viewer: Viewer): Promise<GameRecord> {
  return recordOfLog(table, await table.entries(0, table.match.version.seq), viewer);
}

type Recorded = Pick<Table, 'header' | 'match' | 'standing'>;

/** The same from all entries of its log. */
export function recordOfLog(game: Recorded, entries: readonly LogEntry[], viewer: Viewer): GameRecord {
  const recorder = recorderOf(game, entries);
  return game.match.isOver ? recorder.tableRecord() : recorder.recordFor(viewer);
}

/** Of a running game, too: for the authority alone. */
export function wholeRecordOfLog(game: Recorded, entries: readonly LogEntry[]): GameRecord {
  return recorderOf(game, entries).tableRecord();
}

function recorderOf({ header, match, standing }: Recorded, entries: readonly LogEntry[]): Recorder {
  const names = header.setup.seats.map(({ name, icon }) => name || icon);
  const recorder = recorderOfSteps(match.game, header, names, entries);
  const result = resultOfMatch(match, standing);
  const resigned = standing.resigned.toSorted((a, b) => a - b);
  if (result !== undefined && (resigned.length > 0 || match.ending !== undefined))
    recorder.end(resigned, result);
  return recorder;
}

function recorderOfSteps(
  game: Game,
  { seed, opening }: Pick<GameHeader, 'seed' | 'opening'>,
  names: readonly string[],
  entries: readonly LogEntry[],
): Recorder {
  const [deal] = entries;
  if (deal?.type !== 'deal') throw new Error('a log without its deal');
  const recorder = new Recorder(game, seed, names, deal.events, opening);
  for (const i of countingEntries(entries)) {
    const entry = entries[i];
    if (entry?.type === 'step') recorder.add(entry.seat, entry.action, entry.events);
  }
  return recorder;
}
