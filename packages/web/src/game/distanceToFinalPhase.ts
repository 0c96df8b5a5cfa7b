/** How many expansions at least are built before the final phase begins (R11.1). */
import type { Colour } from '@kairo/engine';

/** The nearer of "one colour used up" and "two colours down to one". */
export function distanceToFinalPhase(supply: { readonly [colour in Colour]: number }): number {
  const [first = 0, second = 0] = Object.values(supply).toSorted((a, b) => a - b);
  return Math.min(first, Math.max(0, first - 1) + Math.max(0, second - 1));
}
