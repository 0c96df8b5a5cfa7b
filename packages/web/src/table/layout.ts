/** How the table is arranged: everything on one screen, without scrolling the page. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Layout = 'desktop' | 'tablet' | 'tablet-portrait' | 'phone' | 'phone-landscape';

/** The first that fits. */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['desktop', '(min-width: 1200px) and (min-height: 680px)'],
  ['phone-landscape', '(min-aspect-ratio: 1/1) and (max-height: 559px)'],
  ['tablet', '(min-width: 880px) and (min-aspect-ratio: 1/1)'],
  ['tablet-portrait', '(min-width: 680px) and (min-height: 800px)'],
  ['phone-landscape', '(min-aspect-ratio: 1/1)'],
];

function current(): Layout {
  return QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone';
}

const now = signal<Layout>('phone');
export const layout: ReadonlySignal<Layout> = now;

/** Follows the window; returns how to stop. */
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
