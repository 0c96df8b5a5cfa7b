/** What the operator's tools need of a database. */
import type { GameStore } from '@kairo/table';
import type { RoomStore } from './storage.ts';

export interface ToolStorage {
  readonly rooms: RoomStore;
  readonly games: GameStore;
  readonly close: () => void | Promise<void>;
}

export interface ReadableStorage extends ToolStorage {
  /** Writes everything into a new file, whether or not a server goes on. Throws an `Error` that names the reason. */
  readonly backup: (file: string) => void;
}
