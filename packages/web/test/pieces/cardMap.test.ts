import { ALLEY, CAIRO } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { cardMapOf } from '../../src/pieces/cardMap.ts';

describe('the map on a card', () => {
  test('shows nine segments and the restaurant as one shape', () => {
    const map = cardMapOf(CAIRO);
    expect(map.ground.match(/M/g)).toHaveLength(9);
    expect(map.restaurant.match(/M/g)).toHaveLength(1);
  });

  test('places segments alike in every edition', () => {
    for (const edition of [CAIRO, ALLEY]) {
      const place = cardMapOf(edition).segments.get(6);
      expect(place).toMatchObject({ x: expect.closeTo(66.25), y: expect.closeTo(39.75) });
    }
  });

  test('is cached for each edition', () => {
    expect(cardMapOf(CAIRO)).toBe(cardMapOf(CAIRO));
  });
});
