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
  ['desktop-low', '(min-width: 1200px) and (min-height: 580px)'],
  ['tablet', '(min-width: 880px) and (min-height: 700px) and (min-aspect-ratio: 1/1)'],
  ['tablet-portrait', '(min-width: 680px) and (min-height: 800px)'],
  ['phone-landscape', '(min-aspect-ratio: 1/1)'],
];

const AMPLE: ReadonlySet<Layout> = new Set(['ultrawide', 'desktop', 'desktop-low']);

/** Panels show everything they know. */
export const isAmple = (layout: Layout): boolean => AMPLE.has(layout);
/** All panels are visible; in other layouts some share a drawer. */
export const showsAll = (layout: Layout): boolean => isAmple(layout) || layout === 'tablet';
export const isPhone = (layout: Layout): boolean => layout === 'phone' || layout === 'phone-landscape';

/** Where the race to the final phase is: with the supply, below the players, or below whose turn it is. */
export function placeOfRace(layout: Layout): 'supply' | 'players' | 'turn' {
  if (layout === 'ultrawide' || layout === 'desktop') return 'supply';
  return layout === 'phone' || layout === 'tablet-portrait' ? 'turn' : 'players';
}

/** How many medals a player's panel can show side by side; more are counted. */
export function roomForMedals(layout: Layout, players: number): number {
  if (placeOfRace(layout) === 'supply') return Number.POSITIVE_INFINITY;
  if (players === 2 && layout !== 'desktop-low') return 8;
  return isPhone(layout) && players === 4 ? 2 : 5;
}

function current(): Layout {
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone';
}

const now = signal(current());
export const layout: ReadonlySignal<Layout> = now;

/** Follows the window's size; returns a disposer. */
export function followWindow(): () => void {
  const lists = QUERIES.map(([, query]) => matchMedia(query));
  const update = (): void => {
    now.value = current();
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
