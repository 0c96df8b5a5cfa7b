/** What the start page knows of its server: whether there is one, the reader's games, and how many tables wait. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { OwnGame } from '../client/online/tables.ts';
import { forget, recall, remember } from '../storage/localStorage.ts';

/** `none`: the page is served by something without tables. `away`: it cannot be reached now. */
export type ServerState = 'unknown' | 'there' | 'away' | 'none';

const KEY = 'kairo.games';

const state = signal<ServerState>('unknown');
const own = signal<readonly OwnGame[] | undefined>(undefined);
const waitingTables = signal<number | undefined>(undefined);

export const serverState: ReadonlySignal<ServerState> = state;
/** Those that are not over. Undefined until they are known. */
export const gamesUnderWay: ReadonlySignal<readonly OwnGame[] | undefined> = own;
export const openTableCount: ReadonlySignal<number | undefined> = waitingTables;

/** Whether there were any at the last visit: then room is kept for them. */
export const hadGames = (): boolean => recall(KEY) !== undefined;

/** Asks the server. The code for that is loaded now, after everything that the first tap needs. */
export async function lookAround(): Promise<void> {
  const loaded = await Promise.all([
    import('../client/online/tables.ts'),
    import('../client/online/api.ts'),
  ]).catch(() => undefined);
  if (loaded === undefined) {
    state.value = 'away';
    return;
  }
  const [{ ownGames, openTables }, { NO_SERVER }] = loaded;
  const [games, tables] = await Promise.all([ownGames(), openTables()]);
  batch(() => {
    if (games.ok) {
      const underWay = games.value.games.filter(({ state }) => state === 'waiting' || state === 'playing');
      own.value = underWay;
      if (underWay.length > 0) remember(KEY, String(underWay.length));
      else forget(KEY);
    }
    if (tables.ok) waitingTables.value = tables.value.tables.length;
    if (games.ok || tables.ok) state.value = 'there';
    else state.value = games.error.code === NO_SERVER ? 'none' : 'away';
  });
}
