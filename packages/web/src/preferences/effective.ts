/** The preferences combined with the settings of the device. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { deviceIsDark, deviceReducesMotion } from './device.ts';
import type { Motion } from './model.ts';
import { preferences } from './store.ts';

export type Theme = 'day' | 'night';

export const theme: ReadonlySignal<Theme> = computed(() => {
  const choice = preferences.value.theme;
  if (choice !== 'system') return choice;
  return deviceIsDark.value ? 'night' : 'day';
});

export const motion: ReadonlySignal<Motion> = computed(() =>
  deviceReducesMotion.value ? 'none' : preferences.value.motion,
);

/** Keeps the attributes that the style sheets use, and the colour of the browser's toolbar, up to date. */
export function dressRoot(root: HTMLElement): void {
  effect(() => {
    const { boldPatterns, largeSigns } = preferences.value;
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = motion.value;
    root.dataset['patterns'] = boldPatterns ? 'bold' : 'plain';
    root.dataset['signs'] = largeSigns ? 'large' : 'usual';
    const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (frame !== null) frame.content = getComputedStyle(root).getPropertyValue('--bg').trim();
  });
}
