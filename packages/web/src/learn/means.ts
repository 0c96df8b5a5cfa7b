/** How the reader chooses things: what they used last, and before that what the device suggests. */
import type { Means } from '@kairo/texts/browser';
import { type ReadonlySignal, signal } from '@preact/signals';

const used = signal<Means>('click');
export const means: ReadonlySignal<Means> = used;

/** Keys that move or choose; others, such as Ctrl, say nothing. */
const TELLING: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/** Follows the reader's input; returns a disposer. */
export function followMeans(): () => void {
  used.value = matchMedia('(pointer: coarse)').matches ? 'tap' : 'click';
  const pointed = ({ pointerType }: PointerEvent): void => {
    used.value = pointerType === 'mouse' ? 'click' : 'tap';
  };
  const typed = ({ key }: KeyboardEvent): void => {
    if (TELLING.has(key)) used.value = 'press';
  };
  addEventListener('pointerdown', pointed);
  addEventListener('keydown', typed);
  return () => {
    removeEventListener('pointerdown', pointed);
    removeEventListener('keydown', typed);
  };
}
