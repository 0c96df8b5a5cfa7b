/** Animates children to their new places when their order changes. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** @param milliseconds duration; 0 for no animation */
export function useChangingPlaces<List extends HTMLElement>(milliseconds: number): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const children = [...(list.current?.children ?? [])] as HTMLElement[];
    const now = new Map<Element, number>(children.map((child) => [child, child.offsetTop]));
    for (const [child, top] of now) {
      const moved = (before.current.get(child) ?? top) - top;
      if (moved === 0 || milliseconds === 0) continue;
      const from = { transform: `translateY(${moved}px)` };
      child.animate([from, { transform: 'none' }], { duration: milliseconds, easing: 'ease-in-out' });
    }
    before.current = now;
  });
  return list;
}
