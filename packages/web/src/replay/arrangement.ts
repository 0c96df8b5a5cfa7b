/** How the parts of a replay are arranged, by the size of the window. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** `low`: as `wide`, but without room for everything beside the board. */
export type Arrangement = 'wide' | 'low' | 'landscape' | 'portrait';

/** The first match applies. */
const QUERIES: readonly (readonly [Arrangement, string])[] = [
  ['wide', '(min-width: 1200px) and (min-height: 760px)'],
  ['low', '(min-width: 1200px) and (min-height: 580px)'],
  ['low', '(min-width: 880px) and (min-height: 700px) and (min-aspect-ratio: 1/1)'],
  ['landscape', '(min-aspect-ratio: 1/1)'],
];

const current = (): Arrangement => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'portrait';

const now = signal(current());
export const arrangement: ReadonlySignal<Arrangement> = now;

/** Follows the window's size; returns a disposer. */
export function followSize(): () => void {
  const update = (): void => {
    now.value = current();
  };
  update();
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
}
