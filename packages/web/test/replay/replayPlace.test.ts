/** The addresses of finished games. */
import { expect, test } from 'vitest';
import { routeOf } from '../../src/address/route.ts';
import { placeOf, turnAddress, turnOf } from '../../src/replay/replayPlace.ts';

const places = [
  { of: 'here', id: '2f678be14af182d86b1fd2e800ed6344' },
  { of: 'here', id: 'kairo-1700000000000' },
  { of: 'table', id: 'pqRBF6oLc_riKUo9eSYh-w' },
] as const;

test.each(places)('$id can be watched again from any turn', (place) => {
  for (const turn of [0, 24]) {
    const route = routeOf(turnAddress(place, turn));
    if (route.page !== 'replay') throw new Error(route.page);
    expect([placeOf(route), turnOf(route.link)]).toEqual([place, turn]);
  }
});

test.each(['', 'turn=', 'turn=-1', 'turn=x', 'turn=99999'])('“%s” names no turn', (link) => {
  expect(turnOf(link)).toBe(0);
});

test.each(['#/replay', '#/replay/', '#/replay/a/b', '#/t/HBK4TW/replay'])('“%s” is nowhere', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'nowhere' });
});
