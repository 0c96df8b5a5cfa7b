/** The wooden frame with the coordinates; a wide one also has a star in each corner. */
import { type Geometry, SITE } from '../../geometry/geometry.ts';
import type { Plan } from '../../geometry/plan.ts';
import { star } from '../../geometry/star.ts';
import { type Detail, FRAME } from '../model/detail.ts';
import { coordinatesOf } from './coordinates.ts';

interface Props {
  readonly edition: Plan;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

export function Frame({ edition, geometry, detail }: Props) {
  const { near, far } = FRAME[detail];
  const [width, height] = [geometry.columns * SITE, geometry.rows * SITE];
  const [outerWidth, outerHeight] = [width + near + far, height + near + far];
  const radius = detail === 'full' ? 26 : 22;
  return (
    <g class="frame" transform={`translate(${-near} ${-near})`}>
      <rect width={outerWidth} height={outerHeight} rx={radius} fill="var(--frame-lo)" />
      <rect
        x="3"
        y="3"
        width={outerWidth - 6}
        height={outerHeight - 8}
        rx={radius - 2}
        fill="var(--frame)"
        stroke="var(--frame-hi)"
        stroke-width="4"
      />
      {detail === 'full' && (
        <>
          <rect
            x={near - 7}
            y={near - 7}
            width={width + 14}
            height={height + 14}
            rx="6"
            fill="none"
            stroke="var(--brass-hi)"
            stroke-width="3"
          />
          <Corners width={outerWidth} height={outerHeight} />
        </>
      )}
      <Coordinates edition={edition} geometry={geometry} detail={detail} />
    </g>
  );
}

function Corners({ width, height }: { readonly width: number; readonly height: number }) {
  const inset = FRAME.full.near / 2 - 2;
  const places = [inset, height - inset - 2].flatMap((y) => [inset, width - inset].map((x) => ({ x, y })));
  return (
    <>
      <path d={places.map(({ x, y }) => star(x, y, 17, 0.7)).join('')} fill="var(--brass-hi)" />
      <path
        d={places.map(({ x, y }) => `M${x} ${y}h.01`).join('')}
        stroke="var(--frame-lo)"
        stroke-width="12"
        stroke-linecap="round"
      />
    </>
  );
}

/** From the middle of a letter to its baseline. */
const BASE: { readonly [detail in Detail]: number } = { full: 7, small: 11, tiny: 13 };

function Coordinates({ edition, geometry, detail }: Props) {
  const { near, far } = FRAME[detail];
  const base = BASE[detail];
  const isAround = detail === 'full';
  // The brass line is on the inner side.
  const outward = isAround ? 3 : 0;
  const { across, down } = coordinatesOf(edition, geometry);
  const along = (i: number): number => near + (i + 0.5) * SITE;
  const above = near / 2 + base - outward;
  const below = near + geometry.rows * SITE + far / 2 + base + outward;
  const [left, right] = [near / 2 - 1, near + geometry.columns * SITE + far / 2 + 1];
  return (
    <g class="coordinates">
      {across.map((name, i) =>
        (isAround ? [above, below] : [above]).map((y) => (
          <text key={`${name} ${y}`} x={along(i)} y={y}>
            {name}
          </text>
        )),
      )}
      {down.map((name, i) =>
        (isAround ? [left, right] : [left]).map((x) => (
          <text key={`${name} ${x}`} x={x} y={along(i) + base}>
            {name}
          </text>
        )),
      )}
    </g>
  );
}
