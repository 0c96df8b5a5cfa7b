/** The numbers of the segments, each on its first site. */
import { SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';

interface Props {
  readonly of: ReadonlyMap<number, Cell>;
  readonly detail: Detail;
  /** On pieces, which would hide the engraved ones. */
  readonly isOnTop?: boolean;
}

export function Numerals({ of: cells, detail, isOnTop = false }: Props) {
  const isLarge = detail !== 'full';
  return (
    <g class={`segment-numerals${isOnTop ? ' is-on-top' : ''}`} font-size={isLarge ? 46 : 36}>
      {[...cells].map(([segment, { x, y }]) => (
        <text
          key={segment}
          x={x * SITE + (isOnTop ? 2 : 14)}
          y={y * SITE + (isLarge ? 44 : 38) - (isOnTop ? 12 : 0)}
        >
          {segment}
        </text>
      ))}
    </g>
  );
}
