import { EDITIONS, type GameEvent } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS, LOCALES, type Locale, SHORTCUTS } from '../../src/browser.ts';
import { messages } from '../../src/index.ts';
import { bad, type Texts } from '../everyText.ts';
import { context, eventSamples, refusalSamples } from '../samples.ts';
import { browserSections, textsOf } from './everyText.ts';

const names = Object.keys(browserSections) as (keyof typeof browserSections)[];
const all = (locale: Locale): Texts =>
  new Map(names.flatMap((name) => [...browserSections[name](textsOf(locale))]));

/** Events that the log shows in full, after the seal of the player who acted. */
const PHRASED = ['placed', 'cardsPlayed', 'paid', 'stallBuilt', 'stallMoved', 'lured', 'droppedOut'] as const;

describe.each(LOCALES)('%s', (locale) => {
  test.each(names)('every text of %s is complete', (name) => {
    const texts = browserSections[name](textsOf(locale));
    expect(texts.size).toBeGreaterThan(0);
    expect(bad(texts, (text) => text.trim() === text && text !== '')).toEqual([]);
    expect(bad(texts, (text) => !/undefined|\bnull\b|NaN|\[object|\$\{|=>/.test(text))).toEqual([]);
    expect(bad(texts, (text) => !/ {2}|\.\.|\(\)|,,| [.,)]/.test(text))).toEqual([]);
  });

  test('there are no exclamation marks', () => {
    expect(bad(all(locale), (text) => !/[!¡]/.test(text))).toEqual([]);
  });

  test('apostrophes and quotation marks are the typographic ones', () => {
    expect(bad(all(locale), (text) => !/['"]/.test(text))).toEqual([]);
  });

  test('prompts, refusals and failures are sentences', () => {
    const { whyNot } = textsOf(locale);
    const prompts = [...browserSections.play(textsOf(locale))].filter(([key]) =>
      key.startsWith('play.prompts'),
    );
    const answers = [
      ...browserSections.refusals(textsOf(locale)),
      ...browserSections.failures(textsOf(locale)),
      ...browserSections.refused(textsOf(locale)),
    ];
    expect(prompts.length).toBeGreaterThan(0);
    const isSentence = (text: string): boolean => /^[\p{Lu}¿“„«].*[.?]$/u.test(text);
    expect(bad(new Map([...prompts, ...answers]), isSentence)).toEqual([]);
    expect(whyNot.refusal({ code: 'build/supply-empty', rule: 'R6.1', colour: 'red' }, context)).toMatch(
      /\(R6\.1\)\.$/,
    );
  });

  test('a refusal of several colours is one sentence with all its rules', () => {
    const { sharedRefusal, refusal } = textsOf(locale).whyNot;
    const apart = (['red', 'blue'] as const).map((colour) => ({
      code: 'build/not-beside-stand' as const,
      rule: 'R6.3',
      site: 'c5',
      colour,
    }));
    const shared = sharedRefusal(apart, context);
    expect(shared).toMatch(/^c5 .*[^.] \(R6\.3\)\.$/);
    expect(apart.map((one) => refusal(one, context))).not.toContain(shared);
    const taken = { code: 'build/site-taken', site: 'c5', by: { kind: 'customer', colour: 'red' } } as const;
    const alike = [
      { ...taken, rule: 'R5.1' },
      { ...taken, rule: 'R6.1' },
    ];
    expect(sharedRefusal(alike, context)).toMatch(/\(R5\.1, R6\.1\)\.$/);
    expect(sharedRefusal([...apart, ...alike], context)).toBeUndefined();
  });

  test('labels of buttons have no full stop', () => {
    const labels = [...browserSections.moves(textsOf(locale)).entries()];
    const actions = Object.entries(textsOf(locale).play.messages.actions);
    expect(bad(new Map([...labels, ...actions]), (text) => !text.endsWith('.'))).toEqual([]);
  });

  test('each shortcut has a letter of its own', () => {
    const { letters } = textsOf(locale).play.messages.shortcuts;
    expect(Object.keys(letters).sort()).toEqual([...SHORTCUTS].sort());
    expect(Object.values(letters).every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(new Set(Object.values(letters)).size).toBe(SHORTCUTS.length);
  });

  test('the three actions fit side by side on a phone', () => {
    const { actions } = textsOf(locale).play.messages;
    const longest = Math.max(...[actions.build, actions.lure, actions.drawTwo].map((text) => text.length));
    expect(longest).toBeLessThanOrEqual(12);
  });

  test('the phrases of the log are their sentences without subject and full stop', () => {
    const { play } = textsOf(locale);
    const acts = PHRASED.flatMap((type): readonly GameEvent[] => eventSamples[type]);
    const byPlayers = acts.filter((event) => 'seat' in event && event.seat !== undefined);
    expect(new Set(byPlayers.map(({ type }) => type)).size).toBe(PHRASED.length);
    for (const event of byPlayers) {
      const subject = context.names[(event as { readonly seat: number }).seat];
      expect(`${subject} ${play.phrase(event, context)}.`).toBe(play.event(event, context));
    }
  });

  test('the guide names the actions as their buttons do', () => {
    const { guide, play } = textsOf(locale);
    const { build, lure, draw } = guide.actions;
    const { actions } = play.messages;
    expect([build, lure, draw].map(({ label }) => label)).toEqual([
      actions.build,
      actions.lure,
      actions.drawTwo,
    ]);
    expect(guide.first.steps[0]).toContain(actions.lure);
  });

  test('the guide is written in sentences', () => {
    const { lead, aim, first, medals } = textsOf(locale).guide;
    const texts = [...Object.values(lead), aim.text, medals, first.numbers, ...first.steps];
    expect(
      bad(new Map(texts.map((text, i) => [String(i), text])), (text) => /^\p{Lu}.*\.$/u.test(text)),
    ).toEqual([]);
  });

  test('events and refusals are worded as in the terminal', () => {
    const { play, whyNot } = textsOf(locale);
    const { event, refusal } = messages(locale);
    for (const sample of Object.values(eventSamples).flat()) {
      expect(play.event(sample, context)).toBe(event(sample, context));
    }
    for (const sample of Object.values(refusalSamples).flat()) {
      expect(whyNot.refusal(sample, context)).toBe(refusal(sample, context));
    }
  });
});

test('every language has the same keys', () => {
  const [first, ...others] = LOCALES.map((locale) => [...all(locale).keys()]);
  for (const keys of others) expect(keys).toEqual(first);
});

test('the boards of the start page are those of the engine', () => {
  expect([...BOARDS].sort()).toEqual([...EDITIONS.keys()].sort());
});
