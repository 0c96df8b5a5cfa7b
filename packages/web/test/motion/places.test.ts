import { afterEach, expect, test, vi } from 'vitest';
import { handPlace } from '../../src/motion/places.ts';

/** A page whose hand is in a panel with a zoom of 1.5. */
function showHand(hand: object): void {
  const panel = { parentElement: null, zoom: '1.5' };
  const box = { left: 100, top: 400, width: 20, height: 40 };
  const element = { ...hand, parentElement: panel, zoom: '1', getBoundingClientRect: () => box };
  vi.stubGlobal('document', { querySelectorAll: () => [element] });
  vi.stubGlobal('getComputedStyle', ({ zoom }: { readonly zoom: string }) => ({ zoom }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('boxes reported after zooming', () => {
  showHand({ currentCSSZoom: 1.5 });
  expect(handPlace()).toEqual({ x: 110, y: 420 });
});

test('boxes reported before zooming', () => {
  showHand({});
  expect(handPlace()).toEqual({ x: 165, y: 630 });
});
