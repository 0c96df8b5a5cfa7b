import type { SiteFacts } from '@kairo/texts/browser';
import { expect, test, vi } from 'vitest';
import { siteLabels } from '../../src/wording/siteLabels.ts';

const facts = (size: number, extra: Partial<SiteFacts> = {}): SiteFacts => ({
  site: 'c6',
  segment: 4,
  area: 'market',
  tile: { kind: 'stall', colour: 'green', owner: 'Amina', size, entry: 'd6' },
  ...extra,
});

test('a site is put into words again only when something about it changes', () => {
  const say = vi.fn(({ tile, mark }: SiteFacts) => `${tile?.size} ${mark}`);
  const label = siteLabels(say);
  expect(label(facts(1))).toBe('1 undefined');
  expect(label(facts(1))).toBe('1 undefined');
  expect(say).toHaveBeenCalledTimes(1);
  expect(label(facts(2))).toBe('2 undefined');
  expect(label(facts(2, { mark: 'legal' }))).toBe('2 legal');
  expect(label(facts(2))).toBe('2 undefined');
  expect(say).toHaveBeenCalledTimes(4);
});

test('each site has its own label', () => {
  const label = siteLabels(({ site }) => site);
  expect([label(facts(1)), label(facts(1, { site: 'a1' }))]).toEqual(['c6', 'a1']);
});
