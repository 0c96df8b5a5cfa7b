/** Settings of the device, as signals. */
import { type ReadonlySignal, signal } from '@preact/signals';

function follow(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

export const deviceIsDark = follow('(prefers-color-scheme: dark)');
export const deviceReducesMotion = follow('(prefers-reduced-motion: reduce)');
