/** A finished game, from this browser's store or from a record. */
import { err, type Result } from '@kairo/engine';
import { type FinishedGame, finishedFromLog, finishedFromRecord, GameLog } from '@kairo/table';
import { openGames } from './browserStore.ts';
import { IndexedDbStore } from './indexedDbStore.ts';
import type { OpenError, ReplaySource } from './replayControl.ts';

export function finishedGame(source: ReplaySource): Promise<Result<FinishedGame, OpenError>> {
  return load(source).catch((): Result<FinishedGame, OpenError> => err('replay/crashed'));
}

async function load(source: ReplaySource): Promise<Result<FinishedGame, OpenError>> {
  if (source.from === 'record') return finishedFromRecord(source.id, source.text, source.seats);
  const store = new IndexedDbStore(openGames);
  const loaded = await GameLog.load(store, source.id);
  if (loaded === undefined) return err('replay/no-game');
  return loaded.ok ? finishedFromLog(loaded.value) : err('replay/unreadable');
}
