import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/browser.ts';
import { bad, type Texts } from '../everyText.ts';
import { browserSections, textsOf } from './everyText.ts';

const names = Object.keys(browserSections) as (keyof typeof browserSections)[];

/** Texts that are the same in two languages. */
const SHARED = new Set([
  'Kairo',
  'Normal',
  'Total',
  'Esc',
  'Revanche',
  'Journal',
  'points',
  'possible',
  'destination',
  'solide',
  'Menu',
  'Volume',
  'Animations',
  'Normales',
  'S4',
  'Trader, steady',
  'Trader (bot)',
  'libre',
  'Libre',
  'Bot',
  'Code',
  '10 min + 20 s',
  'en c4',
  '10 min + 20 s',
  '1 minute',
  '26 minutes',
  '1 message',
  '2 messages',
  'Analyse',
  'Pause',
  'Points',
  'Noor 12',
]);
const isShared = (text: string): boolean =>
  SHARED.has(text) || /^(Bot · .*|\+\d+ points?|[^a-z]*%|.)$/.test(text);

describe.each(names)('%s', (name) => {
  test('no text is left in another language', () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const locale of LOCALES) {
      for (const [key, text] of browserSections[name](textsOf(locale))) {
        const before = said.get(`${key} ${text}`);
        if (before !== undefined && !isShared(text)) twice.push(`${before} and ${locale}, ${key}: ${text}`);
        said.set(`${key} ${text}`, locale);
      }
    }
    expect(twice).toEqual([]);
  });

  test('French has no breaking space beside its punctuation marks', () => {
    expect(bad(browserSections[name](textsOf('fr')), (text) => !/ [:;?!»]|« /.test(text))).toEqual([]);
  });
});

/** Every text of every page. */
const everything = (locale: (typeof LOCALES)[number]): Texts =>
  new Map(names.flatMap((name) => [...browserSections[name](textsOf(locale))]));

describe('players are addressed informally', () => {
  test('in German', () => {
    expect(bad(everything('de'), (text) => !/\b(Ihr|Ihre|Ihnen)\b/.test(text))).toEqual([]);
  });

  test('in Spanish', () => {
    expect(bad(everything('es'), (text) => !/\b(usted|ustedes)\b/i.test(text))).toEqual([]);
  });

  test('in French, except several players at once', () => {
    const toSeveral = new Set(['setup/no-preset 1', 'home.opening.variable.label']);
    const texts = [...everything('fr')].filter(([key]) => !toSeveral.has(key));
    expect(bad(new Map(texts), (text) => !/\b(vous|votre|vos)\b/i.test(text))).toEqual([]);
  });
});
