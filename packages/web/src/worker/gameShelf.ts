/** The games of this browser as a collection: listed, looked at, noted on, removed with a way back, written and read. */
import { isObject, readSetup, type SeatSetup } from '@kairo/protocol';
import type {
  FileProblem,
  GameNote,
  GameStore,
  LastPosition,
  MigratedGame,
  Snapshot,
  WholeGame,
} from '@kairo/table';
import type { FileForm, Imported, KeptGame, KeptGames, ShownTable, TableRecord } from './gamesControl.ts';
import type { NotesStore } from './notesStore.ts';

/** As it is in the store, unchecked: a damaged game can be removed and brought back like any other. */
interface RawGame {
  readonly header: unknown;
  readonly draft: unknown;
  readonly snapshot: Snapshot;
  /** From the deal on. */
  readonly entries: readonly unknown[];
}

interface Removed extends RawGame {
  readonly summary: unknown;
  readonly note: GameNote | undefined;
}

/** The result of reading a file; after a failure of the store, those after it were not looked at. */
interface Taken extends Omit<Imported, 'trouble'> {
  readonly failure?: unknown;
}

const gameFiles = () => import('./gameFiles.ts');

const MEGABYTE = 1_000_000;
const ALL = Number.MAX_SAFE_INTEGER;

export class GameShelf {
  private readonly store: GameStore;
  private readonly notes: NotesStore;
  private readonly newId: () => string;
  private removed: Removed | undefined;

  constructor(store: GameStore, notes: NotesStore, newId: () => string) {
    this.store = store;
    this.notes = notes;
    this.newId = newId;
  }

  async list(): Promise<KeptGames> {
    const [games, notes] = await Promise.all([this.store.list(), this.notes.notes()]);
    return { games: games.flatMap(({ header, summary }) => keptGame(header, summary) ?? []), notes };
  }

  async position(game: string, updatedAt: number): Promise<LastPosition | undefined> {
    const known = await this.notes.position(game, updatedAt);
    if (known !== undefined) return known;
    const { GameLog, lastPosition } = await gameFiles();
    const loaded = await GameLog.load(this.store, game);
    if (!loaded?.ok) return undefined;
    const position = lastPosition(loaded.value);
    await this.keep(game, updatedAt, position);
    return position;
  }

  /** A finished game does not change. */
  async tablePosition(game: string, record: string | undefined): Promise<LastPosition | undefined> {
    if (record === undefined) return this.notes.position(game, 0);
    const { finalPosition } = await gameFiles();
    const position = finalPosition(record);
    if (!position.ok) return undefined;
    await this.keep(game, 0, position.value);
    return position.value;
  }

  /** Until the game changes. */
  async shownPosition(
    game: string,
    updatedAt: number,
    shown: ShownTable | undefined,
  ): Promise<LastPosition | undefined> {
    if (shown === undefined) return this.notes.position(game, updatedAt);
    const { shownPosition } = await gameFiles();
    const position = shownPosition(shown.edition, shown.view);
    if (position !== undefined) await this.keep(game, updatedAt, position);
    return position;
  }

  note(game: string, note: GameNote): Promise<void> {
    return this.notes.keepNote(game, note);
  }

  async remove(game: string): Promise<void> {
    const [raw, note] = await Promise.all([this.raw(game), this.notes.note(game)]);
    const listed = (await this.store.list()).find(({ header }) => isObject(header) && header['id'] === game);
    if (raw !== undefined && listed !== undefined) this.removed = { ...raw, summary: listed.summary, note };
    await this.store.remove(game);
    await this.notes.forget(game);
  }

  async restore(): Promise<void> {
    if (this.removed === undefined) return;
    const { header, note, ...first } = this.removed;
    const { id } = header as MigratedGame['header'];
    await this.store.create(header as MigratedGame['header'], first as MigratedGame['first']);
    if (note !== undefined) await this.notes.keepNote(id, note);
    this.removed = undefined;
  }

  async write(games: readonly string[], records: readonly TableRecord[], form: FileForm): Promise<string> {
    const { gamesFileText, notationWithSeats } = await gameFiles();
    const texts = records.map(({ text, seats }) =>
      notationWithSeats(
        text,
        seats.map(({ player }) => player),
        seats,
      ),
    );
    if (form === 'notation') return [...(await this.notationOf(games)), ...texts].join('\n');
    const whole: WholeGame[] = [...(await this.wholeGames(games))];
    for (const [i, text] of texts.entries()) {
      whole.push(...(await this.wholeOf(text, records[i]?.updatedAt ?? 0)));
    }
    return gamesFileText(whole);
  }

