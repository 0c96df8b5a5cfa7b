import { DEFAULT_SETUP, setupToLink } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { readLink } from '../../src/address/readLink.ts';

test('names survive, whatever is in them', () => {
  const [first, ...others] = DEFAULT_SETUP.seats;
  if (first === undefined) throw new Error('no seat');
  const setup = { ...DEFAULT_SETUP, seats: [{ ...first, name: 'Zoë? & #1/2' }, ...others] };
  expect(readLink(setupToLink(setup))).toEqual({ ok: true, value: setup });
});

test.each(['', 'x', setupToLink(DEFAULT_SETUP).slice(0, 12), 'e=%'])('“%s” is a broken link', (link) => {
  expect(readLink(link)).toMatchObject({ ok: false });
});
