/** Every text of a language's pages, by key. */
import type { Reason } from '@kairo/bots';
import type { Action } from '@kairo/engine';
import type { TableError, TableRefusal } from '@kairo/protocol';
import { LOCALES, type Locale, loadBrowserTexts, type TextParts } from '../../src/browser.ts';
import { numbered, type Texts } from '../everyText.ts';
import { context } from '../samples.ts';
import { companyCalls } from './companySamples.ts';
import { coachCalls, learnCalls } from './learnSamples.ts';
import {
  againCalls,
  bigScreenCalls,
  gamesCalls,
  ownCalls,
  playedDates,
  replayCalls,
  reviewCalls,
} from './ownSamples.ts';
import { playCalls } from './playSamples.ts';
import {
  actionSamples,
  appCalls,
  guideCalls,
  hintCalls,
  homeCalls,
  inspectionCalls,
  position,
  reasonSamples,
  rulebookCalls,
  tableErrorSamples,
  tableRefusalSamples,
  whyNotCalls,
} from './samples.ts';
import { refusedSamples, togetherCalls } from './togetherSamples.ts';

async function partsOf(locale: Locale): Promise<readonly [Locale, TextParts]> {
  const [
    frame,
    home,
    play,
    whyNot,
    advice,
    guide,
    rulebook,
    inspection,
    remarks,
    together,
    company,
    own,
    bigScreen,
    device,
    replay,
    games,
    review,
    again,
    learn,
    coach,
  ] = await Promise.all([
    loadBrowserTexts(locale, 'frame'),
    loadBrowserTexts(locale, 'home'),
    loadBrowserTexts(locale, 'play'),
    loadBrowserTexts(locale, 'whyNot'),
    loadBrowserTexts(locale, 'advice'),
    loadBrowserTexts(locale, 'guide'),
    loadBrowserTexts(locale, 'rulebook'),
    loadBrowserTexts(locale, 'inspection'),
    loadBrowserTexts(locale, 'remarks'),
    loadBrowserTexts(locale, 'together'),
    loadBrowserTexts(locale, 'company'),
    loadBrowserTexts(locale, 'own'),
    loadBrowserTexts(locale, 'bigScreen'),
    loadBrowserTexts(locale, 'device'),
    loadBrowserTexts(locale, 'replay'),
    loadBrowserTexts(locale, 'games'),
    loadBrowserTexts(locale, 'review'),
    loadBrowserTexts(locale, 'again'),
    loadBrowserTexts(locale, 'learn'),
    loadBrowserTexts(locale, 'coach'),
  ]);
  return [
    locale,
    {
      frame,
      home,
      play,
      whyNot,
      advice,
      guide,
      rulebook,
      inspection,
      remarks,
      together,
      company,
      own,
      bigScreen,
      device,
      replay,
      games,
      review,
      again,
      learn,
      coach,
    },
  ];
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
  rulebook: ({ rulebook }) => new Map(said(rulebook, rulebookCalls, 'rulebook')),
  inspection: ({ inspection }) => new Map(said(inspection, inspectionCalls, 'inspection')),
  remarks: ({ remarks }) => new Map(said(remarks, {}, 'remarks')),
  together: ({ together }) => new Map(said(together, togetherCalls, 'together')),
  company: ({ company }) => new Map(said(company, companyCalls, 'company')),
  own: ({ own }) => new Map(said(own, ownCalls, 'own')),
  bigScreen: ({ bigScreen }) => new Map(said(bigScreen, bigScreenCalls, 'bigScreen')),
  device: ({ device }) => new Map(said(device, {}, 'device')),
  again: ({ again }) => new Map(said(again, againCalls, 'again')),
  replay: ({ replay }) => new Map(said(replay, replayCalls, 'replay')),
  games: ({ games: { moment, ...games } }) =>
    new Map([
      ...said(games, gamesCalls, 'games'),
      ...playedDates.map(([date, now], i): [string, string] => {
        const { day, time } = moment(date, now);
        return [`games.moment ${i + 1}`, `${day} ${time}`];
      }),
    ]),
  review: ({ review }) => new Map(said(review, reviewCalls, 'review')),
  learn: ({ learn }) => new Map(said(learn, learnCalls, 'learn')),
  coach: ({ coach }) => new Map(said(coach, coachCalls, 'coach')),
  refused: ({ together }) =>
    new Map(Object.values(refusedSamples).map((error) => [error.code, together.refused(error)])),
  home: ({ home }) => new Map(said(home, homeCalls, 'home')),
  play: playPage,
  moves: ({ play }) =>
    new Map(numbered<Action>(actionSamples, (action) => play.move(action, context, position))),
  whyNot: ({ whyNot }) => new Map(said(whyNot.messages, whyNotCalls, 'whyNot')),
  refusals: ({ whyNot }) =>
    new Map(numbered<TableRefusal>(tableRefusalSamples, (refusal) => whyNot.refusal(refusal, context))),
  failures: ({ whyNot }) =>
    new Map([
      ...numbered<TableError>(tableErrorSamples, (error) => whyNot.failure(error)),
      ['edition', whyNot.failure({ code: 'edition/segment-missing', segment: 4 })],
    ]),
  hints: ({ advice }) => new Map(said(advice.hints, hintCalls, 'hints')),
  reasons: ({ advice }) =>
    new Map(numbered<Reason>(reasonSamples, (reason) => advice.reason(reason, context))),
} satisfies { readonly [name: string]: (texts: TextParts) => Texts };
