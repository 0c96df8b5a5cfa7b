/** How much larger than drawn the column beside the board is: as large as fits, so that it is read from across the room. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Scaled {
  readonly column: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** What is left above and below, halved; in pixels. */
  readonly shift: number;
}

/** The size for which the column is drawn. */
const WIDTH = 780;

export function useScale(): Scaled {
  const column = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, shift: 0 });
  useLayoutEffect(() => {
    const element = column.current;
    if (element === null) return undefined;
    const inside = element.firstElementChild;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      // The content has the width of the column, whatever the scale; its height follows from that.
      const needed = (inside as HTMLElement | null)?.offsetHeight ?? 0;
      if (needed === 0 || width === 0) return;
      const scale = Math.max(0.4, Math.min(width / WIDTH, 3, height / needed));
      setFit({ scale, shift: Math.max(0, (height - needed * scale) / 2) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (inside !== null) observer.observe(inside);
    measure();
    return () => observer.disconnect();
  }, []);
  return { column, ...fit };
}
