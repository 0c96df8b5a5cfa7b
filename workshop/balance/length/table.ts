/** The lengths of games, as a table. */
import { markdownTable } from '../../shared/markdownTable.ts';
import type { Lengths } from './lengths.ts';

const PLAYERS = [2, 3, 4];

/** A row for each board, start and kind of rivals, a column for each number of players. */
export function lengthTable({ lengths }: Lengths): string {
  const rowOf = ({ edition, start, rivals }: Lengths['lengths'][number]): string =>
    `${edition}, ${start}, ${rivals}`;
  const rows = [...new Set(lengths.map(rowOf))].map((row) => [
    row,
    ...PLAYERS.map((players) => {
      const found = lengths.find((length) => length.players === players && rowOf(length) === row);
      return found === undefined ? '–' : `${found.turns.toFixed(0)} (${found.low}–${found.high})`;
    }),
  ]);
  return markdownTable(['board, start, rivals', ...PLAYERS.map((count) => `${count} players`)], 'lrrr', rows);
}
