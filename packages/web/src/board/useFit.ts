/** Watches the room of a board. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Fit, fitOf, type Grid } from './fit.ts';

export function useFit(room: RefObject<HTMLElement | null>, { columns, rows }: Grid): Fit {
  const [fit, setFit] = useState<Fit>({ isTurned: false, detail: 'small' });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    let last: Fit | undefined;
    const measure = (width: number, height: number): void => {
      if (width === 0 || height === 0) return;
      const next = fitOf({ columns, rows }, width, height, last);
      if (next.isTurned === last?.isTurned && next.detail === last.detail) return;
      last = next;
      setFit(next);
    };
    // Once before the first paint, so that nothing jumps; later changes are reported.
    measure(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, columns, rows]);
  return fit;
}
