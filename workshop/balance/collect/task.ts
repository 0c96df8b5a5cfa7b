/** Plays some of the games of one setting. */
import { makeGame } from '@kairo/engine';
import { SelfPlay } from '../play.ts';
import { settings } from './settings.ts';
import { emptyTally, type Tally } from './tally.ts';
import { watchGame } from './watcher.ts';

export interface CollectTask {
  readonly setting: string;
  readonly level: string;
  readonly seeds: readonly string[];
}

export function collectGames({ setting: name, level, seeds }: CollectTask): Tally {
  const setting = settings().find((known) => known.name === name);
  if (setting === undefined) throw new Error(`there is no setting ${name}`);
  const { edition, players, start } = setting;
  const play = new SelfPlay(makeGame(edition, players, { start, openMoney: false }), level);
  const tally = emptyTally();
  for (const seed of seeds) watchGame(play, seed, tally);
  return tally;
}
