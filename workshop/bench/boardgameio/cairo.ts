/** The edition of R10 as a header, so that this folder can be checked without the rest of the repository. */

import { byColour, type Edition } from './types.ts';

const columns = 12;
const rows = 12;

function siteName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

function makeCairo(): Edition {
  const segments: Record<string, number> = {};
  const restaurant: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const name = siteName(column, row);
      segments[name] = 3 * Math.floor(row / 4) + Math.floor(column / 4) + 1;
      const isSide = (column === 0 || column === columns - 1) && row >= 4;
      if (isSide || row === rows - 1) restaurant.push(name);
    }
  }
  return {
    id: 'cairo',
    columns,
    rows,
    segments,
    restaurant,
    starts: ['c3', 'j3', 'g6', 'c9', 'j9'],
    jokers: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ],
    medals: byColour(() => ({ gold: 3, silver: 2 })),
    expansionsPerColour: 6,
    barkers: 7,
    standardCopies: 3,
  };
}

export const cairo: Edition = makeCairo();
