import { describe, expect, test } from 'vitest';
import { HOME, playAddress, proposalAddress, RESUME, routeOf } from '../../src/address/route.ts';

describe('addresses', () => {
  test.each(['', '#', '#/', HOME])('“%s” is the start page', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' });
  });

  test('a link to a set-up opens the start page with it', () => {
    expect(routeOf(proposalAddress('e=cairo'))).toEqual({ page: 'home', link: 'e=cairo' });
  });

  test('a new game, and one that is resumed', () => {
    expect(routeOf(playAddress('e=cairo'))).toEqual({ page: 'game', link: 'e=cairo' });
    expect(routeOf(RESUME)).toEqual({ page: 'game' });
  });

  test('a link may hold question marks', () => {
    expect(routeOf('#/new?a=1?b')).toEqual({ page: 'home', link: 'a=1?b' });
  });

  test.each(['#/nowhere', '#/?x', '#home'])('“%s” is nowhere', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'nowhere' });
  });
});
