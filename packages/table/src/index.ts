/** The package's exports. */
export type { Bots } from './authority/botDriver.ts';
export type { Connection, Send } from './authority/connection.ts';
export { GameLog, type NewGame } from './authority/gameLog.ts';
export { everyPerson, type Grant, type Line, TableHost } from './authority/host.ts';
export { Table, type TableTools } from './authority/table.ts';
export { type LogEntry, readDraft, readEntry, type StepEntry, type StoredDraft } from './log/entry.ts';
export { MemoryStore } from './log/memoryStore.ts';
export type {
  Addition,
  Appended,
  GameHeader,
  GameStore,
  GameSummary,
  ListedGame,
  Snapshot,
  StoredGame,
} from './log/store.ts';
export { GAME_FORMAT } from './log/store.ts';
export type { DraftStep, SettledStep } from './match/match.ts';
export { Match } from './match/match.ts';
export { readHeader } from './match/readHeader.ts';
export { browserSave1 } from './migrations/browserSave1.ts';
export type { MigratedGame, MigrationTarget } from './migrations/migratedGame.ts';
export { MIGRATIONS } from './migrations/migrations.ts';
