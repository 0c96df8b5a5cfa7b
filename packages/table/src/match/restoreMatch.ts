/** From a stored game to a match: the latest snapshot, and the entries after it played again. */
import { parseBotSpec } from '@kairo/bots';
import {
  apply,
  decodeState,
  err,
  type Game,
  type GameState,
  ok,
  type Result,
  RULES_VERSION,
  type Seat,
} from '@kairo/engine';
import { PERSON, readSetup, type TableError } from '@kairo/protocol';
import { type LogEntry, readDraft, readEntry } from '../log/entry.ts';
import { GAME_FORMAT, type GameHeader, type Snapshot, type StoredGame } from '../log/store.ts';
import { gameOfSetup } from './gameOfSetup.ts';
import { endsTurn, Match, type SettledStep } from './match.ts';

export interface Restored {
  readonly header: GameHeader;
  readonly match: Match;
  /** Commands that are known to have been applied. */
  readonly commands: readonly { readonly seat: Seat; readonly id: string }[];
}

type Restoring<T> = Result<T, TableError>;

function bad(detail: string): { readonly ok: false; readonly error: TableError } {
  return err({ code: 'table/bad-save', detail });
}

/** Whole, or not at all with one reason. */
export function restoreMatch(stored: StoredGame): Restoring<Restored> {
  const read = readHeader(stored.header);
  if (!read.ok) return read;
  const { header, game } = read.value;
  const { snapshot, entries } = stored;
  if (!isSnapshot(snapshot)) return bad('snapshot: expected a number of entries and a state');
  if (!Array.isArray(entries)) return bad('entries: expected a list');
  const decoded = decodeState(game, snapshot.state);
  if (!decoded.ok) return bad(`snapshot: ${decoded.error.code}`);
  const replayed = replay(game, stored, decoded.value);
  if (!replayed.ok) return replayed;
  const steps = replayed.value;
  const draft = readDraft(stored.draft);
  if (!draft.ok) return bad(`draft.${draft.error}`);
  const seq = snapshot.seq + steps.length - 1;
  if (draft.value.base > seq) return bad(`draft.base: expected at most ${seq}`);
  // A draft of an older version of the log is void.
  const current = draft.value.base === seq ? draft.value : { ...draft.value, actions: [] };
  const match = Match.resume(game, seq, steps, current);
  if (!match.ok) return bad(match.error);
  const { acting, canUndo, isAwaitingEnd } = match.value;
  const isPerson = acting !== undefined && header.setup.seats[acting]?.player === PERSON;
  if ((canUndo || isAwaitingEnd) && !isPerson) return bad('draft: only a person has one');
  const settled = steps.flatMap(({ entry }) =>
    entry.type === 'deal' || entry.command === undefined ? [] : [{ seat: entry.seat, id: entry.command }],
  );
  const drafted = acting === undefined ? [] : draft.value.commands.map((id) => ({ seat: acting, id }));
  return ok({ header, match: match.value, commands: [...settled, ...drafted] });
}

/** The header, validated, and the game that it describes. */
export function readHeader(json: unknown): Restoring<{ readonly header: GameHeader; readonly game: Game }> {
  if (typeof json !== 'object' || json === null) return bad('header: expected an object');
  const { format, id, setup, bots, seed, rulesVersion, createdAt } = json as Partial<
    Record<keyof GameHeader, unknown>
  >;
  if (format !== GAME_FORMAT) return bad(`format: expected ${GAME_FORMAT}`);
  if (rulesVersion !== RULES_VERSION) {
    return err({ code: 'table/rules-version', found: rulesVersion, supported: RULES_VERSION });
  }
  if (typeof id !== 'string') return bad('id: expected a text');
  if (typeof seed !== 'string') return bad('seed: expected a text');
  if (typeof createdAt !== 'number') return bad('createdAt: expected a time');
  const read = readSetup(setup);
  if (!read.ok) {
    const { error } = read;
    return bad(
      error.code === 'table/malformed'
        ? `setup: ${error.field}: expected ${error.expected}`
        : `setup: ${error.code}`,
    );
  }
  if (bots !== undefined && !isListOfBots(bots, read.value.seats.length)) {
    return bad('bots: expected the name of a bot or null for each seat');
  }
  const game = gameOfSetup(read.value);
  if (!game.ok) return bad(`setup: ${game.error.code}`);
  const header: GameHeader = {
    format,
    id,
    setup: read.value,
    ...(bots !== undefined && { bots }),
    seed,
    rulesVersion,
    createdAt,
  };
  return ok({ header, game: game.value });
}

function isListOfBots(value: unknown, seats: number): value is readonly (string | null)[] {
  const isBot = (item: unknown): boolean =>
    item === null || (typeof item === 'string' && parseBotSpec(item).ok);
  return Array.isArray(value) && value.length === seats && value.every(isBot);
}

function isSnapshot(value: unknown): value is Snapshot {
  const { seq, state } = (value ?? {}) as { readonly [field in keyof Snapshot]?: unknown };
  return typeof seq === 'number' && Number.isInteger(seq) && seq >= 1 && typeof state === 'string';
}

/** The first entry is the one that led to the snapshot. */
function replay(game: Game, { snapshot, entries }: StoredGame, start: GameState): Restoring<SettledStep[]> {
  const steps: SettledStep[] = [];
  for (const [i, json] of entries.entries()) {
    const number = snapshot.seq + i;
    const read = readEntry(json, game.players);
    if (!read.ok) return bad(`entry ${number}: ${read.error}`);
    const entry = read.value;
    const before = steps.at(-1);
    const state = before === undefined ? start : stateAfter(before, entry);
    const isInPlace = (entry.type === 'deal') === (number === 1) && (!awaitsEnd(entry) || endsTurn(entry));
    if (state === undefined || !isInPlace) {
      return bad(`entry ${number}: expected one that follows from the entries before it`);
    }
    steps.push({ entry, state });
  }
  return steps.length > 0 ? ok(steps) : bad('entries: expected at least one');
}

function awaitsEnd(entry: LogEntry): boolean {
  return entry.type === 'step' && entry.awaitsEnd === true;
}

function stateAfter(before: SettledStep, entry: LogEntry): GameState | undefined {
  const last = before.entry;
  if (entry.type === 'deal' || awaitsEnd(last) !== (entry.type === 'endTurn')) return undefined;
  if (entry.type === 'endTurn') {
    return last.type === 'step' && last.seat === entry.seat ? before.state : undefined;
  }
  const step = apply(before.state, entry.action, entry.seat);
  if (!step.ok || JSON.stringify(step.value.events) !== JSON.stringify(entry.events)) return undefined;
  return step.value.state;
}
