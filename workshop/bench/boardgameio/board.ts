/** The static board of an edition: site numbers in reading order, neighbours, segments, areas (R2). */

import type { Colour, Edition } from './types.ts';

export interface Board {
  readonly edition: Edition;
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Adjacent sites in reading order (R2.1). */
  readonly neighbours: readonly (readonly number[])[];
  readonly segment: readonly number[];
  readonly segments: readonly number[];
  readonly market: readonly boolean[];
}

export function makeBoard(edition: Edition): Board {
  const { columns, rows } = edition;
  const names: string[] = [];
  const neighbours: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const site = names.length;
      names.push(String.fromCharCode(97 + column) + (row + 1));
      const near: number[] = [];
      if (row > 0) near.push(site - columns);
      if (column > 0) near.push(site - 1);
      if (column < columns - 1) near.push(site + 1);
      if (row < rows - 1) near.push(site + columns);
      neighbours.push(near);
    }
  }
  const restaurant = new Set(edition.restaurant);
  const segment = names.map((name) => edition.segments[name]);
  return {
    edition,
    names,
    numbers: new Map(names.map((name, site) => [name, site])),
    neighbours,
    segment,
    segments: [...new Set(segment)].sort((a, b) => a - b),
    market: names.map((name) => !restaurant.has(name)),
  };
}

/** Tiles of a colour lie in its area only: purple in the restaurants, the others in the market (R5.2, R6.2). */
export function isAreaOf(board: Board, colour: Colour, site: number): boolean {
  return board.market[site] === (colour !== 'purple');
}
