/** A part of the board, enlarged beside the finger. */
import type { SiteName } from '@kairo/engine';
import { middleOf, SITE } from '../geometry/geometry.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Callout } from './callout/Callout.tsx';
import { useBoard } from './model/view.ts';

interface Props {
  readonly site: SiteName;
  /** Sites across; odd, so that the site is in the middle. */
  readonly span?: 3 | 5;
}

export function Loupe({ site, span = 3 }: Props) {
  const { edition, pieces, marks, geometry } = useBoard();
  const { x, y } = middleOf(geometry.cellOf(site));
  const side = span * SITE;
  return (
    <Callout site={site} class="loupe" within="window">
      <svg
        class="board-picture"
        data-detail="full"
        viewBox={`${x - side / 2} ${y - side / 2} ${side} ${side}`}
        aria-hidden="true"
      >
        <BoardPicture
          edition={edition}
          pieces={pieces}
          marks={{ ...marks, selected: marks.selected ?? site, segments: undefined }}
          geometry={geometry}
          detail="full"
          lanterns={1}
        />
      </svg>
      <b class="loupe-name">{site}</b>
    </Callout>
  );
}
