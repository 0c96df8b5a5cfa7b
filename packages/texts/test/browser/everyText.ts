/** Every text of a language's pages, by key. */
import type { Reason } from '@kairo/bots';
import type { Action } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import { LOCALES, type Locale, loadBrowserTexts, type TextParts } from '../../src/browser.ts';
import { numbered, type Texts } from '../everyText.ts';
import { context } from '../samples.ts';
import {
  actionSamples,
  appCalls,
  guideCalls,
  homeCalls,
  playCalls,
  position,
  reasonSamples,
  tableErrorSamples,
  tableRefusalSamples,
} from './samples.ts';

async function partsOf(locale: Locale): Promise<readonly [Locale, TextParts]> {
  const [frame, home, play, guide] = await Promise.all([
    loadBrowserTexts(locale, 'frame'),
    loadBrowserTexts(locale, 'home'),
    loadBrowserTexts(locale, 'play'),
    loadBrowserTexts(locale, 'guide'),
  ]);
  return [locale, { frame, home, play, guide }];
}

const loaded = new Map(await Promise.all(LOCALES.map(partsOf)));

export function textsOf(locale: Locale): TextParts {
  const texts = loaded.get(locale);
  if (texts === undefined) throw new Error(locale);
  return texts;
}

/** The texts of a section; functions are called with their samples. Throws for a function without samples. */
function said(section: unknown, calls: unknown, path: string): [string, string][] {
  if (typeof section === 'string') return [[path, section]];
  if (typeof section === 'function') {
    if (!Array.isArray(calls)) throw new Error(`no samples for ${path}`);
    return calls.map((args: unknown[], i) => [`${path} ${i + 1}`, section(...args)]);
  }
  if (typeof section !== 'object' || section === null) throw new Error(`neither text nor section: ${path}`);
  const within = (calls ?? {}) as { readonly [key: string]: unknown };
  return Object.entries(section).flatMap(([key, value]) => said(value, within[key], `${path}.${key}`));
}

function playPage({ play }: TextParts): Texts {
  const { moves: _moves, ...page } = play.messages;
  return new Map(said(page, playCalls, 'play'));
}

export const browserSections = {
  app: ({ frame }) => new Map(said(frame.app, appCalls, 'app')),
  preferences: ({ frame }) => new Map(said(frame.preferences, {}, 'preferences')),
  guide: ({ guide }) => new Map(said(guide, guideCalls, 'guide')),
  home: ({ home }) => new Map(said(home, homeCalls, 'home')),
  play: playPage,
  moves: ({ play }) =>
    new Map(numbered<Action>(actionSamples, (action) => play.move(action, context, position))),
  refusals: ({ play }) =>
    new Map(numbered<TableRefusal>(tableRefusalSamples, (refusal) => play.refusal(refusal, context))),
  failures: ({ play }) =>
    new Map([
      ...numbered<TableError>(tableErrorSamples, (error) => play.failure(error)),
      ['edition', play.failure({ code: 'edition/segment-missing', segment: 4 })],
    ]),
  reasons: ({ play }) => new Map(numbered<Reason>(reasonSamples, (reason) => play.reason(reason, context))),
} satisfies { readonly [name: string]: (texts: TextParts) => Texts };
