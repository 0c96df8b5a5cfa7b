/** What every migration makes. */
import type { Addition, GameHeader, Snapshot } from '../log/store.ts';

/** A game that can be given to `GameStore.create`. */
export interface MigratedGame {
  readonly header: GameHeader;
  readonly first: Addition & { readonly snapshot: Snapshot };
}

/** What a migrated game is called, and when it was migrated. */
export interface MigrationTarget {
  readonly id: string;
  readonly now: number;
}
