/** Everything that other packages may use, by name. */
export type { TableHostTools } from './host.ts';
export { TableHost } from './host.ts';
export type { MatchStep, Past } from './match.ts';
export { Match } from './match.ts';
export type { Restored, SavedGame, SavedStep } from './save.ts';
export { restoreGame, saveGame } from './save.ts';
export type { TableMessage, TableTools } from './table.ts';
export { Table } from './table.ts';
