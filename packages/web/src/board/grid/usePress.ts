/** Taps, clicks and long presses on the grid, with one listener each for all sites. */
import type { SiteName } from '@kairo/engine';
import { useRef } from 'preact/hooks';
import type { Geometry } from '../../geometry/geometry.ts';
import { headAt, snap } from './snap.ts';

/** A finger that rests this long opens the loupe. */
const LONG_PRESS_MS = 450;
/** A finger that moves this far is scrolling. */
const WOBBLE_PIXELS = 10;
/** Two taps of a finger this close in time and place are a double tap. */
const DOUBLE_TAP = { ms: 300, pixels: 24 };

/** What a double tap at a place on the screen does; undefined if it is nothing but two taps. */
export type OnDoubleTap = ((at: { readonly x: number; readonly y: number }) => void) | undefined;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  wasLong: boolean;
}

interface Options {
  readonly geometry: Geometry;
  readonly legal: readonly SiteName[];
  /** Sites of customers: their heads, which rise above the site, can be tapped too. */
  readonly heads: readonly SiteName[];
  readonly exact: ReadonlySet<SiteName> | undefined;
  readonly onSite: (site: SiteName) => void;
  readonly onLoupe: ((site: SiteName | undefined) => void) | undefined;
  readonly onDoubleTap: OnDoubleTap;
}

export function usePress({ geometry, legal, heads, exact, onSite, onLoupe, onDoubleTap }: Options) {
  const press = useRef<Press | undefined>(undefined);
  const lastTap = useRef<{ readonly x: number; readonly y: number; readonly at: number } | undefined>(
    undefined,
  );

  function cancel(): void {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  }

  function onPointerDown(event: PointerEvent): void {
    clearTimeout(press.current?.timer);
    const isTouch = event.pointerType !== 'mouse';
    const site = siteOf(event.target);
    const begun: Press = {
      x: event.clientX,
      y: event.clientY,
      isTouch,
      timer:
        isTouch && onLoupe !== undefined && site !== undefined ? setTimeout(look, LONG_PRESS_MS) : undefined,
      wasLong: false,
    };
    function look(): void {
      begun.wasLong = true;
      onLoupe?.(site);
    }
    press.current = begun;
  }

  function onPointerMove(event: PointerEvent): void {
    const begun = press.current;
    if (begun === undefined || begun.wasLong) return;
    if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > WOBBLE_PIXELS)
      clearTimeout(begun.timer);
  }

  /** The loupe closes with the finger that opened it. */
  function onPointerUp(): void {
    clearTimeout(press.current?.timer);
    if (press.current?.wasLong) onLoupe?.(undefined);
  }

  function onPointerCancel(): void {
    onPointerUp();
    cancel();
  }

  function onClick(event: MouseEvent): void {
    const begun = press.current;
    cancel();
    if (begun?.wasLong) return;
    const site = siteOf(event.target);
    if (site === undefined) return;
    if (onDoubleTap !== undefined && begun?.isTouch === true && isSecondTap(event)) {
      onDoubleTap({ x: event.clientX, y: event.clientY });
      return;
    }
    const isExact = legal.includes(site) || exact?.has(site) === true;
    const meant = isExact ? undefined : meantBeside(event, begun?.isTouch === true);
    onSite(meant ?? site);
  }

  /** The second tap of a double tap only enlarges: it never confirms what the first one chose. */
  function isSecondTap({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
    const first = lastTap.current;
    const isSecond =
      first !== undefined &&
      at - first.at < DOUBLE_TAP.ms &&
      Math.hypot(x - first.x, y - first.y) < DOUBLE_TAP.pixels;
    lastTap.current = isSecond ? undefined : { x, y, at };
    return isSecond;
  }

  /** The site that was meant, if it is not the one that was hit. */
  function meantBeside(event: MouseEvent, isTouch: boolean): SiteName | undefined {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const pixels = box.width / geometry.columns;
    const point = { x: (event.clientX - box.left) / pixels, y: (event.clientY - box.top) / pixels };
    const cell =
      headAt(point, heads.map(geometry.cellOf)) ??
      (isTouch ? snap(point, legal.map(geometry.cellOf), pixels) : undefined);
    return cell && geometry.siteAt(cell);
  }

  /** A long press would open the browser's context menu. */
  function onContextMenu(event: Event): void {
    if (press.current?.isTouch) event.preventDefault();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick, onContextMenu };
}

export function siteOf(target: EventTarget | null): SiteName | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-site]') : null;
  return cell?.dataset['site'];
}
