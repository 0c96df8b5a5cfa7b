/** Positions of games between bots, at which explanations are looked at. */
import { type Edition, viewFor } from '@kairo/engine';
import { decide, iterationBudget, type Level, makeBot } from '../src/index.ts';
import { playOn, situationOf, startTable, type Table } from './table.ts';

export function isIn(phase: 'setup' | 'final' | 'over', { state }: Pick<Table, 'state'>): boolean {
  return viewFor(state, 'spectator').phase === phase;
}

/** The whole set-up, and every fifth decision after it. */
export function nowAndThen(table: Table): boolean {
  return table.decisions % 5 === 0 || isIn('setup', table);
}

/** A game between bots of a level, and some of its moments. */
export function someMoments(
  seed: string,
  edition: Edition,
  isWanted: (table: Table) => boolean,
  level: Level = 'trader',
  players = 2,
): Table[] {
  const moments: Table[] = [];
  const start = startTable(edition, players, seed);
  const bot = makeBot(level, start.game);
  playOn(start, (table, seat) => {
    if (isWanted(table)) moments.push(table);
    return decide(bot, situationOf(table, seat, `${table.decisions}`), iterationBudget(1)).action;
  });
  return moments;
}
