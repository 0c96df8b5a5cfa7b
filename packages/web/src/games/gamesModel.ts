/** The list of games as a page shows it: what is known, searched and chosen, and what can be done with the games. */
import type { Seat } from '@kairo/engine';
import type { GameNote, LastPosition } from '@kairo/table';
import type { GameFilter } from '@kairo/texts/browser';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { GamesLine } from '../client/gamesLine.ts';
import { type ApiError, UNREACHABLE } from '../client/online/api.ts';
import type { OwnGame } from '../client/online/tables.ts';
import { noteUnfinishedGame } from '../storage/unfinishedGame.ts';
import type { FileForm, KeptGame, Notes, StoreTrouble, TableRecord } from '../worker/gamesControl.ts';
import { type FileReport, sumOf } from './fileReport.ts';
import { gameHere, gameOnline, inOrder, type ListedGame, matching, passing } from './gameList.ts';
import { gameCalled, saidOf } from './gameWords.ts';

/** What was done last, with a way back if there is one. */
export interface Notice {
  readonly type: 'removed' | 'restored';
  readonly called: string;
}

export class GamesModel {
  readonly games: ReadonlySignal<readonly ListedGame[]>;
  /** Those that match the search. */
  readonly found: ReadonlySignal<readonly ListedGame[]>;
  /** Those of them that the filter lets through. */
  readonly shown: ReadonlySignal<readonly ListedGame[]>;
  /** Whether the games of this browser are known. */
  readonly isKnown: ReadonlySignal<boolean>;
  readonly query = signal('');
  readonly filter = signal<GameFilter>('all');
  readonly online = signal<readonly OwnGame[]>([]);
  readonly trouble = signal<StoreTrouble | undefined>(undefined);
  /** Why an online game could not be fetched. */
  readonly unfetched = signal<ApiError | undefined>(undefined);
  readonly notice = signal<Notice | undefined>(undefined);
  /** Of the files taken in last; while they are read, how far that is. */
  readonly report = signal<FileReport | undefined>(undefined);
  readonly looked = signal<number | undefined>(undefined);

  private readonly line = new GamesLine();
  private readonly kept = signal<readonly KeptGame[] | undefined>(undefined);
  private readonly notes = signal<Notes>({});
  private readonly winners = signal<ReadonlyMap<string, readonly Seat[]>>(new Map());

  constructor() {
    this.isKnown = computed(() => this.kept.value !== undefined);
    this.games = computed(() => {
      const [notes, winners] = [this.notes.value, this.winners.value];
      return inOrder([
        ...(this.kept.value ?? []).map((game) => gameHere(game, notes, winners)),
        ...this.online.value.map((game) => gameOnline(game, notes, winners)),
      ]);
    });
    this.found = computed(() => [...matching(this.games.value, this.query.value, saidOf)]);
    this.shown = computed(() => passing(this.found.value, this.filter.value));
  }

  async load(): Promise<void> {
    const listed = await this.line.ask('list', {});
    batch(() => {
      if (listed.ok) {
        this.kept.value = listed.value.games;
        this.notes.value = listed.value.notes;
      } else {
        this.kept.value ??= [];
        this.trouble.value = listed.error;
      }
    });
  }

  /** How a game looks; undefined if that is not known. */
  async positionOf(game: ListedGame): Promise<LastPosition | undefined> {
    const { id, isOnline, updatedAt } = game;
    const position = isOnline
      ? await this.positionAtTable(game)
      : await this.line.ask('position', { game: id, updatedAt });
    const found = position?.ok ? position.value : undefined;
    const winners = found?.winners;
    if (winners !== undefined && game.winners.join() !== winners.join()) {
      this.winners.value = new Map([...this.winners.peek(), [id, winners]]);
    }
    return found;
  }

