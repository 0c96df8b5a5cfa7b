/** Over an enlarged board: a map that shows and moves the visible part, and the way back to the whole board. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import { extentOf, useBoard } from './model/view.ts';

export interface ZoomControlsProps {
  readonly room: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onWhole: () => void;
}

/** The visible part, as shares of the board's width and height. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function partOf({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
  clientWidth,
  clientHeight,
}: Element): Part {
  return {
    x: scrollLeft / scrollWidth,
    y: scrollTop / scrollHeight,
    width: clientWidth / scrollWidth,
    height: clientHeight / scrollHeight,
  };
}

function inUnits({ x, y, ...size }: Part, width: number, height: number) {
  return {
    x: x * width,
    y: y * height,
    width: size.width * width,
    height: size.height * height,
    rx: 20,
  };
}

export function ZoomControls({ room, label, onWhole }: ZoomControlsProps) {
  return (
    <div class="zoom-controls">
      <ZoomMap room={room} />
      <button type="button" class="icon-button" aria-label={label} title={label} onClick={onWhole}>
        <UiIcon name="whole" />
      </button>
    </div>
  );
}

function ZoomMap({ room }: Pick<ZoomControlsProps, 'room'>) {
  const { edition, pieces, marks, geometry } = useBoard();
  const map = useRef<SVGSVGElement>(null);
  const [part, setPart] = useState<Part | undefined>(undefined);
  useEffect(() => {
    const scroller = room.current;
    if (scroller === null) return;
    const follow = (): void => setPart(partOf(scroller));
    const observer = new ResizeObserver(follow);
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [room]);

  /** The place under the finger comes to the middle of the window. */
  function jump(event: PointerEvent): void {
    const [scroller, picture] = [room.current, map.current];
    if (scroller === null || picture === null || event.buttons === 0) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    scroller.scrollTo({
      left: ((event.clientX - left) / width) * scroller.scrollWidth - scroller.clientWidth / 2,
      top: ((event.clientY - top) / height) * scroller.scrollHeight - scroller.clientHeight / 2,
      behavior: 'instant',
    });
  }

  const { near, width, height } = extentOf(geometry, 'tiny');
  return (
    <svg
      ref={map}
      class="board-picture zoom-map"
      data-detail="tiny"
      viewBox={`${-near} ${-near} ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={jump}
      onPointerMove={jump}
    >
      <BoardPicture
        edition={edition}
        pieces={pieces}
        marks={marks}
        geometry={geometry}
        detail="tiny"
        lanterns={1}
      />
      {part !== undefined && (
        <g class="double-ring" transform={`translate(${-near} ${-near})`}>
          <rect {...inUnits(part, width, height)} />
          <rect {...inUnits(part, width, height)} class="ring-light" />
        </g>
      )}
    </svg>
  );
}
