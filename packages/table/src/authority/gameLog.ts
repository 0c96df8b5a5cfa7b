/** The log of one game, as its table uses it: appends changes with snapshots, and computes past entries again. */
import { encodeState, err, type Game, ok, type Result, RULES_VERSION, type Seat } from '@kairo/engine';
import type { StoreState, TableError, Version } from '@kairo/protocol';
import { type BareEntry, bareEntry } from '../log/bareEntry.ts';
import type { Commanded, LogEntry } from '../log/entry.ts';
import { longAgo } from '../log/longAgo.ts';
import {
  type Addition,
  type Appended,
  GAME_FORMAT,
  type GameHeader,
  type GameStore,
  OPENED_GAME_FORMAT,
  type Snapshot,
} from '../log/store.ts';
import { type Change, Match, type SettledStep } from '../match/match.ts';
import type { Restored } from '../match/restoreMatch.ts';

/** A snapshot after this many entries bounds what a load has to replay. */
const SNAPSHOT_INTERVAL = 16;
/** How many entries before the end a load reaches back, so that recent steps can be shown again. */
const LOAD_TAIL = 40;

export type NewGame = Pick<GameHeader, 'id' | 'setup' | 'bots' | 'seed' | 'opening' | 'pace' | 'standIn'>;

/** A game with its whole log. */
export interface LoadedGame extends Restored {
  /** From the deal on. */
  readonly entries: readonly LogEntry[];
}

/** A game that others have changed. */
export interface FollowedGame extends Restored {
  /** Those that are new, or all if the game was loaded again. */
  readonly entries: readonly LogEntry[];
  readonly isWhole: boolean;
}

/** A change as it is stored. */
export interface StampedChange extends Change, Pick<Addition, 'wakeAt' | 'lease'> {
  /** After the change. */
  readonly round?: number;
}

/** What a log gets from its surroundings. */
export interface LogTools {
  readonly store: GameStore;
  /** Whether the store outlives the program. */
  readonly isDurable: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * If the store fails, it is unknown what is stored: nothing is appended any more until `retry` has loaded the game again,
 * or `goUnsaved` has done without the store. Past entries are never read from the store: they follow from the seed and
 * the actions, which are kept.
 */
export class GameLog {
  header: GameHeader;
  private readonly tools: LogTools;
  private readonly onFailure: () => void;
  private store: GameStore;
  private state: StoreState;
  /** From the deal on. */
  private bare: BareEntry[];
  /** Of all commands in it: tells that an id is new without a look at the whole log. */
  private marks: number[];

  constructor({ header, entries }: LoadedGame, tools: LogTools, onFailure: () => void) {
    this.header = header;
    this.tools = tools;
    this.onFailure = onFailure;
    this.store = tools.store;
    this.state = this.stateOfStore;
    this.bare = entries.map(bareEntry);
    this.marks = marksOf(entries);
  }

  /** Stores a new game, and returns its header; undefined if there is a game with this id. */
  static async create(
    store: Pick<GameStore, 'create'>,
    game: NewGame,
    { match, entries }: Change,
    now: () => number,
  ): Promise<GameHeader | undefined> {
    const createdAt = now();
    const format = game.opening === undefined ? GAME_FORMAT : OPENED_GAME_FORMAT;
    const header: GameHeader = { format, ...game, rulesVersion: RULES_VERSION, createdAt };
    // A server looks at a new game at once, in case a bot begins.
    const addition = { ...additionOf(match, entries, createdAt), wakeAt: longAgo(match.version) };
    const isNew = await store.create(header, { ...addition, snapshot: snapshotOf(match) });
    return isNew ? header : undefined;
  }

  /** Undefined if there is no such game. The code for it is loaded on demand: a new game does without. */
  static async load(
    store: Pick<GameStore, 'load' | 'read'>,
    id: string,
  ): Promise<Result<LoadedGame, TableError> | undefined> {
    const { restoreMatch, reachesBack } = await import('../match/restoreMatch.ts');
    let stored = await store.load(id, LOAD_TAIL);
    // Rare: then from the first snapshot on.
    if (stored !== undefined && reachesBack(stored)) stored = await store.load(id, Number.MAX_SAFE_INTEGER);
    if (stored === undefined) return undefined;
    const restored = restoreMatch(stored);
    if (!restored.ok) return restored;
    const { header, match } = restored.value;
    // Older entries are only read, not played again.
    const before = stored.snapshot.seq - 1;
    const older = before === 0 ? [] : await store.read(id, 0, before);
    const { readEntries } = await import('../log/readEntry.ts');
    const entries = readEntries([...older, ...stored.entries], header.setup.seats.length);
    const { seq } = match.version;
    if (entries.ok && entries.value.length === seq) return ok({ ...restored.value, entries: entries.value });
    return err({
      code: 'table/bad-save',
      detail: entries.ok ? `entries: expected ${seq}` : entries.error,
    });
  }

  rename(names: readonly string[]): void {
    const { setup } = this.header;
    const seats = setup.seats.map((seat, i) => ({ ...seat, name: names[i] ?? seat.name }));
    this.header = { ...this.header, setup: { ...setup, seats } };
  }

  get storage(): StoreState {
    return this.state;
  }

  /** Whether the game can be loaded from the store as it is here. */
  get isStored(): boolean {
    return this.state !== 'failed' && this.store === this.tools.store;
  }

  /** The settled command of a seat, and the number of its last entry; undefined if there is none with this id. */
  settledCommand(seat: Seat, id: string): (Commanded & { readonly seq: number }) | undefined {
    if (!this.marks.includes(markOf(id))) return undefined;
    const quoted = JSON.stringify(id);
    const index = this.bare.findLastIndex((text) => {
      if (!text.includes(quoted)) return false;
      const entry: LogEntry = JSON.parse(text);
      return entry.type !== 'deal' && entry.command === id && entry.seat === seat;
    });
    const found = this.bare[index];
    return found === undefined ? undefined : { ...(JSON.parse(found) as Commanded), seq: index + 1 };
  }

