/** The layout of the game page for the window's size: everything on one screen, without scrolling. */
import type { Edition } from '@kairo/engine';
import { type ReadonlySignal, signal } from '@preact/signals';

export type Layout =
  | 'ultrawide'
  | 'desktop'
  | 'desktop-low'
  | 'tablet'
  | 'tablet-portrait'
  | 'phone'
  | 'phone-landscape';

/** The first match applies. */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['ultrawide', '(min-width: 2200px) and (min-aspect-ratio: 2/1)'],
  ['desktop', '(min-width: 1200px) and (min-height: 760px)'],
  ['desktop-low', '(min-width: 1200px) and (min-height: 600px)'],
  ['phone-landscape', '(min-aspect-ratio: 1/1) and (max-height: 559px)'],
  ['tablet', '(min-width: 880px) and (min-aspect-ratio: 1/1)'],
  ['tablet-portrait', '(min-width: 680px) and (min-height: 800px)'],
  ['phone-landscape', '(min-aspect-ratio: 1/1)'],
];

/** All panels are visible; in other layouts some share a place. */
const AMPLE: ReadonlySet<Layout> = new Set(['ultrawide', 'desktop', 'desktop-low']);

export const isAmple = (layout: Layout): boolean => AMPLE.has(layout);
export const isPhone = (layout: Layout): boolean => layout === 'phone' || layout === 'phone-landscape';

function current(): Layout {
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone';
}

/** Three players in a row have no room for the name beside the points. */
const NARROW = '(max-width: 420px)';

const now = signal(current());
const isNarrow = signal(matchMedia(NARROW).matches);
export const layout: ReadonlySignal<Layout> = now;

/** Whether players have the smallest cells, with the name above everything else. */
export function hasSmallCells(layout: Layout, players: number): boolean {
  return layout === 'phone-landscape' || (layout === 'phone' && players > (isNarrow.value ? 2 : 3));
}

/** Follows the window's size; returns a disposer. */
export function followWindow(): () => void {
  const lists = [...QUERIES.map(([, query]) => query), NARROW].map((query) => matchMedia(query));
  const update = (): void => {
    now.value = current();
    isNarrow.value = matchMedia(NARROW).matches;
  };
  update();
  for (const list of lists) list.addEventListener('change', update);
  return () => {
    for (const list of lists) list.removeEventListener('change', update);
  };
}

/** From this ratio on a board has the panels above and below it instead of beside it. */
const BROAD_FROM = 1.5;

type Grid = Pick<Edition, 'columns' | 'rows'>;

export function isBroad({ columns, rows }: Grid): boolean {
  return columns / rows >= BROAD_FROM;
}

/** The layouts that replace those with panels beside the board. */
const FOR_BROAD: { readonly [layout in Layout]?: Layout } = {
  ultrawide: 'desktop',
  tablet: 'tablet-portrait',
};

export function layoutFor(board: Grid): Layout {
  return (isBroad(board) ? FOR_BROAD[layout.value] : undefined) ?? layout.value;
}
