/** Where a tip hangs over the page, and the ring around what it is about beside the board. All in pixels of the window. */
import type { SiteName } from '@kairo/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, type Piece, placeCallout } from '../board/callout/placement.ts';
import type { GameModel } from '../game/model.ts';
import type { Tip } from './tips.ts';

const CUSTOMER_WEIGHT = 5;
/** What the tip points at. */
const SUBJECT_WEIGHT = 10;
/** Between the ring and what is in it. */
const RIM = 5;
const BOARD = '.board-area';

const find = (selector: string): Element | null => document.querySelector(selector);
export const siteSelector = (site: SiteName): string => `.site-grid [data-site="${site}"]`;

function boxesOf(sites: readonly SiteName[]): Box[] {
  return sites.flatMap((site) => find(siteSelector(site))?.getBoundingClientRect() ?? []);
}

/** Moves its element beside what the tip is about, and keeps it there; without a tip it is left alone. */
export function useAnchor(tip: Tip | undefined, game: GameModel): RefObject<HTMLElement | null> {
  const bubble = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, board] = [bubble.current, find(BOARD)];
    if (tip === undefined || element === null || board === null) return undefined;
    const place = (): void => hang(element, tip, game);
    const observer = new ResizeObserver(place);
    observer.observe(board);
    observer.observe(element);
    // The enlarged board scrolls.
    board.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      board.removeEventListener('scroll', place, { capture: true });
    };
  });
  return bubble;
}

/** Over the board where there is something on it to point at; else beside what it is about, within the window. */
function hang(element: HTMLElement, { pieces = [], beside }: Tip, game: GameModel): void {
  const subject = pieces[0]?.[0];
  const selector = beside ?? (subject === undefined ? BOARD : siteSelector(subject));
  const anchor = find(selector)?.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const room = beside === undefined ? find(BOARD)?.getBoundingClientRect() : undefined;
  if (anchor === undefined) return;
  const { left, top, side, tip } = placeCallout(
    anchor,
    { width: element.offsetWidth, height: element.offsetHeight },
    room ?? { left: 0, top: 0, width, height },
    [...inTheWay(game), ...boxesOf(pieces.flat()).map((box) => weighed(box, SUBJECT_WEIGHT))],
  );
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  element.style.setProperty('--tip', `${Math.round(tip)}px`);
  element.dataset['side'] = side;
}

function inTheWay({ pieces }: GameModel): readonly Piece[] {
  const { stands, customers } = pieces.peek();
  const tiles = stands.flatMap(({ stall, entry, expansions }) => [stall, entry, ...expansions]);
  return [
    ...boxesOf(tiles),
    ...boxesOf(customers.map(({ site }) => site)).map((box) => weighed(box, CUSTOMER_WEIGHT)),
  ];
}

function weighed({ left, top, width, height }: Box, weight: number): Piece {
  return { left, top, width, height, weight };
}

/** @param around a selector */
export function Ring({ around }: { readonly around: string }) {
  const ring = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const inside = find(around);
    if (inside === null) return undefined;
    const place = (): void => {
      const { left, top, width, height } = inside.getBoundingClientRect();
      const style = ring.current?.style;
      style?.setProperty('inset', `${top - RIM}px auto auto ${left - RIM}px`);
      style?.setProperty('width', `${width + 2 * RIM}px`);
      style?.setProperty('height', `${height + 2 * RIM}px`);
    };
    const observer = new ResizeObserver(place);
    observer.observe(inside);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, [around]);
  return <i ref={ring} class="tip-ring" aria-hidden="true" />;
}
