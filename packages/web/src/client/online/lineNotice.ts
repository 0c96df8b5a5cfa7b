/** What is said about a line: nothing while all is well, and nothing about a short interruption. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LineState, Timer } from './line.ts';

/** `off`: it takes long, or the device says that it is offline. `back`: connected again, for a moment. */
export type LineNotice = 'none' | 'trying' | 'off' | 'back';

const SILENT = 1_500;
const LONG = 20_000;
const BACK = 2_500;

interface Tools {
  readonly timer: Timer;
  readonly isDeviceOnline: () => boolean;
}

export function lineNotice(
  state: ReadonlySignal<LineState>,
  { timer, isDeviceOnline }: Tools,
): { readonly notice: ReadonlySignal<LineNotice>; readonly stop: () => void } {
  const notice = signal<LineNotice>('none');
  const stop = effect(() => {
    if (state.value === 'connected') {
      const wasShown = notice.peek() === 'trying' || notice.peek() === 'off';
      notice.value = wasShown ? 'back' : 'none';
      return wasShown ? timer(() => (notice.value = 'none'), BACK) : undefined;
    }
    const speak = timer(() => {
      if (notice.peek() !== 'off') notice.value = isDeviceOnline() ? 'trying' : 'off';
    }, SILENT);
    const giveUp = timer(() => (notice.value = 'off'), LONG);
    return () => {
      speak();
      giveUp();
    };
  });
  return { notice, stop };
}
