/** Veils the segments that are not in question and gives the others a brass border. */
import { type Geometry, SITE } from '../../geometry/geometry.ts';
import { outline } from '../../geometry/outline.ts';
import type { Segments } from '../../geometry/segments.ts';

interface Props {
  readonly allowed: readonly number[];
  readonly segments: Segments;
  readonly geometry: Geometry;
}

export function Veil({ allowed, segments, geometry }: Props) {
  const cells = [...new Set(allowed)].flatMap((segment) => segments.cells(segment));
  const hole = outline(cells, 0, 0);
  const border = outline(cells, 2, 8);
  return (
    <g class="veil">
      <path
        d={`M0 0h${geometry.columns * SITE}v${geometry.rows * SITE}H0z${hole}`}
        fill-rule="evenodd"
        fill="var(--veil)"
      />
      <path d={border} fill="none" stroke="var(--mark)" stroke-width="11" />
      <path d={border} fill="none" stroke="var(--brass-hi)" stroke-width="6" />
    </g>
  );
}
