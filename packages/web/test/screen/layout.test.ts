import { describe, expect, test, vi } from 'vitest';
import type { Layout } from '../../src/screen/layout/layout.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { placeOfRace, roomForMedals, showsAll } = await import('../../src/screen/layout/layout.ts');

const LAYOUTS: readonly Layout[] = [
  'ultrawide',
  'desktop',
  'desktop-low',
  'tablet',
  'tablet-portrait',
  'phone',
  'phone-landscape',
];

describe('layouts', () => {
  test('every layout with a drawer has the race outside of it', () => {
    for (const layout of LAYOUTS.filter((name) => !showsAll(name))) {
      expect(placeOfRace(layout)).not.toBe('supply');
    }
  });

  test('medals are shown one by one where they fit, and counted elsewhere', () => {
    expect(roomForMedals('desktop', 4)).toBe(Number.POSITIVE_INFINITY);
    expect(roomForMedals('phone', 2)).toBe(8);
    expect(roomForMedals('phone', 3)).toBe(5);
    expect(roomForMedals('phone', 4)).toBe(2);
    expect(roomForMedals('desktop-low', 4)).toBe(5);
    expect(roomForMedals('desktop-low', 2)).toBe(5);
  });
});
