/** A speech bubble over the board that points at a site. */
import type { SiteName } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SITE } from '../../geometry/geometry.ts';
import type { Marks } from '../model/marks.ts';
import type { Pieces } from '../model/pieces.ts';
import { extentOf, useBoard } from '../model/view.ts';
import { type Box, type Piece, placeCallout } from './placement.ts';

interface Props {
  readonly site: SiteName;
  readonly class?: string;
  /** The area to stay in. */
  readonly within?: 'board' | 'window';
  /** It is about something that cannot be chosen. */
  readonly isBeyond?: boolean;
  readonly children: ComponentChildren;
}

/** How far a customer rises above its site, in sites. */
const HEAD = 0.3;

/** What should stay visible: the stand it is about, customers that could be chosen instead, other callouts. */
const OWN_STAND_WEIGHT = 3;
const CUSTOMER_WEIGHT = 5;
const CALLOUT_WEIGHT = 10;

export function Callout({ site, class: name = '', within = 'board', isBeyond = false, children }: Props) {
  const { geometry, detail, element, pieces, marks } = useBoard();
  const bubble = useRef<HTMLDivElement>(null);
  // One frame after what it is about: a slow phone cannot draw both in one frame.
  const [isDue, setIsDue] = useState(false);
  useEffect(() => setIsDue(true), []);

  // After each render, because its content and its surroundings may have changed. Of several callouts the first is
  // placed first, and the others avoid it.
  useLayoutEffect(() => {
    const [board, callout] = [element(), bubble.current];
    if (board === null || callout === null) return;
    const place = (): void => {
      const { frame, width } = extentOf(geometry, detail);
      const pixels = board.clientWidth / width;
      const side = SITE * pixels;
      const boxOf = (name: SiteName): Box => {
        const { x, y } = geometry.cellOf(name);
        const above = pieces.customers.some((customer) => customer.site === name) ? HEAD * side : 0;
        return {
          left: frame * pixels + x * side,
          top: frame * pixels + y * side - above,
          width: side,
          height: side + above,
        };
      };
      const { left, top, ...placement } = placeCallout(
        boxOf(site),
        { width: callout.offsetWidth, height: callout.offsetHeight },
        within === 'board' ? boardBox(board) : windowBox(board),
        [
          ...sitesInUse(pieces, marks).map(boxOf),
          ...standAt(site, pieces).map((name) => ({ ...boxOf(name), weight: OWN_STAND_WEIGHT })),
          ...pieces.customers.map((customer) => ({ ...boxOf(customer.site), weight: CUSTOMER_WEIGHT })),
          ...calloutsBefore(callout, board),
        ],
      );
      callout.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      callout.style.setProperty('--tip', `${Math.round(placement.tip)}px`);
      callout.dataset['side'] = placement.side;
    };
    // The first report comes with the frame's layout; measuring now would force another one.
    const observer = new ResizeObserver(place);
    observer.observe(board);
    observer.observe(callout);
    return () => observer.disconnect();
  });

  if (!isDue) return null;
  return (
    <div ref={bubble} class={`callout ${name}`} data-beyond={isBeyond || undefined}>
      {children}
    </div>
  );
}

function calloutsBefore(callout: HTMLElement, board: HTMLElement): readonly Piece[] {
  const { left, top } = board.getBoundingClientRect();
  const all = [...board.querySelectorAll('.callout')];
  return all.slice(0, all.indexOf(callout)).map((other) => {
    const box = other.getBoundingClientRect();
    const { width, height } = box;
    return { left: box.left - left, top: box.top - top, width, height, weight: CALLOUT_WEIGHT };
  });
}

/** The tiles of the stand that this site belongs to, as an entry or as a tile. */
function standAt(site: SiteName, { stands }: Pieces): readonly SiteName[] {
  const tiles = stands.map(({ stall, entry, expansions }) => [entry, stall, ...expansions]);
  return tiles.find((sites) => sites.includes(site))?.filter((other) => other !== site) ?? [];
}

/** Sites with pieces, and sites on a route. */
function sitesInUse({ stands }: Pieces, { routes, ghost }: Marks): readonly SiteName[] {
  return [
    ...(ghost?.kind === 'stall' ? [ghost.entry] : []),
    ...stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
    ...routes.filter(({ isChosen }) => isChosen).flatMap(({ path }) => path),
  ];
}

function boardBox(board: HTMLElement): Box {
  return { left: 0, top: 0, width: board.clientWidth, height: board.clientHeight };
}

/** The window, relative to the board's corner. */
function windowBox(board: HTMLElement): Box {
  const { left, top } = board.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: -left, top: -top, width: clientWidth, height: clientHeight };
}