  async keepNote(game: ListedGame, note: GameNote): Promise<void> {
    const before = this.notes.peek();
    this.notes.value = { ...before, [game.id]: note };
    const kept = await this.line.ask('note', { game: game.id, note });
    if (kept.ok) return;
    this.notes.value = before;
    this.trouble.value = kept.error;
  }

  async remove(game: ListedGame): Promise<void> {
    const called = gameCalled(game);
    const removed = await this.line.ask('remove', { game: game.id });
    if (removed.ok) {
      noteUnfinishedGame(game.id, undefined);
      this.kept.value = this.kept.peek()?.filter(({ id }) => id !== game.id);
      this.notice.value = { type: 'removed', called };
    } else this.trouble.value = removed.error;
  }

  async restore(): Promise<void> {
    const notice = this.notice.peek();
    if (notice?.type !== 'removed') return;
    const restored = await this.line.ask('restore', {});
    if (!restored.ok) {
      this.trouble.value = restored.error;
      return;
    }
    await this.load();
    this.notice.value = { type: 'restored', called: notice.called };
  }

  /** Undefined if the store or a server does not answer: a file without some of the games would look whole. */
  async write(games: readonly ListedGame[], form: FileForm): Promise<Blob | undefined> {
    const ids = games.filter(({ isOnline }) => !isOnline).map(({ id }) => id);
    const records = await recordsOf(games.filter(({ isOnline }) => isOnline));
    this.unfetched.value = records === undefined ? { code: UNREACHABLE } : undefined;
    if (records === undefined) return undefined;
    const written = await this.line.ask('write', { games: ids, records, form });
    if (written.ok) return written.value;
    this.trouble.value = written.error;
    return undefined;
  }

  /** Takes in one file after the other. */
  async read(files: readonly File[]): Promise<void> {
    if (files.length === 0 || this.looked.peek() !== undefined) return;
    let before = 0;
    let report: FileReport = { added: 0, known: 0, problems: [] };
    batch(() => {
      this.looked.value = 0;
      this.report.value = undefined;
      this.trouble.value = undefined;
    });
    for (const file of files) {
      const read = await this.line.ask('read', { file }, (games) => {
        this.looked.value = before + games;
      });
      if (!read.ok) {
        this.trouble.value = read.error;
        break;
      }
      report = sumOf(report, file.name, read.value);
      this.trouble.value = read.value.trouble;
      if (this.trouble.peek() !== undefined) break;
      before = this.looked.peek() ?? before;
    }
    await this.load();
    batch(() => {
      this.looked.value = undefined;
      this.report.value = report;
      // What has come in is seen, whatever was searched before.
      if (report.added > 0) {
        this.filter.value = 'all';
        this.query.value = '';
      }
    });
  }

  close(): void {
    this.line.close();
  }

  private async positionAtTable({ id, standing, isOver, updatedAt }: ListedGame) {
    if (standing === 'waiting') return undefined;
    const known = isOver
      ? await this.line.ask('tablePosition', { game: id })
      : await this.line.ask('shownPosition', { game: id, updatedAt });
    if (!known.ok || known.value !== undefined) return known;
    const { shownTable, tableRecord } = await import('../client/online/shownTable.ts');
    if (isOver) {
      const record = await tableRecord(id);
      return record === undefined ? undefined : this.line.ask('tablePosition', { game: id, record });
    }
    const shown = await shownTable(id);
    return shown && this.line.ask('shownPosition', { game: id, updatedAt, shown });
  }
}

/** Undefined if one of them cannot be had. */
async function recordsOf(games: readonly ListedGame[]): Promise<readonly TableRecord[] | undefined> {
  if (games.length === 0) return [];
  const { tableRecord } = await import('../client/online/shownTable.ts');
  const records: TableRecord[] = [];
  for (const { id, seats, updatedAt } of games) {
    const text = await tableRecord(id);
    if (text === undefined) return undefined;
    records.push({ text, seats: seats.map(({ isFree: _, ...seat }) => seat), updatedAt });
  }
  return records;
}