  /** `looked` gets how many games of the file have been looked at. */
  async read(file: Pick<File, 'size' | 'text'>, looked: (games: number) => void): Promise<Taken> {
    const { gamesInFile, MAX_FILE_MEGABYTES } = await gameFiles();
    if (file.size > MAX_FILE_MEGABYTES * MEGABYTE) {
      return {
        added: [],
        known: 0,
        problems: [{ code: 'file/too-large', megabytes: MAX_FILE_MEGABYTES }],
      };
    }
    const here = await this.idsBySeed();
    const target = () => ({ id: this.newId(), now: Date.now() });
    const added: string[] = [];
    const problems: FileProblem[] = [];
    let known = 0;
    for (const read of gamesInFile(await file.text(), target)) {
      if (!read.ok) problems.push(read.error);
      else {
        const { game, note } = read.value;
        const { id, seed } = game.header;
        if (await this.hasAsMuch(here.get(seed) ?? [], game.first.entries.length)) known++;
        else {
          try {
            await this.store.create(game.header, game.first);
          } catch (failure) {
            return { added, known, problems, failure };
          }
          if (note.title !== undefined || note.isStarred === true) await this.notes.keepNote(id, note);
          here.set(seed, [...(here.get(seed) ?? []), id]);
          added.push(id);
        }
      }
      looked(added.length + known + problems.length);
    }
    return { added, known, problems };
  }

  /** Whether one of these games is as long; a longer one comes in beside them, so that nothing is overwritten. */
  private async hasAsMuch(ids: readonly string[], entries: number): Promise<boolean> {
    const lengths = await Promise.all(ids.map(async (id) => (await this.raw(id))?.entries.length ?? 0));
    return lengths.some((length) => length >= entries);
  }

  private async idsBySeed(): Promise<Map<unknown, readonly string[]>> {
    const ids = new Map<unknown, readonly string[]>();
    for (const { header } of await this.store.list()) {
      if (!isObject(header) || typeof header['id'] !== 'string') continue;
      const { seed, id } = header;
      ids.set(seed, [...(ids.get(seed) ?? []), id]);
    }
    return ids;
  }

  private async raw(id: string): Promise<RawGame | undefined> {
    const stored = await this.store.load(id, ALL);
    if (stored === undefined) return undefined;
    const { header, draft, snapshot } = stored;
    const older = await this.store.read(id, 0, snapshot.seq - 1);
    return { header, draft, snapshot, entries: [...older, ...stored.entries] };
  }

  /** A finished game of a table as one of this browser. */
  private async wholeOf(record: string, now: number): Promise<readonly WholeGame[]> {
    const { gamesInFile } = await gameFiles();
    const target = () => ({ id: this.newId(), now });
    return [...gamesInFile(record, target)].flatMap((read) => {
      if (!read.ok) return [];
      const { header, first } = read.value.game;
      return [{ header, draft: first.draft, entries: first.entries, updatedAt: first.summary.updatedAt }];
    });
  }

  private async wholeGames(games: readonly string[]): Promise<readonly (WholeGame & GameNote)[]> {
    const { games: listed, notes } = await this.list();
    const times = new Map(listed.map(({ id, updatedAt }) => [id, updatedAt]));
    const whole = [];
    for (const id of games) {
      const raw = await this.raw(id);
      if (raw === undefined) continue;
      const { header, draft, entries } = raw;
      whole.push({ ...notes[id], updatedAt: times.get(id), header, draft, entries });
    }
    return whole;
  }

  private async notationOf(games: readonly string[]): Promise<readonly string[]> {
    const { GameLog, notationOf } = await gameFiles();
    const records: string[] = [];
    for (const id of games) {
      const loaded = await GameLog.load(this.store, id);
      const text = loaded?.ok ? notationOf(loaded.value) : undefined;
      if (text !== undefined) records.push(text);
    }
    return records;
  }

  /** It can be computed again: where there is no room for it, it is not kept. */
  private async keep(game: string, updatedAt: number, position: LastPosition): Promise<void> {
    await this.notes.keepPosition(game, updatedAt, position).catch(() => undefined);
  }
}

/** Undefined without an id: nothing could be done with it. */
function keptGame(header: unknown, summary: unknown): KeptGame | undefined {
  if (!isObject(header) || typeof header['id'] !== 'string') return undefined;
  const setup = readSetup(header['setup']);
  const { edition } = setup.ok ? setup.value : {};
  const seats: readonly SeatSetup[] = setup.ok ? setup.value.seats : [];
  const { points, isOver, round, acting, updatedAt } = isObject(summary) ? summary : {};
  return {
    id: header['id'],
    seats,
    board: typeof edition === 'string' ? edition : (edition?.id ?? ''),
    points: Array.isArray(points) ? points.map(Number) : [],
    isOver: isOver === true,
    round: Number(round ?? 0),
    acting: typeof acting === 'number' ? acting : undefined,
    updatedAt: Number(updatedAt ?? 0),
  };
}
