/** The wooden frame with the coordinates; a wide one also has a star in each corner. */
import { columnName } from '@kairo/engine/vocabulary';
import { type Geometry, SITE } from '../../geometry/geometry.ts';
import type { Plan } from '../../geometry/plan.ts';
import { star } from '../../geometry/star.ts';
import { type Detail, FRAME } from '../model/detail.ts';

interface Props {
  readonly edition: Plan;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

export function Frame({ edition, geometry, detail }: Props) {
  const edge = FRAME[detail];
  const [width, height] = [geometry.columns * SITE, geometry.rows * SITE];
  const [outerWidth, outerHeight] = [width + 2 * edge, height + 2 * edge];
  const radius = detail === 'full' ? 26 : 22;
  return (
    <g class="frame" transform={`translate(${-edge} ${-edge})`}>
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
            x={edge - 7}
            y={edge - 7}
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
      {detail !== 'tiny' && <Coordinates edition={edition} geometry={geometry} detail={detail} />}
    </g>
  );
}

function Corners({ width, height }: { readonly width: number; readonly height: number }) {
  const inset = FRAME.full / 2 - 2;
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
const BASE = 7;

function Coordinates({ edition, geometry, detail }: Props) {
  const edge = FRAME[detail];
  // The brass line is on the inner side.
  const outward = detail === 'full' ? 3 : 0;
  const letters = Array.from({ length: edition.columns }, (_, i) => columnName(i));
  const numbers = Array.from({ length: edition.rows }, (_, i) => String(i + 1));
  // Turned clockwise: letters run down, numbers from right to left.
  const [across, down] = geometry.isTurned ? [numbers.toReversed(), letters] : [letters, numbers];
  const [right, bottom] = [geometry.columns * SITE + 2 * edge, geometry.rows * SITE + 2 * edge];
  const along = (i: number): number => edge + (i + 0.5) * SITE;
  return (
    <g class="coordinates">
      {across.map((name, i) => (
        <>
          <text x={along(i)} y={edge / 2 + BASE - outward}>
            {name}
          </text>
          <text x={along(i)} y={bottom - edge / 2 + BASE + outward}>
            {name}
          </text>
        </>
      ))}
      {down.map((name, i) => (
        <>
          <text x={edge / 2 - 1} y={along(i) + BASE}>
            {name}
          </text>
          <text x={right - edge / 2 + 1} y={along(i) + BASE}>
            {name}
          </text>
        </>
      ))}
    </g>
  );
}
