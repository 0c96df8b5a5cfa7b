/** Whether the page is in a tab that is not shown. */
import { type ReadonlySignal, signal } from '@preact/signals';

const isHidden = signal(document.hidden);
document.addEventListener('visibilitychange', () => {
  isHidden.value = document.hidden;
});

export const pageIsHidden: ReadonlySignal<boolean> = isHidden;
