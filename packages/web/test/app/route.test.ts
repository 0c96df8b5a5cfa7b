import { DEFAULT_SETUP, setupToLink } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { HOME, playAddress, proposalAddress, RESUME, routeOf } from '../../src/app/route.ts';

const link = setupToLink(DEFAULT_SETUP);

describe('addresses', () => {
  test.each(['', '#', '#/', HOME])('“%s” is the start page', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' });
  });

  test('a link to a set-up opens the start page with it', () => {
    expect(routeOf(proposalAddress(link))).toEqual({ page: 'home', proposed: DEFAULT_SETUP });
  });

  test('a game that begins, and one that goes on', () => {
    expect(routeOf(playAddress(link))).toEqual({ page: 'table', setup: DEFAULT_SETUP });
    expect(routeOf(RESUME)).toEqual({ page: 'table', resume: true });
  });

  test('names survive, whatever is in them', () => {
    const [first, ...others] = DEFAULT_SETUP.seats;
    if (first === undefined) throw new Error('nobody sits there');
    const setup = { ...DEFAULT_SETUP, seats: [{ ...first, name: 'Zoë? & #1/2' }, ...others] };
    expect(routeOf(proposalAddress(setupToLink(setup)))).toEqual({ page: 'home', proposed: setup });
  });

  test.each(['#/new', '#/new?', '#/play?x', `#/new?${link.slice(0, 12)}`, '#/new?e=%'])(
    '“%s” is a broken link',
    (hash) => {
      expect(routeOf(hash)).toEqual({ page: 'badLink' });
    },
  );

  test.each(['#/nowhere', '#/?x', '#home'])('“%s” is nowhere', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'nowhere' });
  });
});
