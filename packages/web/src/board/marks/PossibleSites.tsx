/** Sites that can be chosen for more cards: a dot on each, all in one path because there are many. */
import { SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';

export function PossibleSites({ cells }: { readonly cells: readonly Cell[] }) {
  if (cells.length === 0) return null;
  const dots = cells.map(({ x, y }) => `M${(x + 0.5) * SITE} ${(y + 0.5) * SITE}h0`).join('');
  return (
    <g class="possible-sites">
      <path d={dots} />
      <path class="ring-light" d={dots} />
    </g>
  );
}
