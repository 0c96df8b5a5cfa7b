/**
 * At night every stall's lamp lights the stones in front of it; by day the style sheet hides it. A separate element
 * keeps the light off the frame.
 */
import { type Geometry, middleOf, SITE } from '../../geometry/geometry.ts';
import type { Pieces } from '../model/pieces.ts';

/** With more lamps than this each gives less light, so that a crowded board does not glow all over. */
const FULL_LIGHT = 10;

export function Glow({ pieces, geometry }: { readonly pieces: Pieces; readonly geometry: Geometry }) {
  return (
    <svg
      class="glow"
      width={geometry.columns * SITE}
      height={geometry.rows * SITE}
      opacity={Math.min(1, FULL_LIGHT / pieces.stands.length)}
      aria-hidden="true"
    >
      {pieces.stands.map(({ stall, entry }) => {
        const [a, b] = [middleOf(geometry.cellOf(stall)), middleOf(geometry.cellOf(entry))];
        return <circle key={stall} cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r="160" fill="url(#k-lamp)" />;
      })}
    </svg>
  );
}
