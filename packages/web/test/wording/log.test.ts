import type { GameEvent } from '@kairo/engine';
import type { KnownStep } from '@kairo/protocol';
import { loadBrowserTexts } from '@kairo/texts/browser';
import { describe, expect, test } from 'vitest';
import { logEntries } from '../../src/game/logEntries.ts';
import { logLine } from '../../src/wording/logLine.ts';
import type { Words } from '../../src/wording/words.ts';

const play = await loadBrowserTexts('en', 'play');
const { terms } = await loadBrowserTexts('en', 'frame');
const table = { names: ['Amina', 'Basim'], jokers: [[1, 2, 3]] };
const words = { t: play.messages, play, terms, table } as unknown as Words;

const step = (seat: number, ...events: readonly object[]): KnownStep =>
  ({ seat, events: events.map((event) => ({ to: 'all', seat, ...event }) as GameEvent) }) as KnownStep;

const lines = (steps: readonly KnownStep[], isDetailed = false): string[] =>
  logEntries(steps).map((entry) => logLine(entry, words, isDetailed));

const fromDisplay = (card: string): object => ({ type: 'picked', from: 'display', card, index: 0 });
const fromPile = { type: 'picked', from: 'pile' };

describe('drawing cards', () => {
  test('is one line, however many steps it took', () => {
    const steps = [
      step(0, fromDisplay('S4')),
      step(0, fromPile),
      step(0, { type: 'discarded', card: 'S1' }),
      step(1, { type: 'picked', from: 'barkers' }),
    ];
    expect(lines(steps)).toEqual([
      'takes the card for segment 4 and a card from the pile, discards the card for segment 1',
      'takes a barker',
    ]);
  });

  test('names the card from the pile to a viewer who may know it', () => {
    expect(lines([step(0, fromPile, { type: 'received', cards: ['S7'] })])).toEqual([
      'takes the card for segment 7',
    ]);
  });

  test('has the same words in the detailed log', () => {
    const steps = [step(0, fromDisplay('S4')), step(0, fromPile, { type: 'received', cards: ['S7'] })];
    expect(lines(steps, true)).toEqual(['takes the card for segment 4 and the card for segment 7']);
  });

  test('two unseen cards are counted together', () => {
    expect(lines([step(1, fromPile), step(1, fromPile)])).toEqual(['takes two cards from the pile']);
  });

  test('keeps the mishap of one of its steps', () => {
    const steps = [{ ...step(1, fromPile), mishap: 'hung' as const }, step(1, fromPile)];
    expect(logEntries(steps).map(({ mishap }) => mishap)).toEqual(['hung']);
  });

  test('of two players in a row are two lines', () => {
    expect(lines([step(0, fromDisplay('S4')), step(1, fromDisplay('S5'))])).toHaveLength(2);
  });
});

describe('building', () => {
  const build = step(
    1,
    { type: 'cardsPlayed', cards: ['S2'] },
    { type: 'paid', coins: { blue: 2 } },
    { type: 'expanded', colour: 'blue', site: 'h2', size: 2 },
    { type: 'scored', points: 2, for: 'size' },
    { type: 'droppedOut', seat: 0, forced: true },
  );

  test('is short; a player who is forced out by it has a separate line', () => {
    expect(lines([build])).toEqual(['expands blue onto h2', 'cannot build any more and is out']);
    expect(logEntries([build]).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(new Set(logEntries([build, build]).map(({ number }) => number)).size).toBe(4);
  });

  test.each([
    [
      { type: 'placed', owner: 1, colour: 'red', stall: 'c5', entry: 'd5' },
      'places a red stall at c5, entry d5',
    ],
    [{ type: 'stallBuilt', colour: 'red', stall: 'c5', entry: 'd5' }, 'builds a red stall at c5, entry d5'],
    [
      { type: 'stallMoved', colour: 'red', from: { stall: 'a1' }, stall: 'c5', entry: 'd5' },
      'moves the red stall from a1 to c5, entry d5',
    ],
    [
      { type: 'lured', colour: 'red', path: ['c3', 'c4'], owner: 0, barkers: 1 },
      'lures the red customer to c4 (Amina’s stand, 1 step, 1 barker)',
    ],
    [{ type: 'droppedOut', forced: false }, 'drops out'],
  ])('in full, %o begins with its verb', (event, line) => {
    expect(lines([step(1, event)], true)).toEqual([line]);
  });

  test('what befalls everybody is a sentence of its own, with one full stop', () => {
    const events = [
      { type: 'expanded', colour: 'blue', site: 'h2', size: 2 },
      { type: 'gameOver', seat: undefined, points: [1, 2], winners: [1], reason: 'supply' },
    ];
    const [line] = lines([step(1, ...events)]);
    expect(line).toMatch(/^expands blue onto h2\. [A-Z].*[^.]\.$/);
    expect(line).not.toContain('..');
  });

  test('the end comes last, after everybody who is out', () => {
    const out = (seat: number): object => ({ type: 'droppedOut', seat, forced: true });
    const over = { type: 'gameOver', seat: undefined, points: [1, 2], winners: [1], reason: 'supply' };
    const expanded = { type: 'expanded', colour: 'blue', site: 'h2', size: 2 };
    const entries = logEntries([step(1, expanded, out(0), out(1), over)]);
    expect(entries.map(({ seat, main }) => [seat, ...main.map(({ type }) => type)])).toEqual([
      [1, 'expanded'],
      [0, 'droppedOut'],
      [1, 'droppedOut'],
      [undefined, 'gameOver'],
    ]);
    expect(entries.map((entry) => logLine(entry, words, false)).at(-1)).toMatch(/^The game is over/);
    const numbers = entries.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test('has details on request; the size is shown beside it anyway', () => {
    expect(lines([build], true)[0]).toBe('expands blue onto h2');
    const [entry] = logEntries([build]);
    expect(entry?.asides.map((event) => play.phrase(event, table))).toEqual([
      'plays 1 card: segment 2',
      'pays 2 blue coins',
    ]);
    expect(entry?.points).toBe(2);
  });
});
