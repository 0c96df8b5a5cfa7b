/** Whether a person is at the page: it is shown, and was used lately. */
import type { Timer } from './line.ts';

export interface Activity {
  readonly isVisible: boolean;
  readonly isActive: boolean;
}

const IDLE = 120_000;
/** Reading counts too: scrolling, hovering, and what screen readers do with the focus. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/**
 * Reports the present state, every change, and every so often that someone is still there; returns a disposer.
 * @param interval milliseconds between two reports of someone who is active
 */
export function followActivity(
  report: (activity: Activity) => void,
  interval: number,
  timer: Timer,
): () => void {
  let isActive = true;
  let cancel = (): void => undefined;
  let cancelNext = (): void => undefined;
  const say = (): void => {
    report({ isVisible: !document.hidden, isActive });
    cancelNext();
    if (isActive && !document.hidden) cancelNext = timer(say, interval);
  };
  const rest = (): void => {
    isActive = false;
    say();
  };
  let isCounting = false;
  /** At most one timer is started in a second, however many events there are. */
  const use = (): void => {
    if (!isActive) {
      isActive = true;
      say();
    }
    if (isCounting) return;
    isCounting = true;
    cancel();
    const stopPause = timer(() => {
      isCounting = false;
    }, 1_000);
    const stopRest = timer(rest, IDLE);
    cancel = () => {
      stopPause();
      stopRest();
    };
  };
  const look = (): void => {
    if (document.hidden) say();
    else {
      isActive = false;
      use();
    }
  };
  document.addEventListener('visibilitychange', look);
  for (const event of USES) addEventListener(event, use, { passive: true, capture: true });
  use();
  say();
  return () => {
    cancel();
    cancelNext();
    document.removeEventListener('visibilitychange', look);
    for (const event of USES) removeEventListener(event, use, { capture: true });
  };
}
