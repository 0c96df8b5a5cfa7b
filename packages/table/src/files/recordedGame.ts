/**
 * Games as records in notation. What a record has no words for, players and icons, stands in comments, as terminals once
 * wrote it, so that a game is the same after it has been written and read.
 */
import {
  EDITIONS,
  err,
  formatRecord,
  type GameRecord,
  parseRecord,
  type RecordError,
  type Result,
} from '@kairo/engine';
import { ICONS, type SeatSetup } from '@kairo/protocol';
import type { LoadedGame } from '../authority/gameLog.ts';
import { recordOfLog } from '../company/gameRecord.ts';
import { countingEntries } from '../log/counting.ts';
import { type LogEntry, NEW_STANDING, standingAfter } from '../log/entry.ts';
import type { MigratedGame, MigrationTarget } from '../migrations/migratedGame.ts';
import { terminalSave1 } from '../migrations/terminalSave1.ts';
import type { FileProblem } from './fileProblem.ts';
import { readWholeGame } from './wholeGame.ts';

const ICONS_LINE = /^# signs (\S+)$/m;

/** Undefined for a game that goes on: its record would show what is hidden, and could not be continued. */
export function notationOf({ header, match, entries }: LoadedGame): string | undefined {
  if (!match.isOver) return undefined;
  const standing = entries.reduce(standingAfter, NEW_STANDING);
  const { seats } = header.setup;
  const players = seats.map(({ player }, seat) => header.bots?.[seat] ?? player);
  const record = formatRecord(recordOfLog({ header, match, standing }, entries, 'spectator'));
  const noted = notationWithSeats(record, players, seats);
  const takebacks = takebacksIn(entries);
  return takebacks.length === 0 ? noted : `${noted}# taken back ${takebacks.join(', ')}\n`;
}

const SEATS = 'ABCD';

/** `12 A`: the turns from the twelfth on were taken back for A; the record has those that were played instead. */
function takebacksIn(entries: readonly LogEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.type !== 'takeback') return [];
    const counting = countingEntries(entries.slice(0, entry.to));
    const turns = counting.filter((i) => endsTurn(entries[i])).length;
    return [`${turns + 1} ${SEATS[entry.seat]}`];
  });
}

function endsTurn(entry: LogEntry | undefined): boolean {
  return entry?.type === 'step' && entry.events.some(({ type }) => type === 'turnBegan');
}

/** @param players by seat, who plays: a person or a bot */
export function notationWithSeats(
  record: string,
  players: readonly string[],
  seats: readonly Pick<SeatSetup, 'icon'>[],
): string {
  return `${record}\n# players ${players.join()}\n# signs ${seats.map(({ icon }) => icon).join()}\n`;
}

/** Dealt and played again by the engine. */
export function readRecordedGame(text: string, target: MigrationTarget): Result<MigratedGame, FileProblem> {
  const migrated = terminalSave1(text, EDITIONS, target);
  if (!migrated.ok) return err(problemOf(migrated.error));
  const { header, first } = migrated.value;
  const icons = ICONS_LINE.exec(text)?.[1]?.split(',') ?? [];
  const seats = withIcons(header.setup.seats, icons);
  const record = parseRecord(text);
  const ending = record.ok ? endingOf(record.value) : [];
  const { updatedAt } = first.summary;
  const entries = [...first.entries, ...ending];
  // The page has no bots but the levels.
  const { bots: _, ...rest } = header;
  return readWholeGame(
    {
      header: { ...rest, setup: { ...header.setup, seats } },
      draft: { ...first.draft, base: entries.length },
      entries,
      updatedAt,
    },
    target.id,
  );
}

/** How people ended it. */
function endingOf({ resigned = [], result }: GameRecord): LogEntry[] {
  const left = resigned.map((seat): LogEntry => ({ type: 'seat', seat, reason: 'resigned', standIn: null }));
  if (result?.reason !== 'resigned' && result?.reason !== 'agreed') return left;
  return [...left, { type: 'end', reason: result.reason }];
}

/** A seat without a name is recorded by its icon, and icons are all different. */
function withIcons(seats: readonly SeatSetup[], icons: readonly string[]): readonly SeatSetup[] {
  const known = seats.map(({ name }, seat) =>
    ICONS.find((icon) => icon === icons[seat] || (icons.length === 0 && icon === name)),
  );
  const free = ICONS.filter((icon) => !known.includes(icon));
  const isClear = new Set(known.filter((icon) => icon !== undefined)).size === known.filter(Boolean).length;
  return seats.map((seat, i) => {
    const icon = (isClear ? (known[i] ?? free.shift()) : undefined) ?? seat.icon;
    return { ...seat, icon, name: seat.name === icon ? '' : seat.name };
  });
}

interface Unreadable {
  readonly error: RecordError;
  readonly record?: GameRecord;
}

function problemOf({ error, record }: Unreadable): FileProblem {
  // A record that breaks off may end with half an action.
  if ('turn' in error && error.turn === record?.turns.length && record.result === undefined) {
    return { code: 'file/damaged' };
  }
  switch (error.code) {
    case 'record/unreadable':
      return error.line === 1 ? { code: 'file/other-version' } : { code: 'file/line', line: error.line };
    case 'record/rules-version':
      return { code: 'file/other-version' };
    case 'record/unknown-edition':
    case 'record/edition-changed':
    case 'record/no-preset':
      return { code: 'file/board', board: error.id };
    case 'record/no-seed':
    case 'record/not-of-table':
      return { code: 'file/not-whole' };
    case 'record/illegal': {
      const { refusal, turn } = error;
      const rule = 'rule' in refusal && typeof refusal.rule === 'string' ? refusal.rule : undefined;
      return { code: 'file/illegal', turn, ...(rule !== undefined && { rule }) };
    }
    case 'record/wrong-seat':
    case 'record/unfinished-turn':
    case 'record/overlong-turn':
    case 'record/after-end':
      return { code: 'file/illegal', turn: error.turn };
    default:
      return { code: 'file/damaged' };
  }
}
