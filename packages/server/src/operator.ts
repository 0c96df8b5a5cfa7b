/** `@kairo/server/operator`: what the operator's tools need, without the server itself. */
export { databaseIn } from './config/dataFiles.ts';
export { dataFolder } from './config/options.ts';
export { type ChangeRefusal, changeTable } from './operator/changes.ts';
export {
  everyRoom,
  findRooms,
  recordText,
  roomOf,
  type Verdict,
  verifyRoom,
} from './operator/inspection.ts';
export type { Room } from './rooms/room.ts';
export type { StorageProblem } from './storage/failure.ts';
export { openToRead, type ReadableStorage } from './storage/sqlite/here.ts';
export type { HeldRoom } from './storage/storage.ts';
