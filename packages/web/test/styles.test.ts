import { expect, test } from 'vitest';

const sheets = import.meta.glob<string>('../src/styles/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * `.row > :nth-child(2)`, `* + *`: any element could be meant, so that the browser works out the style of everything
 * around anew whenever an element comes or goes.
 */
const ANY_BY_PLACE = /(?:^|[\s>+~,])\*?:(?:nth-|first-|last-|only-)|[+~]\s*\*/;

test.each(Object.entries(sheets))('%s tells no part by its place alone', (_, sheet) => {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\{[^{}]*\}/g, '{}');
  expect(rules).toMatch(/[.:@]/);
  expect(rules.split('\n').filter((line) => ANY_BY_PLACE.test(line))).toEqual([]);
});
