import {
  ALLEY,
  apply,
  CAIRO,
  type Edition,
  FastRandom,
  legalActions,
  makeGame,
  newGame,
  type View,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { LOCALES, messages } from '@kairo/texts';
import { describe, expect, test } from 'vitest';
import { drawGame } from '../src/screen/gameScreen.ts';
import { FINE_GLYPHS } from '../src/screen/glyphs.ts';
import { makePaint } from '../src/screen/paint.ts';
import { visibleWidth } from '../src/screen/text.ts';

const BRUSH = { paint: makePaint(1), glyphs: FINE_GLYPHS };

/** The widest possible board with few rows. */
const BROAD: Edition = {
  ...ALLEY,
  columns: 15,
  rows: 6,
  segments: Array.from({ length: 6 }, (_, r) =>
    Array.from({ length: 15 }, (_, c) => 1 + Math.floor(c / 5) + 3 * Math.floor(r / 2)),
  ),
  restaurant: Array.from({ length: 15 }, (_, c) => `${String.fromCharCode(97 + c)}6`),
  starts: ['b2', 'e3', 'h4', 'k2', 'n5'],
  presets: {},
};

/** The view of the acting seat after some random decisions. */
function viewAfter(edition: Edition, players: number, decisions: number, openMoney: boolean) {
  let { state } = newGame(makeGame(edition, players, { start: 'variable', openMoney }), 'scene');
  const random = new FastRandom('scene');
  for (let i = 0; i < decisions && whoActs(state) !== undefined; i++) {
    const legal = legalActions(state);
    const step = apply(state, legal[random.below(legal.length)]);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return viewFor(state, whoActs(state) ?? 'spectator');
}

const NAMES = ['Amina', 'Bartholomäus-Maximilian', 'Chloé', 'Dagmar'];

describe.each([
  ['cairo', CAIRO, 19],
  ['alley', ALLEY, 17],
  ['15 × 6', BROAD, 21],
])('the screen of a game on %s', (_, edition, most) => {
  test.each(LOCALES)('fits 80 columns and leaves lines for the dialog, in %s', (locale) => {
    for (const [players, openMoney] of [
      [2, false],
      [3, true],
      [4, false],
      [4, true],
    ] as const) {
      for (const decisions of [0, 40, 90]) {
        const view = viewAfter(edition, players, decisions, openMoney);
        const lines = drawGame(
          { edition, view, names: NAMES },
          { width: 80, height: 24 },
          BRUSH,
          messages(locale),
        );
        expect(Math.max(...lines.map(visibleWidth))).toBeLessThanOrEqual(80);
        expect(lines.length).toBeLessThanOrEqual(most);
      }
    }
  });
});

test.each(LOCALES)('a screen too narrow for the board shows the needed width instead, in %s', (locale) => {
  const t = messages(locale);
  for (const [edition, needed] of [
    [CAIRO, 51],
    [ALLEY, 39],
    [BROAD, 63],
  ] as const) {
    const view = viewAfter(edition, 3, 40, false);
    const drawn = (width: number): string[] =>
      drawGame({ edition, view, names: NAMES }, { width, height: 24 }, BRUSH, t);
    for (const width of [needed - 1, 30]) {
      expect(drawn(width).join(' ')).toContain(t.terminal.play.tooNarrow(needed, width));
      expect(Math.max(...drawn(width).map(visibleWidth))).toBeLessThanOrEqual(width);
      expect(drawn(width).length).toBeLessThan(22);
    }
    expect(drawn(needed).join(' ')).not.toContain(t.terminal.play.tooNarrow(needed, needed));
  }
});

test('only the viewer’s own hand and money are drawn', () => {
  const view = viewAfter(CAIRO, 3, 30, false);
  const drawn = (seen: View): string =>
    drawGame(
      { edition: CAIRO, view: seen, names: NAMES },
      { width: 80, height: 0 },
      BRUSH,
      messages('en'),
    ).join('\n');
  expect(drawn(view)).toContain('Your hand:');
  // Even if the view contained the hands of others.
  const { hand = [] } = view.seats[view.seat] ?? {};
  expect(drawn({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand })) })).toBe(drawn(view));
  const watched = {
    ...view,
    viewer: 'spectator',
    seats: view.seats.map(({ hand, money, ...open }) => open),
  } as const;
  expect(drawn(watched)).not.toMatch(/Your hand:|you$/m);
});
