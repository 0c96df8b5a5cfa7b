/** The board: fills the space it is given, shows pieces and marks, and reports which site was tapped. */
import type { Edition } from '@kairo/engine';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { geometryOf } from '../geometry/geometry.ts';
import { Piecemeal } from '../scheduling/Piecemeal.tsx';
import { useLoaded } from '../shell/loading/useLoaded.ts';
import { BoardPicture } from './BoardPicture.tsx';
import type { Fit } from './fit.ts';
import { SiteGrid, type SiteGridProps } from './grid/SiteGrid.tsx';
import { Edges } from './ground/Edges.tsx';
import type { Marks } from './model/marks.ts';
import type { Pieces } from './model/pieces.ts';
import { BoardContext, extentOf, insideFrame } from './model/view.ts';
import { useFit } from './useFit.ts';
import type { ZoomControlsProps } from './ZoomControls.tsx';
import { WHOLE } from './zoom/scale.ts';
import { useZoom } from './zoom/useZoom.ts';

interface Props extends SiteGridProps {
  readonly edition: Edition;
  readonly pieces: Pieces;
  readonly marks: Marks;
  /** The share of lanterns on the frame that is lit, 0–1. */
  readonly lanterns?: number;
  /** How far the board is enlarged. Without it the board is always shown whole. */
  readonly zoom?: Zoom;
  /** Callouts and loupes. */
  readonly children?: ComponentChildren;
}

interface Zoom {
  readonly scale: Signal<number>;
  /** Names the button that shows the whole board again. */
  readonly label: string;
}

const UNMEASURED: Fit = { isTurned: false, detail: 'small', isLarge: true };

export function Board({ edition, pieces, marks, lanterns = 1, zoom, children, ...grid }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const unzoomed = useSignal(WHOLE);
  const scale = zoom?.scale ?? unzoomed;
  const fit = useFit(room, edition, scale.value);
  const { isTurned, detail, isLarge } = fit ?? UNMEASURED;
  const geometry = useMemo(() => geometryOf(edition, isTurned), [edition, isTurned]);
  const extent = extentOf(geometry, detail);
  const onDoubleTap = useZoom({
    room,
    board,
    scale,
    isLarge: isLarge || zoom === undefined,
    columns: geometry.columns,
  });
  const isZoomed = scale.value !== WHOLE;
  const element = useCallback(() => board.current, []);
  const view = useMemo(
    () => ({ edition, pieces, marks, geometry, detail, element }),
    [edition, pieces, marks, geometry, detail, element],
  );
  // While a site for a tile is chosen, heads of customers take no taps.
  const heads = marks.lurable.length > 0 ? pieces.customers.map(({ site }) => site) : [];
  return (
    <div class="board-window">
      <div ref={room} class="board-room" data-zoomed={isZoomed || undefined}>
        <div
          ref={board}
          class="board"
          style={{ '--board-ratio': extent.width / extent.height, '--zoom': scale.value }}
        >
          <svg
            // A new element for each frame width: WebKit would position new content by the old viewBox.
            key={detail}
            class="board-picture"
            data-detail={detail}
            viewBox={`${-extent.near} ${-extent.near} ${extent.width} ${extent.height}`}
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
                <SiteGrid
                  {...grid}
                  geometry={geometry}
                  marks={marks}
                  heads={heads}
                  onDoubleTap={onDoubleTap}
                />
              </Piecemeal>
            )}
          </div>
          {isZoomed && <Edges edition={edition} geometry={geometry} extent={extent} />}
          <BoardContext.Provider value={view}>{children}</BoardContext.Provider>
        </div>
      </div>
      {isZoomed && zoom !== undefined && (
        <BoardContext.Provider value={view}>
          <Controls room={room} label={zoom.label} onWhole={() => (scale.value = WHOLE)} />
        </BoardContext.Provider>
      )}
    </div>
  );
}

async function loadControls() {
  return (await import('./ZoomControls.tsx')).ZoomControls;
}

function Controls(props: ZoomControlsProps) {
  const loaded = useLoaded(loadControls);
  return typeof loaded === 'object' ? <loaded.value {...props} /> : null;
}
