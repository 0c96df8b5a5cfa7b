/** Where things are on the screen, found by data attributes of pieces and panels. */
import type { Colour, Medal, Seat, SiteName } from '@kairo/engine';

export interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(selector: string): Point | undefined {
  const element = [...document.querySelectorAll(selector)].find(isVisible);
  if (element === undefined) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = unreportedZoom(element);
  return { x: zoom * (left + width / 2), y: zoom * (top + height / 2) };
}

/**
 * Side panels are enlarged on large screens by `zoom`. Browsers without standardized zoom (Safari, Chromium before 128)
 * report boxes before zooming; they lack `currentCSSZoom`.
 */
function unreportedZoom(element: Element): number {
  const reported: number | undefined = element.currentCSSZoom;
  if (reported !== undefined) return 1;
  let zoom = 1;
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    zoom *= Number(getComputedStyle(one).zoom) || 1;
  }
  return zoom;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export const seatPlace = (seat: Seat): Point | undefined => middle(`[data-seat="${seat}"]`);
/** The viewer's coins, or the panel of the player who earns. */
export const pursePlace = (seat: Seat, colour: Colour, isOwn: boolean): Point | undefined =>
  (isOwn ? middle(`.coin-count[data-colour="${colour}"]`) : undefined) ?? seatPlace(seat);
export const sitePlace = (site: SiteName): Point | undefined => middle(`[data-site="${site}"]`);
export const medalPlace = (colour: Colour, medal: Medal): Point | undefined =>
  middle(`[data-medal="${colour} ${medal}"]`);
export const displayPlace = (index: number): Point | undefined => middle(`[data-pick="display ${index}"]`);
export const stockPlace = (stock: 'pile' | 'barkers'): Point | undefined => middle(`[data-pick="${stock}"]`);
export const discardPlace = (): Point | undefined => middle('[data-discards]');
export const handPlace = (): Point | undefined => middle('.hand-cards');

export function customerElement(colour: Colour): SVGGElement | undefined {
  return document.querySelector<SVGGElement>(`.board [data-customer="${colour}"]`) ?? undefined;
}
