/** Which entries a customer can be lured to, and how many barkers that takes (R8.1–R8.4). */

import { distancesFrom, type Layout } from './layout.ts';
import type { Colour, Stand } from './types.ts';

export interface LureTarget {
  readonly stand: Stand;
  readonly barkers: number;
}

/** All open entries of the colour with the barkers they need, in reading order of the entries. */
export function lureTargets(layout: Layout, colour: Colour, customer: number): LureTarget[] {
  const open = layout.stands.filter((stand) => stand.colour === colour && !layout.customers[stand.entry]);
  if (open.length === 0) return [];
  const distances = distancesFrom(layout, customer);
  return open
    .map((stand) => ({
      stand,
      barkers: open.filter((other) => distances[other.entry] < distances[stand.entry]).length,
    }))
    .sort((a, b) => a.stand.entry - b.stand.entry);
}
