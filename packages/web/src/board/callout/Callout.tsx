/** A speech bubble over the board that points at a site. */
import type { SiteName } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SITE } from '../geometry.ts';
import type { Marks, Pieces } from '../model.ts';
import { extentOf, useBoard } from '../view.ts';
import { type Box, type Placement, placeCallout } from './placement.ts';

interface Props {
  readonly site: SiteName;
  readonly class?: string;
  /** What it must not leave. */
  readonly within?: 'board' | 'window';
  /** It tells of something that cannot be chosen. */
  readonly isBeyond?: boolean;
  readonly children: ComponentChildren;
}

export function Callout({ site, class: name = '', within = 'board', isBeyond = false, children }: Props) {
  const { geometry, detail, element, pieces, marks } = useBoard();
  const bubble = useRef<HTMLDivElement>(null);
  const [placement, setPlacement] = useState<Placement | undefined>(undefined);

  useLayoutEffect(() => {
    const [board, callout] = [element(), bubble.current];
    if (board === null || callout === null) return;
    const place = (): void => {
      const { frame, width } = extentOf(geometry, detail);
      const pixels = board.clientWidth / width;
      const side = SITE * pixels;
      const boxOf = (name: SiteName): Box => {
        const { x, y } = geometry.cellOf(name);
        return { left: frame * pixels + x * side, top: frame * pixels + y * side, width: side, height: side };
      };
      setPlacement(
        placeCallout(
          boxOf(site),
          { width: callout.offsetWidth, height: callout.offsetHeight },
          within === 'board' ? boardBox(board) : windowBox(board),
          sitesInUse(pieces, marks).map(boxOf),
        ),
      );
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(board);
    observer.observe(callout);
    return () => observer.disconnect();
  }, [geometry, detail, element, pieces, marks, site, within]);

  return (
    <div
      ref={bubble}
      class={`callout ${name}`}
      data-side={placement?.side}
      data-beyond={isBeyond || undefined}
      style={
        placement === undefined
          ? { visibility: 'hidden' }
          : {
              transform: `translate(${Math.round(placement.left)}px, ${Math.round(placement.top)}px)`,
              '--tip': `${Math.round(placement.tip)}px`,
            }
      }
    >
      {children}
    </div>
  );
}

/** Where something lies, or somebody would walk. */
function sitesInUse({ stands, customers }: Pieces, { routes }: Marks): readonly SiteName[] {
  return [
    ...stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
    ...customers.map(({ site }) => site),
    ...routes.filter(({ isChosen }) => isChosen).flatMap(({ path }) => path),
  ];
}

function boardBox(board: HTMLElement): Box {
  return { left: 0, top: 0, width: board.clientWidth, height: board.clientHeight };
}

/** The window as seen from the board's corner. */
function windowBox(board: HTMLElement): Box {
  const { left, top } = board.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: -left, top: -top, width: clientWidth, height: clientHeight };
}
