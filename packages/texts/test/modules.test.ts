/** Which modules each part of a language loads. Imports of types are ignored: they do not exist at run time. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, messages } from '../src/index.ts';

const PARTS = [
  'frame',
  'home',
  'play',
  'whyNot',
  'advice',
  'guide',
  'rulebook',
  'inspection',
  'remarks',
  'together',
  'company',
  'own',
  'bigScreen',
  'device',
  'replay',
  'games',
  'review',
  'again',
  'learn',
  'coach',
];

const sources = new URL('../src/', import.meta.url);

/** Matches `import { type A, b } from './c.ts'` and `import('./c.ts')`, but not `import type`. */
const IMPORT = /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

function importsOf(module: string): string[] {
  const file = new URL(module, sources);
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, fixed, lazy]) =>
    new URL(fixed ?? lazy ?? '', file).href.slice(sources.href.length),
  );
}

/** The module and all that it imports, directly or not. */
function reachedFrom(module: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(module)) return reached;
  reached.add(module);
  for (const imported of importsOf(module)) reachedFrom(imported, reached);
  return reached;
}

/** The modules with texts that a module loads, without extension. */
function textsIn(locale: string, module: string): string[] {
  return [...reachedFrom(`${locale}/${module}.ts`)]
    .filter((reached) => /^\w\w\//.test(reached) && !reached.endsWith('/typography.ts'))
    .map((reached) => reached.slice(0, -'.ts'.length))
    .sort();
}

describe.each(LOCALES)('%s', (locale) => {
  test.each([
    ['frame', ['frame', 'terms']],
    ['home', ['home']],
    ['play', ['log', 'play', 'terms']],
    ['whyNot', ['refusals', 'terms', 'whyNot']],
    ['advice', ['advice', 'hints', 'terms']],
    ['guide', ['guide', 'rules', 'terms']],
    ['rulebook', ['rulebook']],
    ['inspection', ['inspection', 'terms']],
    ['remarks', ['remarks']],
    ['together', ['terms', 'together']],
    ['company', ['company', 'terms']],
    ['boards', ['boards', 'refusals', 'rules', 'terms']],
    ['terminal', ['boards', 'errors', 'log', 'refusals', 'rulebook', 'rules', 'terminal', 'terms']],
  ])('%s loads only what it needs, in its own language', (module, expected) => {
    expect(textsIn(locale, module)).toEqual(expected.map((name) => `${locale}/${name}`));
  });

  test('every module is part of a page or of the terminal', () => {
    const entries = [...PARTS, 'terminal'];
    const reached = new Set(entries.flatMap((entry) => [...reachedFrom(`${locale}/${entry}.ts`)]));
    const files = readdirSync(new URL(`${locale}/`, sources)).map((file) => `${locale}/${file}`);
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });

  test('pages and terminal load nothing of each other, and neither loads all languages', () => {
    for (const page of PARTS) {
      const reached = reachedFrom(`${locale}/${page}.ts`);
      for (const module of ['index.ts', 'browser.ts', 'terminalTexts.ts', 'messages/errors.ts']) {
        expect(reached).not.toContain(module);
      }
    }
    const terminal = reachedFrom(`${locale}/terminal.ts`);
    for (const module of ['index.ts', 'browser.ts', 'pageTexts.ts']) expect(terminal).not.toContain(module);
  });

  test('the messages of a locale are in its language', () => {
    expect(messages(locale).locale).toBe(locale);
  });
});

test('the entry for pages loads every part of every language on demand, and nothing of the terminal', () => {
  const listed = ['browser.ts', 'laterTexts.ts'].flatMap(importsOf);
  const lazy = listed.filter((module) => /^\w\w\//.test(module));
  expect(lazy.sort()).toEqual(
    LOCALES.flatMap((locale) => PARTS.map((part) => `${locale}/${part}.ts`)).sort(),
  );
  expect([...reachedFrom('browser.ts')].filter((module) => /terminal|errors/.test(module))).toEqual([]);
});
