/** A ring around all sites of a piece whose card is open. */
import { type Cell, outline } from '../../geometry/outline.ts';

export function InspectionRing({ cells }: { readonly cells: readonly Cell[] }) {
  const path = outline(cells, -3, 20);
  return (
    <g class="mark double-ring inspected">
      <path d={path} />
      <path class="ring-light" d={path} />
    </g>
  );
}
