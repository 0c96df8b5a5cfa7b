import { expect, test } from 'vitest';
import { LOCALES, LONGEST_TIP } from '../../src/browser.ts';
import { browserSections, textsOf } from './everyText.ts';

test.each(LOCALES)('tips in %s fit a phone, and emphasise what to do', (locale) => {
  const tips = [...browserSections.coach(textsOf(locale))].filter(([key]) => key.startsWith('coach.tip.'));
  expect(tips.length).toBeGreaterThan(0);
  expect(tips.filter(([, line]) => line.replaceAll('*', '').length > LONGEST_TIP)).toEqual([]);
  expect(tips.filter(([, line]) => line.split('*').length !== 3)).toEqual([]);
});
