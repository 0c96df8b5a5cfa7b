/**
 * Enlarges a board by pinch and double tap. An enlarged board is laid out larger than its room, which then scrolls: one
 * finger pans as everywhere else, and a site that gets the keyboard focus comes into view.
 */
import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { OnDoubleTap } from '../grid/usePress.ts';
import { type Anchor, anchorAt, followPinches } from './pinch.ts';
import { scaleCloser, scaleOf, WHOLE } from './scale.ts';

interface Options {
  readonly room: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  readonly scale: Signal<number>;
  /** Sites of the whole board are comfortable to tap already. */
  readonly isLarge: boolean;
  readonly columns: number;
}

/** Returns what a double tap does. */
export function useZoom({ room, board, scale, isLarge, columns }: Options): OnDoubleTap {
  const anchor = useRef<Anchor | undefined>(undefined);

  /** Scrolls so that the anchor is where it belongs on the screen. */
  function settle(): void {
    const [scroller, element, held] = [room.current, board.current, anchor.current];
    anchor.current = undefined;
    if (scroller === null || element === null) return;
    element.style.transform = '';
    if (held === undefined) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    scroller.scrollBy({
      left: left + held.across * width - held.at.x,
      top: top + held.down * height - held.at.y,
      behavior: 'instant',
    });
  }

  function zoomTo(next: number, held: Anchor): void {
    anchor.current = held;
    if (next === scale.peek()) settle();
    else scale.value = next;
  }

  useEffect(() => {
    const [scroller, element] = [room.current, board.current];
    if (scroller === null || element === null || isLarge) return;
    return followPinches(scroller, element, ({ factor, anchor: held }) =>
      zoomTo(scaleOf(scale.peek() * factor), held),
    );
  }, [isLarge]);

  useEffect(() => {
    if (isLarge) scale.value = WHOLE;
  }, [isLarge, scale]);

  useLayoutEffect(settle, [scale.value]);

  if (isLarge) return undefined;
  return (at) => {
    const element = board.current;
    if (element === null) return;
    const pixels = element.clientWidth / columns;
    zoomTo(scaleCloser(scale.peek(), pixels), anchorAt(element, at));
  };
}
