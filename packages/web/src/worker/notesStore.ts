/**
 * What is kept beside the games themselves: titles and stars, and how games look in a list. It is a database of its own:
 * to upgrade that of the games, tabs with older releases would have to be closed.
 */
import type { GameNote, LastPosition } from '@kairo/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

const DATABASE = 'kairo-notes';

interface KeptPosition {
  readonly position: LastPosition;
  /** When the game had changed last. */
  readonly updatedAt: number;
}

interface NotesSchema extends DBSchema {
  note: { key: string; value: GameNote };
  position: { key: string; value: KeptPosition };
}

export class NotesStore {
  private opened: Promise<IDBPDatabase<NotesSchema>> | undefined;

  async notes(): Promise<{ readonly [game: string]: GameNote }> {
    const database = await this.open();
    const look = database.transaction('note');
    const [games, notes] = await Promise.all([look.store.getAllKeys(), look.store.getAll()]);
    return Object.fromEntries(games.map((game, i) => [game, notes[i] ?? {}]));
  }

  async note(game: string): Promise<GameNote | undefined> {
    return (await this.open()).get('note', game);
  }

  async keepNote(game: string, note: GameNote): Promise<void> {
    const database = await this.open();
    if (note.title === undefined && note.isStarred !== true) await database.delete('note', game);
    else await database.put('note', note, game);
  }

  /** Undefined if the game has changed since. */
  async position(game: string, updatedAt: number): Promise<LastPosition | undefined> {
    const kept = await (await this.open()).get('position', game);
    return kept?.updatedAt === updatedAt ? kept.position : undefined;
  }

  async keepPosition(game: string, updatedAt: number, position: LastPosition): Promise<void> {
    await (await this.open()).put('position', { position, updatedAt }, game);
  }

  async forget(game: string): Promise<void> {
    const database = await this.open();
    await Promise.all([database.delete('note', game), database.delete('position', game)]);
  }

  private open(): Promise<IDBPDatabase<NotesSchema>> {
    this.opened ??= openDB<NotesSchema>(DATABASE, 1, {
      upgrade: (database) => {
        for (const name of ['note', 'position'] as const) database.createObjectStore(name);
      },
    });
    this.opened.catch(() => {
      this.opened = undefined;
    });
    return this.opened;
  }
}
