/** A stall's entry: a carpet turned with the stall, with an upright icon. */
import type { Colour } from '@kairo/engine';
import { goodsClass } from '../../drawings/names.ts';
import { facing, SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';

interface Props {
  readonly colour: Colour;
  readonly stall: Cell;
  readonly entry: Cell;
  readonly detail: Detail;
  /** A customer covers its middle. */
  readonly isOccupied: boolean;
}

/** From the middle of the site to the middle of the carpet's field, away from the valance. */
const ICON_SHIFT: { readonly [turn: number]: readonly [number, number] } = {
  0: [0, -6],
  90: [5, 0],
  180: [0, 5],
  270: [-5, 0],
};

const ICON_SIZE: { readonly [detail in Detail]: number } = { full: 36, small: 40, tiny: 46 };

export function Carpet({ colour, stall, entry, detail, isOccupied }: Props) {
  const [x, y] = [entry.x * SITE, entry.y * SITE];
  const turn = facing(stall, entry);
  const [dx, dy] = ICON_SHIFT[turn] ?? [0, 0];
  const icon = ICON_SIZE[detail];
  return (
    <g class={`carpet ${goodsClass(colour)}`}>
      <use
        href={isOccupied ? '#k-carpet-wide' : '#k-carpet'}
        width={SITE}
        height={SITE}
        transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}
      />
      <use
        href={`#k-icon-${colour}`}
        x={x + 50 - icon / 2 + dx}
        y={y + 50 - icon / 2 + dy}
        width={icon}
        height={icon}
        class="on-cloth"
      />
    </g>
  );
}
