/** Looks into saved games. */
import { formatAction, formatRecord } from '@kairo/engine';
import { type GameHeader, GameLog, type Match } from '@kairo/table';
import { messages } from '@kairo/texts';
import { placeOf } from '../src/games/folder.ts';
import { recordOf } from '../src/games/savedRecord.ts';

export async function savedGame(
  path: string,
): Promise<{ readonly header: GameHeader; readonly match: Match }> {
  const { store, id } = placeOf(path);
  const loaded = await GameLog.load(store, id);
  if (!loaded?.ok) throw new Error(JSON.stringify(loaded?.error));
  return loaded.value;
}

/** The settled turns, in the notation of records. */
export async function turnsIn(path: string): Promise<string[]> {
  const read = await recordOf(placeOf(path), messages('en'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return formatRecord(read.value.record)
    .split('\n')
    .filter((line) => /^\d/.test(line));
}

/** The actions of the draft, in the same notation; empty if there is none. */
export async function draftIn(path: string): Promise<string> {
  const { match } = await savedGame(path);
  return match.storedDraft.actions.map(formatAction).join(' / ');
}