  /** Undefined if the store has failed: then it is unknown whether the change was made. */
  append(
    expected: Version,
    { match, entries, wakeAt, lease, round }: StampedChange,
  ): Promise<Appended | undefined> {
    const intervals = (seq: number): number => Math.floor(seq / SNAPSHOT_INTERVAL);
    const isDue = intervals(match.version.seq) > intervals(expected.seq);
    const addition = {
      ...additionOf(match, entries, this.tools.now(), round),
      ...(wakeAt !== undefined && { wakeAt }),
      ...(lease !== undefined && { lease }),
    };
    return this.attempt(async () => {
      const appended = await this.store.append(
        this.header.id,
        expected,
        isDue ? { ...addition, snapshot: snapshotOf(match) } : addition,
      );
      if (appended.ok) this.add(entries);
      return appended;
    });
  }

  /** Entries number `after + 1` to `upTo`, computed again. */
  async entries(game: Game, after: number, upTo: number): Promise<LogEntry[]> {
    const steps = await this.steps(game, upTo);
    return steps.slice(after).map(({ entry }) => entry);
  }

  /** The first `upTo` entries with the states after them, computed again. */
  async steps(game: Game, upTo: number): Promise<SettledStep[]> {
    const { playAgain } = await import('../match/playAgain.ts');
    return playAgain(await this.beginning(game), this.bare.slice(0, upTo));
  }

  /** The code for positions is loaded on demand. */
  private async beginning(game: Game): Promise<Change> {
    const { opening, seed } = this.header;
    if (opening === undefined) return Match.deal(game, seed);
    const { beginningOf } = await import('../match/opening.ts');
    return beginningOf(game, this.header);
  }

  /** The game as it is stored; undefined if the store has failed. */
  private reload(): Promise<LoadedGame | undefined> {
    return this.attempt(async () => {
      const loaded = await GameLog.load(this.store, this.header.id);
      if (!loaded?.ok) throw new Error(loaded?.error.code ?? 'the game is gone');
      this.bare = loaded.value.entries.map(bareEntry);
      this.marks = marksOf(loaded.value.entries);
      return loaded.value;
    });
  }

  /** The game with what others have added since this match; undefined if the store has failed. */
  async follow(match: Match): Promise<FollowedGame | undefined> {
    const { id, setup } = this.header;
    const tail = await this.attempt(async () => this.store.since?.(id, match.version.seq));
    // A store that has lost entries is the truth, too.
    if (tail !== undefined && tail.seq >= match.version.seq) {
      const { revision } = tail.draft as { readonly revision?: unknown };
      const isSame = tail.entries.length === 0 && revision === match.version.revision;
      if (isSame) return { header: this.header, match, commands: [], entries: [], isWhole: false };
      const { continueMatch } = await import('../match/restoreMatch.ts');
      const { readEntries } = await import('../log/readEntry.ts');
      const continued = continueMatch(this.header, match, tail);
      const entries = readEntries(tail.entries, setup.seats.length);
      if (continued.ok && entries.ok) {
        this.add(entries.value);
        return { ...continued.value, entries: entries.value, isWhole: false };
      }
    }
    // Also if a turn was taken back that the match does not remember.
    const loaded = await this.reload();
    return loaded && { ...loaded, isWhole: true };
  }

  /** After a failure: reads the game again, and goes on storing it. Undefined if the store fails again. */
  retry(match: Match): Promise<FollowedGame | undefined> {
    this.state = this.stateOfStore;
    return this.follow(match);
  }

  /**
   * After a failure: goes on in memory, with the whole log up to this match. The store is left as it is, and may have a
   * change that was never shown.
   */
  async goUnsaved(match: Match): Promise<void> {
    const { MemoryStore } = await import('../log/memoryStore.ts');
    const entries = await this.entries(match.game, 0, match.version.seq);
    const addition = additionOf(match, entries, this.tools.now());
    const memory = new MemoryStore();
    await memory.create(this.header, { ...addition, snapshot: snapshotOf(match) });
    this.store = memory;
    this.state = 'memory';
  }

  private add(entries: readonly LogEntry[]): void {
    this.bare.push(...entries.map(bareEntry));
    this.marks.push(...marksOf(entries));
  }

  private get stateOfStore(): StoreState {
    return this.tools.isDurable ? 'durable' : 'memory';
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.state === 'failed') return undefined;
    try {
      return await work();
    } catch {
      this.state = 'failed';
      this.onFailure();
      return undefined;
    }
  }
}

function marksOf(entries: readonly LogEntry[]): number[] {
  return entries.flatMap((entry) =>
    entry.type === 'deal' || entry.command === undefined ? [] : [markOf(entry.command)],
  );
}

/** Equal ids have equal marks; different ones seldom have. */
function markOf(id: string): number {
  let mark = 0;
  for (let i = 0; i < id.length; i++) mark = (Math.imul(mark, 31) + id.charCodeAt(i)) | 0;
  return mark;
}

function snapshotOf({ version, settledState }: Match): Snapshot {
  return { seq: version.seq, state: encodeState(settledState) };
}

function additionOf(match: Match, entries: readonly LogEntry[], updatedAt: number, round = 0): Addition {
  const { storedDraft, points, isOver, acting } = match;
  const summary = { updatedAt, points, isOver, round, ...(acting !== undefined && { acting }) };
  return { entries, draft: storedDraft, summary };
}
