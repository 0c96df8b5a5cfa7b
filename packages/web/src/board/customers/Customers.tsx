/** The customers in the lanes, drawn from north to south so that those in front overlap those behind. */
import type { Colour } from '@kairo/engine';
import { type Geometry, SITE } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import type { CustomerPiece } from '../model/pieces.ts';

interface Props {
  readonly customers: readonly CustomerPiece[];
  readonly geometry: Geometry;
  readonly lurable: readonly Colour[];
  readonly lifted: Colour | undefined;
}

export function Customers({ customers, geometry, lurable, lifted }: Props) {
  const placed = customers
    .map(({ colour, site }) => ({ colour, cell: geometry.cellOf(site) }))
    .sort((a, b) => a.cell.y - b.cell.y);
  return (
    <g class="customers">
      {placed.map(({ colour, cell }) => (
        <Customer
          key={colour}
          colour={colour}
          cell={cell}
          isLurable={lurable.includes(colour)}
          isLifted={colour === lifted}
        />
      ))}
    </g>
  );
}

interface CustomerProps {
  readonly colour: Colour;
  readonly cell: Cell;
  readonly isLurable?: boolean;
  readonly isLifted?: boolean;
}

/** The outer group is at the site and is moved when the customer walks; the inner one bobs. */
export function Customer({ colour, cell, isLurable = false, isLifted = false }: CustomerProps) {
  const scale = isLifted ? 1.2 : 1.12;
  const state = `${isLurable ? ' is-lurable' : ''}${isLifted ? ' is-lifted' : ''}`;
  return (
    <g
      class={`customer${state}`}
      data-customer={colour}
      transform={`translate(${cell.x * SITE} ${cell.y * SITE})`}
    >
      {isLifted ? (
        <g class="double-ring">
          <ellipse cx="50" cy="82" rx="52" ry="23" />
          <ellipse class="ring-light" cx="50" cy="82" rx="52" ry="23" />
        </g>
      ) : (
        <ellipse cx="57" cy="89" rx={40 * scale} ry={11 * scale} fill="var(--shadow)" opacity=".8" />
      )}
      {/* Feet stay on the site; the head may rise above it. */}
      <g class="customer-body">
        <use
          href={`#k-customer-${colour}`}
          x="-50"
          y="-95"
          width="100"
          height="100"
          transform={`translate(50 92) scale(${scale})`}
        />
      </g>
    </g>
  );
}
