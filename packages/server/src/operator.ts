/** `@kairo/server/operator`: what the operator's tools need, without the server itself. */
export { BadOption, databaseOf, dataFolder } from './config/options.ts';
export { type ChangeRefusal, changeTable } from './operator/changes.ts';
export {
  everyRoom,
  findRooms,
  recordText,
  roomOf,
  type Verdict,
  verifyRoom,
} from './operator/inspection.ts';
export { type MoveRefusal, type MoveReport, moveSite } from './operator/move.ts';
export { openToRead, type Site } from './operator/site.ts';
export type { Room } from './rooms/room.ts';
export type { StorageProblem } from './storage/failure.ts';
export type { HeldRoom } from './storage/storage.ts';
export type { ReadableStorage } from './storage/toolStorage.ts';
