/** A speech bubble over the board that points at a site. */
import type { SiteName } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SITE } from '../../geometry/geometry.ts';
import type { Marks } from '../model/marks.ts';
import type { Pieces, StandPiece } from '../model/pieces.ts';
import { startOf } from '../model/trail.ts';
import { extentOf, useBoard } from '../model/view.ts';
import { type Box, type Piece, placeCallout } from './placement.ts';

interface Props {
  readonly site: SiteName;
  readonly class?: string;
  /** The area to stay in. */
  readonly within?: 'board' | 'window';
  /** It is about something that cannot be chosen. */
  readonly isBeyond?: boolean;
  /** It gives way where it would cover pieces. */
  readonly isModest?: boolean;
  readonly children: ComponentChildren;
}

/** How far a customer rises above its site, in sites. */
const HEAD = 0.3;

/** What should stay visible: the stand it is about, customers that could be chosen instead, other callouts. */
const OWN_STAND_WEIGHT = 3;
const CUSTOMER_WEIGHT = 5;
const CALLOUT_WEIGHT = 10;
const NUMBER_WEIGHT = 2;
/** The size of a move's number, in sites. */
const NUMBER = 0.6;
/** How much a modest one may cover, as a share of a site. */
const TOLERATED = 0.2;

export function Callout({ site, class: name = '', within = 'board', ...props }: Props) {
  const { geometry, detail, element, pieces, marks } = useBoard();
  const { isBeyond = false, isModest = false, children } = props;
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
      const { near, width } = extentOf(geometry, detail);
      const pixels = board.clientWidth / width;
      const side = SITE * pixels;
      const boxOf = (name: SiteName): Box => {
        const { x, y } = geometry.cellOf(name);
        const above = pieces.customers.some((customer) => customer.site === name) ? HEAD * side : 0;
        return {
          left: near * pixels + x * side,
          top: near * pixels + y * side - above,
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
          ...standAt(site, pieces, marks).map((name) => ({ ...boxOf(name), weight: OWN_STAND_WEIGHT })),
          ...pieces.customers.map((customer) => ({ ...boxOf(customer.site), weight: CUSTOMER_WEIGHT })),
          ...numberedCorners(marks).map((name) => numberBox(boxOf(name), side)),
          ...calloutsBefore(callout, board),
        ],
      );
      callout.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      callout.style.setProperty('--tip', `${Math.round(placement.tip)}px`);
      callout.dataset['side'] = placement.side;
      callout.toggleAttribute('data-away', isModest && placement.hidden > TOLERATED * side * side);
    };
    // The first report comes with the frame's layout; measuring now would force another one.
    const observer = new ResizeObserver(place);
    observer.observe(board);
    observer.observe(callout);
    const room = board.parentElement;
    room?.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      room?.removeEventListener('scroll', place);
    };
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
  const before = all.slice(0, all.indexOf(callout)).filter((other) => !other.hasAttribute('data-away'));
  return before.map((other) => {
    const box = other.getBoundingClientRect();
    const { width, height } = box;
    return { left: box.left - left, top: box.top - top, width, height, weight: CALLOUT_WEIGHT };
  });
}

/** The other tiles of the stand that this site belongs to or would be added to, and its entry. */
function standAt(site: SiteName, { stands }: Pieces, { ghost }: Marks): readonly SiteName[] {
  const isEnlarged = ({ sign, colour }: StandPiece): boolean =>
    ghost?.kind === 'expansion' && ghost.site === site && ghost.sign === sign && ghost.colour === colour;
  const sitesOf = ({ stall, entry, expansions }: StandPiece): SiteName[] => [entry, stall, ...expansions];
  const stand = stands.find((other) => sitesOf(other).includes(site) || isEnlarged(other));
  return stand === undefined ? [] : sitesOf(stand).filter((other) => other !== site);
}

/** Sites with pieces, and sites on a way. */
function sitesInUse({ stands }: Pieces, { routes, ghost, trail }: Marks): readonly SiteName[] {
  return [
    ...(ghost?.kind === 'stall' ? [ghost.entry] : []),
    ...stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]),
    ...routes.filter(({ isChosen }) => isChosen).flatMap(({ path }) => path),
    ...(trail.isFaint ? [] : trail.traces.flatMap(({ walk }) => walk?.path ?? [])),
  ];
}

/** Sites with the number of a move at their south-east corner. */
function numberedCorners({ trail }: Marks): readonly SiteName[] {
  return trail.traces.map(startOf);
}

function numberBox(site: Box, side: number): Piece {
  const size = NUMBER * side;
  return {
    left: site.left + site.width - size / 2,
    top: site.top + site.height - size / 2,
    width: size,
    height: size,
    weight: NUMBER_WEIGHT,
  };
}

/** The visible part of the board, which may be larger than its room. */
function boardBox(board: HTMLElement): Box {
  const { clientWidth: width, clientHeight: height, parentElement: room } = board;
  if (room === null) return { left: 0, top: 0, width, height };
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = room;
  return {
    left: scrollLeft,
    top: scrollTop,
    width: Math.min(width, clientWidth),
    height: Math.min(height, clientHeight),
  };
}

/** The window, relative to the board's corner. */
function windowBox(board: HTMLElement): Box {
  const { left, top } = board.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: -left, top: -top, width: clientWidth, height: clientHeight };
}
