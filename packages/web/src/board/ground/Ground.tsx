/** Stone, joints, numerals, restaurant and start spaces. It depends only on the edition and is drawn once. */

import { cellsOf, type Geometry, middleOf, SITE } from '../../geometry/geometry.ts';
import { type Cell, cellKey } from '../../geometry/outline.ts';
import type { Plan } from '../../geometry/plan.ts';
import type { Segments } from '../../geometry/segments.ts';
import { star } from '../../geometry/star.ts';
import type { Detail } from '../model/detail.ts';
import { Numerals } from './Numerals.tsx';
import { Stone } from './Stone.tsx';

interface Props {
  readonly edition: Plan;
  readonly geometry: Geometry;
  readonly segments: Segments;
  readonly detail: Detail;
}

export function Ground({ edition, geometry, segments, detail }: Props) {
  const restaurant = new Set(edition.restaurant.map((site) => cellKey(geometry.cellOf(site))));
  const cells = cellsOf(geometry);
  const [width, height] = [geometry.columns * SITE, geometry.rows * SITE];
  return (
    <g class="ground">
      <path d={`M0 0h${width}v${height}h-${width}z`} fill="var(--joint)" />
      {([0, 1] as const).map((parity) => (
        <Stone
          key={parity}
          market={cells.filter((cell) => !restaurant.has(cellKey(cell)) && isOf(parity, segments.at(cell)))}
          restaurant={cells.filter(
            (cell) => restaurant.has(cellKey(cell)) && isOf(parity, segments.at(cell)),
          )}
          tint={parity === 1 ? 'a' : 'b'}
          detail={detail}
        />
      ))}
      <Joints segments={segments} />
      <StartSpaces cells={edition.starts.map(geometry.cellOf)} />
      <Numerals of={segments.firstCells} detail={detail} />
      {/* The frame's shade on the stones. */}
      <path d={`M0 0H${width}V10H10V${height}H0Z`} opacity=".16" />
    </g>
  );
}

const isOf = (parity: number, segment: number | undefined): boolean => (segment ?? 0) % 2 === parity;

function Joints({ segments }: { readonly segments: Segments }) {
  const stars = segments.crossings.map(({ x, y }) => star(x * SITE, y * SITE, 20, 0.7)).join('');
  const dots = segments.crossings.map(({ x, y }) => `M${x * SITE} ${y * SITE}h.01`).join('');
  return (
    <>
      <path d={segments.joints} stroke="var(--seg)" stroke-width="6" />
      <path d={stars} fill="var(--seg)" />
      <path d={dots} stroke="var(--joint-hi)" stroke-width="12" stroke-linecap="round" />
    </>
  );
}

/** An engraved rose. */
function StartSpaces({ cells }: { readonly cells: readonly Cell[] }) {
  const roses = cells.map(middleOf).map(({ x, y }) => {
    const ring = `M${x - 36} ${y}a36 36 0 0 1 72 0a36 36 0 0 1-72 0`;
    return ring + star(x, y, 30, 0.6);
  });
  return <path d={roses.join('')} fill="none" stroke="var(--engrave)" stroke-width="4" />;
}
