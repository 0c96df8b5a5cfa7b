/** Fits a board to the space it is given. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAssembly } from '../scheduling/Piecemeal.tsx';
import { type Fit, fitOf, type Grid } from './fit.ts';

/**
 * Undefined until the space has been measured, which forces a layout and therefore gets its own task.
 * @param scale by which the board is larger than its space
 */
export function useFit(
  room: RefObject<HTMLElement | null>,
  { columns, rows }: Grid,
  scale: number,
): Fit | undefined {
  const [fit, setFit] = useState<Fit | undefined>(undefined);
  const [isWatched, setIsWatched] = useState(false);
  const wasTurned = useRef(false);
  useAssembly(() => setIsWatched(true));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null || !isWatched) return;
    let last: Fit | undefined;
    const measure = (width: number, height: number): void => {
      if (width === 0 || height === 0) return;
      const next = fitOf(
        { columns, rows },
        { width, height },
        scale,
        last ?? { isTurned: wasTurned.current },
      );
      const { isTurned, detail, isLarge } = next;
      if (isTurned === last?.isTurned && detail === last.detail && isLarge === last.isLarge) return;
      last = next;
      wasTurned.current = isTurned;
      setFit(next);
    };
    // Once before the board is painted, to avoid a layout shift; then the observer reports changes.
    measure(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, columns, rows, scale, isWatched]);
  return fit;
}
