/** All carpets, all stands, all badges: separate layers, with routes and veils between them. */
import { useMemo } from 'preact/hooks';
import type { Geometry } from '../../geometry/geometry.ts';
import type { Cell } from '../../geometry/outline.ts';
import type { Detail } from '../model/detail.ts';
import type { Pieces, StandPiece } from '../model/pieces.ts';
import { Carpet } from './Carpet.tsx';
import { SizeBadge } from './SizeBadge.tsx';
import { Stand, type StandLook } from './Stand.tsx';

interface Props {
  readonly pieces: Pieces;
  readonly geometry: Geometry;
  readonly detail: Detail;
}

const keyOf = ({ sign, colour, stall }: StandPiece): string => `${sign}-${colour}-${stall}`;

export function Carpets({ pieces, geometry, detail }: Props) {
  return useMemo(() => {
    const occupied = new Set(pieces.customers.map((customer) => customer.site));
    return (
      <g class="carpets">
        {pieces.stands.map((stand) => (
          <Carpet
            key={keyOf(stand)}
            colour={stand.colour}
            stall={geometry.cellOf(stand.stall)}
            entry={geometry.cellOf(stand.entry)}
            detail={detail}
            isOccupied={occupied.has(stand.entry)}
          />
        ))}
      </g>
    );
  }, [pieces, geometry, detail]);
}

function lookOf(stand: StandPiece, geometry: Geometry): StandLook {
  return {
    sign: stand.sign,
    colour: stand.colour,
    main: { stall: geometry.cellOf(stand.stall), entry: geometry.cellOf(stand.entry) },
    expansions: stand.expansions.map(geometry.cellOf),
  };
}

export function Stands({ pieces, geometry, detail }: Props) {
  return useMemo(
    () => (
      <g class="stands">
        {pieces.stands.map((stand) => (
          <Stand key={keyOf(stand)} look={lookOf(stand, geometry)} detail={detail} />
        ))}
      </g>
    ),
    [pieces, geometry, detail],
  );
}

/** @param isVeiled whether the cell is in a veiled segment */
export function SizeBadges({
  pieces,
  geometry,
  detail,
  isVeiled,
}: Props & { readonly isVeiled: (cell: Cell) => boolean }) {
  return (
    <g class="size-badges">
      {pieces.stands.map((stand) => (
        <SizeBadge
          key={keyOf(stand)}
          cells={[stand.stall, ...stand.expansions].map(geometry.cellOf)}
          detail={detail}
          isVeiled={isVeiled}
        />
      ))}
    </g>
  );
}
