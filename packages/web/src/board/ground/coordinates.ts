/** The names of columns and rows, as they run along the edges of a board on the screen. */
import { columnName } from '@kairo/engine/vocabulary';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Plan } from '../../geometry/plan.ts';

interface Coordinates {
  /** From left to right. */
  readonly across: readonly string[];
  /** From top to bottom. */
  readonly down: readonly string[];
}

export function coordinatesOf(edition: Pick<Plan, 'columns' | 'rows'>, { isTurned }: Geometry): Coordinates {
  const letters = Array.from({ length: edition.columns }, (_, i) => columnName(i));
  const numbers = Array.from({ length: edition.rows }, (_, i) => String(i + 1));
  // Turned clockwise: letters run down, numbers from right to left.
  return isTurned ? { across: numbers.toReversed(), down: letters } : { across: letters, down: numbers };
}
