/** A part of the games of one setting. */
import { makeGame } from '@kairo/engine';
import { Table } from '../play.ts';
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
  const table = new Table(makeGame(edition, players, { start, openMoney: false }), level);
  const tally = emptyTally();
  for (const seed of seeds) watchGame(table, seed, tally);
  return tally;
}
