/** Lanterns on the frame, lit at night. */

import { type Geometry, SITE } from '../../geometry/geometry.ts';
import { FRAME } from '../model/detail.ts';

interface Props {
  readonly geometry: Geometry;
  /** The share that is lit, 0–1. */
  readonly lit: number;
}

export function Lanterns({ geometry, lit }: Props) {
  const places = lanternPlaces(geometry);
  const burning = Math.round(places.length * lit);
  return (
    <g class="lanterns">
      {places.map(({ x, y }, i) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          {i < burning && <circle class="glow" r="62" fill="url(#k-lamp)" />}
          <path
            d="M0-17l9 10v14l-9 10l-9-10v-14z"
            fill="var(--frame-lo)"
            stroke="var(--brass-hi)"
            stroke-width="3"
          />
          {i < burning && <path d="M0-9l4.5 5v8l-4.5 5l-4.5-5v-8z" fill="var(--lamp-core)" />}
        </g>
      ))}
    </g>
  );
}

/** Three on each side, clockwise from the north-west, at joints so that they are between two coordinates. */
function lanternPlaces({ columns, rows }: Geometry): { readonly x: number; readonly y: number }[] {
  const thirds = (count: number): number[] =>
    [1, 3, 5].map((sixth) => Math.round((count * sixth) / 6) * SITE);
  const out = FRAME.full.near / 2;
  const [right, bottom] = [columns * SITE + out, rows * SITE + out];
  return [
    ...thirds(columns).map((x) => ({ x, y: -out })),
    ...thirds(rows).map((y) => ({ x: right, y })),
    ...thirds(columns)
      .map((x) => ({ x, y: bottom }))
      .reverse(),
    ...thirds(rows)
      .map((y) => ({ x: -out, y }))
      .reverse(),
  ];
}
