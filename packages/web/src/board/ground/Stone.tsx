/** The slabs of all segments of one tint, with variations and cracks. */

import { middleOf } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import { star } from '../../geometry/star.ts';
import type { Detail } from '../model/detail.ts';
import { chips, cracks, diamonds, grain, grit, litEdges, slabs } from './stone.ts';

interface Props {
  readonly market: readonly Cell[];
  readonly restaurant: readonly Cell[];
  readonly tint: 'a' | 'b';
  readonly detail: Detail;
}

/** The lightness of slabs varies by at most 6 %, in these steps. */
const SHADES = [-0.055, -0.03, 0.03, 0.055];

export function Stone({ market, restaurant, tint, detail }: Props) {
  return (
    <>
      <path d={slabs(market)} fill={`var(--slab-${tint})`} />
      <path d={slabs(restaurant)} fill={`var(--rest-${tint})`} />
      <Shades cells={[...market, ...restaurant]} />
      <path
        d={diamonds(restaurant)}
        fill="none"
        stroke="var(--rest-ink)"
        stroke-opacity=".42"
        stroke-width="3"
      />
      <path
        d={restaurant
          .map(middleOf)
          .map(({ x, y }) => star(x, y, 13, 0.62))
          .join('')}
        fill="var(--rest-ink)"
        opacity=".42"
      />
      {detail === 'full' && <Wear market={market} restaurant={restaurant} />}
    </>
  );
}

function Shades({ cells }: { readonly cells: readonly Cell[] }) {
  const shadeOf = (cell: Cell): number => Math.floor(grain(cell) * (SHADES.length + 1));
  return (
    <g class="stone-wear">
      {SHADES.map((shade, i) => (
        <path
          key={shade}
          d={slabs(cells.filter((cell) => shadeOf(cell) === i))}
          fill={shade > 0 ? '#fff' : '#3a1c00'}
          opacity={Math.abs(shade)}
        />
      ))}
    </g>
  );
}

function Wear({ market, restaurant }: Pick<Props, 'market' | 'restaurant'>) {
  const worn = (from: number, to: number): Cell[] =>
    market.filter((cell) => grain(cell, 7) >= from && grain(cell, 7) < to);
  return (
    <g class="stone-wear" fill="none" stroke-linecap="round">
      <path d={litEdges(market)} stroke="var(--joint-hi)" stroke-opacity=".7" stroke-width="2.2" />
      <path d={litEdges(restaurant)} stroke="var(--joint-hi)" stroke-opacity=".28" stroke-width="2.2" />
      <path d={cracks(worn(0, 0.09))} stroke="var(--engrave)" stroke-width="2" opacity=".8" />
      <path d={chips(worn(0.09, 0.2))} fill="var(--joint)" opacity=".7" />
      <path d={grit(worn(0.2, 0.3))} stroke="var(--engrave)" stroke-width="4.4" opacity=".55" />
    </g>
  );
}
