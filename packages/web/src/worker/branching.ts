/** Makes the game that begins at a turn of another one. Loaded when that is asked for. */
import { err, type Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import {
  branchOf,
  finishedFromRecord,
  GameLog,
  type GameStore,
  type NewGame,
  type PlayedGame,
  playedFromLog,
  type ReplayError,
} from '@kairo/table';
import type { Branching } from './control.ts';
import type { ReplaySource } from './replayControl.ts';

export async function branchedGame(
  store: GameStore,
  { source, wish }: Branching,
  made: Pick<NewGame, 'id' | 'seed'>,
): Promise<Result<NewGame, TableError>> {
  const game = await gameFrom(store, source);
  if (game === undefined) return err({ code: 'table/no-saved-game' });
  return game.ok ? branchOf(game.value, wish, made) : err({ code: 'table/bad-save', detail: game.error });
}

/** A game of this browser may be branched off while it goes on. */
async function gameFrom(
  store: GameStore,
  source: ReplaySource,
): Promise<Result<PlayedGame, ReplayError> | undefined> {
  if (source.from === 'record') return finishedFromRecord(source.id, source.text, source.seats);
  const loaded = await GameLog.load(store, source.id);
  if (loaded === undefined) return undefined;
  return loaded.ok ? playedFromLog(loaded.value) : err('replay/unreadable');
}
