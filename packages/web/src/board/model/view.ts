/** A board as it is laid out: its outer size in units, and the context that callouts and loupes share. */

import type { Edition } from '@kairo/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Geometry, SITE } from '../../geometry/geometry.ts';
import { type Detail, FRAME } from './detail.ts';
import type { Marks } from './marks.ts';
import type { Pieces } from './pieces.ts';

/** What children of a board need to know about it. */
export interface BoardView {
  readonly edition: Edition;
  readonly pieces: Pieces;
  readonly marks: Marks;
  readonly geometry: Geometry;
  readonly detail: Detail;
  /** The element that contains them, with the board's outer size. */
  readonly element: () => HTMLElement | null;
}

export const BoardContext = createContext<BoardView | undefined>(undefined);

export function useBoard(): BoardView {
  const view = useContext(BoardContext);
  if (view === undefined) throw new Error('outside of a board');
  return view;
}

export interface Extent {
  /** The width of the frame in the west and north. */
  readonly near: number;
  /** In the east and south. */
  readonly far: number;
  readonly width: number;
  readonly height: number;
}

/** In units, including the frame. */
export function extentOf({ columns, rows }: Geometry, detail: Detail): Extent {
  const { near, far } = FRAME[detail];
  return { near, far, width: columns * SITE + near + far, height: rows * SITE + near + far };
}

/** The place of the sites within the board. */
export function insideFrame({ near, far, width, height }: Extent): { readonly inset: string } {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    inset: [share(near, height), share(far, width), share(far, height), share(near, width)].join(' '),
  };
}
