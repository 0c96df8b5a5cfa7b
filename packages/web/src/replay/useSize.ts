/** The size of an element in pixels, which is followed. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(place: RefObject<HTMLElement | null>): ReadonlySignal<Size> {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place, size]);
  return size;
}
