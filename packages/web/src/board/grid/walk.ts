/** Where a key moves on the grid. */
import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';

export function walk(key: string, { x, y }: Cell, { columns, rows }: Geometry): Cell | undefined {
  const clamp = (value: number, count: number): number => Math.min(count - 1, Math.max(0, value));
  const to = (column: number, row: number): Cell => ({ x: clamp(column, columns), y: clamp(row, rows) });
  switch (key) {
    case 'ArrowLeft':
      return to(x - 1, y);
    case 'ArrowRight':
      return to(x + 1, y);
    case 'ArrowUp':
      return to(x, y - 1);
    case 'ArrowDown':
      return to(x, y + 1);
    case 'Home':
      return to(0, y);
    case 'End':
      return to(columns, y);
    case 'PageUp':
      return to(x, 0);
    case 'PageDown':
      return to(x, rows);
    default:
      return undefined;
  }
}
