import { expect, test } from 'vitest';
import { LOCALES, NATIVE_NAMES, pickLocale } from '../src/index.ts';

test.each([
  ['LANG', ['de_AT.UTF-8'], 'de'],
  ['LANG with a modifier', ['fr_FR@euro'], 'fr'],
  ['an unset LC_ALL before LANG', [undefined, 'es_MX.UTF-8'], 'es'],
  ['an empty LC_ALL before LANG', ['', 'es_MX.UTF-8'], 'es'],
  ['LANGUAGE, a list', ['it:fr:de'], 'fr'],
  ['the C locale', ['C.UTF-8'], 'en'],
  ['POSIX', ['POSIX'], 'en'],
  ['nothing', [], 'en'],
  ['a language we do not speak', ['fi-FI'], 'en'],
  ['navigator.languages', ['pt-BR', 'es-419', 'en'], 'es'],
  ['Accept-Language by weight', ['en;q=0.5, de-CH;q=0.9, fr;q=0.8'], 'de'],
  ['Accept-Language in order', ['fr-CA, de'], 'fr'],
  ['Accept-Language that refuses one', ['de;q=0, es;q=0.1'], 'es'],
  ['a weight that is none', ['de;q=much, es'], 'es'],
  ['capitals', ['DE'], 'de'],
] as const)('%s', (_, tags, locale) => {
  expect(pickLocale(tags)).toBe(locale);
});

test('every language has a name of its own', () => {
  expect(new Set(Object.values(NATIVE_NAMES)).size).toBe(LOCALES.length);
});
