import { describe, expect, test } from 'vitest';
import { drawnPath, narrowPath, STOPS, widePath } from '../../src/learn/path.ts';

describe.each([
  ['wide', widePath()],
  ['narrow', narrowPath()],
])('the %s path', (_, path) => {
  const { plan, stops, lane } = path;

  test('has a place for every stop, inside and nowhere twice', () => {
    expect(stops).toHaveLength(STOPS);
    const spots = stops.flatMap(({ stall, entry }) => [stall, entry]);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    for (const { x, y } of [...spots, ...lane]) {
      expect(x >= 0 && x < plan.columns && y >= 0 && y < plan.rows).toBe(true);
    }
  });

  test('has a lane that is walked step by step past every stop', () => {
    lane.slice(1).forEach((spot, i) => {
      const before = lane[i] ?? spot;
      expect(Math.abs(spot.x - before.x) + Math.abs(spot.y - before.y)).toBe(1);
    });
    for (const stop of stops) expect(lane).toContainEqual(stop.lane);
  });

  test('shows seals on what is done, and the customer at the next stop', () => {
    const { pieces } = drawnPath(path, (stop) => stop < 2, 2);
    expect(pieces.stands.map(({ sign }) => sign).slice(0, 3)).toEqual(['ankh', 'ankh', 'neutral']);
    expect(pieces.customers.map(({ site }) => site)).toEqual([pieces.stands[2]?.entry]);
  });
});
