/** Fits a board to the space it is given. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useAssembly } from '../scheduling/Piecemeal.tsx';
import { type Fit, fitOf, type Grid } from './fit.ts';

/** Undefined until the space has been measured, which forces a layout and therefore gets its own task. */
export function useFit(room: RefObject<HTMLElement | null>, { columns, rows }: Grid): Fit | undefined {
  const [fit, setFit] = useState<Fit | undefined>(undefined);
  const [isWatched, setIsWatched] = useState(false);
  useAssembly(() => setIsWatched(true));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null || !isWatched) return;
    let last: Fit | undefined;
    const measure = (width: number, height: number): void => {
      if (width === 0 || height === 0) return;
      const next = fitOf({ columns, rows }, width, height, last);
      if (next.isTurned === last?.isTurned && next.detail === last.detail) return;
      last = next;
      setFit(next);
    };
    // Once before the board is painted, to avoid a layout shift; then the observer reports changes.
    measure(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, columns, rows, isWatched]);
  return fit;
}
