/** Replays games of a match, to see whether the current bots still play the same. */
import { isDeepStrictEqual } from 'node:util';
import { type GroupResult, makeSchedule, playGroup, taskOf } from '@kairo/arena';
import { EDITIONS, makeGame } from '@kairo/engine';
import type { Match } from './matches.ts';

/** Without the time it took. */
function course({ games }: GroupResult): unknown {
  return games.map(({ ms: _, ...game }) => game);
}

/** Those of the first groups whose games differ from the recorded ones. */
export async function differences(match: Match, groups: number): Promise<number[]> {
  const { contenders, players, edition, start, seed, results } = match;
  // The edition may have had other presets then, which does not matter; a different board shows as different games.
  const board = EDITIONS.get(edition.id);
  if (board === undefined) throw new Error(`${match.file}: there is no edition ${edition.id}`);
  const game = makeGame(board, players, { start, openMoney: false });
  const schedule = makeSchedule(contenders.length, players, results.length * players);
  const different: number[] = [];
  for (const result of results.slice(0, groups)) {
    const again = await playGroup(game, contenders, taskOf(schedule, seed, result.group));
    if (!isDeepStrictEqual(course(again), course(result))) different.push(result.group);
  }
  return different;
}
