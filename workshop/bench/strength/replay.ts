/** Plays games of a match again, to see whether the bots of today still play them. */
import { isDeepStrictEqual } from 'node:util';
import { type GroupResult, makeSchedule, playGroup, taskOf } from '@kairo/arena';
import { EDITIONS, makeGame } from '@kairo/engine';
import type { Match } from './matches.ts';

/** But for the time that it took. */
function course({ games }: GroupResult): unknown {
  return games.map(({ ms: _, ...game }) => game);
}

/** The first groups that do not come out as they did; none, if all is as it was. */
export async function differences(match: Match, groups: number): Promise<number[]> {
  const { contenders, players, edition, start, seed, results } = match;
  // It may have had other presets then; a board that is another one gives other games.
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
