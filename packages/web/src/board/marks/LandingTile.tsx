/** A tile that is being laid: it drops into place. */

import { type Geometry, middleOf } from '../../geometry/geometry.ts';
import type { Detail } from '../model/detail.ts';
import type { Ghost } from '../model/marks.ts';
import { GhostTile } from './GhostTile.tsx';

interface Props {
  readonly tile: Ghost;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

export function LandingTile({ tile, geometry, detail }: Props) {
  const { x, y } = middleOf(geometry.cellOf(tile.kind === 'stall' ? tile.stall : tile.site));
  return (
    <g class="landing" style={{ transformOrigin: `${x}px ${y}px` }}>
      <GhostTile ghost={tile} geometry={geometry} detail={detail} isSelected />
    </g>
  );
}
