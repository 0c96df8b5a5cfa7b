/** A cut-out of a board with pieces, as a picture. */
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture.tsx';
import type { Marks } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';
import { geometryOf, SITE } from '../geometry/geometry.ts';
import type { Plan } from '../geometry/plan.ts';

interface Props {
  readonly plan: Plan;
  readonly pieces: Pieces;
  readonly marks: Marks;
  /** How much to cut off at each edge, in sites. */
  readonly trim?: number;
}

export function BoardCutout({ plan, pieces, marks, trim = 0 }: Props) {
  const geometry = useMemo(() => geometryOf(plan, false), [plan]);
  const [width, height] = [plan.columns - 2 * trim, plan.rows - 2 * trim];
  return (
    <svg
      class="board-picture board-scene"
      data-detail="full"
      viewBox={[trim, trim, width, height].map((sites) => sites * SITE).join(' ')}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      <BoardPicture
        edition={plan}
        pieces={pieces}
        marks={marks}
        geometry={geometry}
        detail="full"
        lanterns={0}
      />
    </svg>
  );
}
