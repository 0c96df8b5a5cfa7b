/** The size of a stand, on the outer corner of its northernmost, then easternmost tile. */

import { SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';

interface Props {
  readonly cells: readonly Cell[];
  readonly detail: Detail;
  readonly isVeiled: (cell: Cell) => boolean;
}

export function SizeBadge({ cells, detail, isVeiled }: Props) {
  const corner = [...cells].sort((a, b) => a.y - b.y || b.x - a.x)[0];
  if (corner === undefined || cells.length < 2) return null;
  const isLarge = detail !== 'full';
  const [dx, dy, radius] = isLarge ? [88, 14, 21] : [89, 11, 16.5];
  return (
    <g
      class={`size-badge${isVeiled(corner) ? ' is-veiled' : ''}`}
      transform={`translate(${corner.x * SITE + dx} ${corner.y * SITE + dy})`}
    >
      <circle r={radius + 1.5} />
      <text class="numeral" y={isLarge ? 10.5 : 8.4} font-size={isLarge ? 31 : 24}>
        {cells.length}
      </text>
    </g>
  );
}
