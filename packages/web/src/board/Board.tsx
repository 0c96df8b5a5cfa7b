/** The board: fills the space it is given, shows pieces and marks, and reports which site was tapped. */
import type { Edition } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { geometryOf } from '../geometry/geometry.ts';
import { Piecemeal } from '../scheduling/Piecemeal.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import type { Fit } from './fit.ts';
import { SiteGrid, type SiteGridProps } from './grid/SiteGrid.tsx';
import type { Marks } from './model/marks.ts';
import type { Pieces } from './model/pieces.ts';
import { BoardContext, type Extent, extentOf } from './model/view.ts';
import { useFit } from './useFit.ts';

interface Props extends SiteGridProps {
  readonly edition: Edition;
  readonly pieces: Pieces;
  readonly marks: Marks;
  /** The share of lanterns on the frame that is lit, 0–1. */
  readonly lanterns?: number;
  /** Callouts and loupes. */
  readonly children?: ComponentChildren;
}

const UNMEASURED: Fit = { isTurned: false, detail: 'small' };

export function Board({ edition, pieces, marks, lanterns = 1, children, ...grid }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const fit = useFit(room, edition);
  const { isTurned, detail } = fit ?? UNMEASURED;
  const geometry = useMemo(() => geometryOf(edition, isTurned), [edition, isTurned]);
  const extent = extentOf(geometry, detail);
  const element = useCallback(() => board.current, []);
  const view = useMemo(
    () => ({ edition, pieces, marks, geometry, detail, element }),
    [edition, pieces, marks, geometry, detail, element],
  );
  // While a site for a tile is chosen, heads of customers take no taps.
  const heads = marks.lurable.length > 0 ? pieces.customers.map(({ site }) => site) : [];
  return (
    <div ref={room} class="board-room">
      <div ref={board} class="board" style={{ '--board-ratio': extent.width / extent.height }}>
        <svg
          // A new element for each frame width: WebKit would position new content by the old viewBox.
          key={detail}
          class="board-picture"
          data-detail={detail}
          viewBox={`${-extent.frame} ${-extent.frame} ${extent.width} ${extent.height}`}
          aria-hidden="true"
        >
          {fit !== undefined && (
            <BoardPicture
              edition={edition}
              pieces={pieces}
              marks={marks}
              geometry={geometry}
              detail={detail}
              lanterns={lanterns}
            />
          )}
        </svg>
        <div class="board-sites" style={insideFrame(extent)}>
          {fit !== undefined && (
            <Piecemeal>
              <SiteGrid {...grid} geometry={geometry} marks={marks} heads={heads} />
            </Piecemeal>
          )}
        </div>
        <BoardContext.Provider value={view}>{children}</BoardContext.Provider>
      </div>
    </div>
  );
}

function insideFrame({ frame, width, height }: Extent): { readonly inset: string } {
  return { inset: `${(frame / height) * 100}% ${(frame / width) * 100}%` };
}
