/** The package's exports. */
export type { Bots } from './authority/botDriver.ts';
export type { Connection, Grant, Send } from './authority/connection.ts';
export { GameLog, type LoadedGame, type NewGame } from './authority/gameLog.ts';
export { everyPerson, type Granting, type Line, TableHost, wholeTable } from './authority/host.ts';
export { type Stamping, Table, type TableTools } from './authority/table.ts';
export { runningClock, stampWith, type TimeTools, timeLeft } from './company/clock.ts';
export { Company, type CompanyTools } from './company/company.ts';
export type { Discussion, Minutes, NotedDiscussion } from './company/discussion.ts';
export { gameRecord } from './company/gameRecord.ts';
export { type ListRequest, playList } from './company/program.ts';
export { type FileProblem, MAX_FILE_MEGABYTES } from './files/fileProblem.ts';
export { type FiledGame, type GameNote, gamesFileText, gamesInFile } from './files/gamesFile.ts';
export { finalPosition, type LastPosition, lastPosition, shownPosition } from './files/lastPosition.ts';
export { notationOf, notationWithSeats } from './files/recordedGame.ts';
export { readWholeGame, type WholeGame, wholeGame } from './files/wholeGame.ts';
export { countingEntries } from './log/counting.ts';
export type {
  AppliedCommand,
  LogEntry,
  NoteEntry,
  Standing,
  StepEntry,
  StoredDraft,
} from './log/entry.ts';
export { MemoryStore } from './log/memoryStore.ts';
export { readDraft, readEntry } from './log/readEntry.ts';
export type {
  Addition,
  Appended,
  GameHeader,
  GameStore,
  GameSummary,
  Lease,
  ListedGame,
  Opening,
  Snapshot,
  StoredGame,
  StoredTail,
} from './log/store.ts';
export { GAME_FORMAT, LONGEST_TAIL, OPENED_GAME_FORMAT } from './log/store.ts';
export { gameOfSetup } from './match/gameOfSetup.ts';
export { showEntry } from './match/lookAt.ts';
export type { DraftStep, SettledStep } from './match/match.ts';
export { Match } from './match/match.ts';
export { beginningOf } from './match/opening.ts';
export { readHeader } from './match/readHeader.ts';
export { resultOfMatch } from './match/result.ts';
export { browserSave1 } from './migrations/browserSave1.ts';
export type { MigratedGame, MigrationTarget } from './migrations/migratedGame.ts';
export { MIGRATIONS } from './migrations/migrations.ts';
export { type BranchWish, branchOf } from './replay/branch.ts';
export {
  type FinishedGame,
  finishedFromLog,
  finishedFromRecord,
  type PlayedGame,
  playedFromLog,
  type ReplayError,
} from './replay/finishedGame.ts';
export { pastDecisions } from './replay/pastDecisions.ts';
export { ReplayTable } from './replay/replayTable.ts';
export { type ReviewedMove, type ReviewedTurn, type ReviewReport, reportOn } from './replay/reviewReport.ts';
export { type Eyes, type WatchedHand, type WatchedTurn, watchedTurns } from './replay/watchedTurns.ts';
