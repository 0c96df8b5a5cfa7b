/** A cut-out of a board with the game's own pieces, to look at. */
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { geometryOf, SITE } from '../board/geometry.ts';
import type { Marks, Pieces, Plan } from '../board/model.ts';

interface Props {
  readonly plan: Plan;
  readonly pieces: Pieces;
  readonly marks: Marks;
}

export function BoardScene({ plan, pieces, marks }: Props) {
  const geometry = useMemo(() => geometryOf(plan, false), [plan]);
  return (
    <svg
      class="board-picture board-scene"
      data-detail="full"
      viewBox={`0 0 ${plan.columns * SITE} ${plan.rows * SITE}`}
      style={{ aspectRatio: `${plan.columns} / ${plan.rows}` }}
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
