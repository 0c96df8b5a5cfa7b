/** A tile that would be laid, half transparent. */

import type { Geometry } from '../../geometry/geometry.ts';
import type { Detail } from '../model/detail.ts';
import type { Ghost } from '../model/marks.ts';
import { Carpet } from '../stands/Carpet.tsx';
import { Stand } from '../stands/Stand.tsx';
import { SiteMark } from './SiteMark.tsx';

interface Props {
  readonly ghost: Ghost;
  readonly geometry: Geometry;
  readonly detail: Detail;
  /** Chosen, not only hovered: drawn without the mark of a preview. */
  readonly isSelected: boolean;
}

export function GhostTile({ ghost, geometry, detail, isSelected }: Props) {
  const { sign, colour } = ghost;
  const cell = geometry.cellOf(ghost.kind === 'stall' ? ghost.stall : ghost.site);
  const entry = ghost.kind === 'stall' ? geometry.cellOf(ghost.entry) : undefined;
  const main = entry === undefined ? undefined : { stall: cell, entry };
  const expansions = main === undefined ? [cell] : [];
  return (
    <>
      <g class={`ghost${isSelected ? ' is-selected' : ''}`}>
        {entry !== undefined && (
          <Carpet colour={colour} stall={cell} entry={entry} detail={detail} isOccupied={false} />
        )}
        <Stand look={{ sign, colour, main, expansions }} detail={detail} />
      </g>
      {!isSelected && <SiteMark kind="considered" cell={cell} />}
    </>
  );
}
