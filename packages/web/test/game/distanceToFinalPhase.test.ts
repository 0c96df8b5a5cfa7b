import { describe, expect, test } from 'vitest';
import { distanceToFinalPhase } from '../../src/game/distanceToFinalPhase.ts';

const full = { red: 6, yellow: 6, green: 6, blue: 6, white: 6, purple: 6 };

describe('the distance to the final phase', () => {
  test('is at first one whole colour', () => {
    expect(distanceToFinalPhase(full)).toBe(6);
  });

  test('is what is left of the scarcest colour', () => {
    expect(distanceToFinalPhase({ ...full, blue: 2 })).toBe(2);
  });

  test('is less if two colours are nearly used up', () => {
    expect(distanceToFinalPhase({ ...full, blue: 2, red: 2 })).toBe(2);
    expect(distanceToFinalPhase({ ...full, blue: 3, red: 2 })).toBe(2);
    expect(distanceToFinalPhase({ ...full, blue: 1, red: 2 })).toBe(1);
  });

  test('is 0 when one colour is used up, or two are down to one', () => {
    expect(distanceToFinalPhase({ ...full, green: 0 })).toBe(0);
    expect(distanceToFinalPhase({ ...full, green: 1, white: 1 })).toBe(0);
  });
});
