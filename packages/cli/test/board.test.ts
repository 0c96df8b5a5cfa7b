import { ALLEY, CAIRO, COLOURS, type Colour, type Edition, type Owner, type StandJson } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { type BoardPicture, boardExtent, drawBoard } from '../src/screen/board.ts';
import { ASCII_GLYPHS, FINE_GLYPHS, type Glyphs } from '../src/screen/glyphs.ts';
import { type Depth, makePaint } from '../src/screen/paint.ts';
import { visibleWidth } from '../src/screen/text.ts';

const NO_CUSTOMERS = { red: null, yellow: null, green: null, blue: null, white: null, purple: null };

/** All kinds of pieces and marks: stands of each owner, customers on all kinds of sites, targets, a path. */
const PICTURE: BoardPicture = {
  edition: CAIRO,
  pieces: {
    stands: [
      { owner: 0, colour: 'red', stall: 'b2', entry: 'b3', expansions: ['c2', 'c1'] },
      { owner: 1, colour: 'blue', stall: 'f5', entry: 'e5', expansions: ['f6'] },
      { owner: 2, colour: 'green', stall: 'j10', entry: 'k10', expansions: [] },
      { owner: 3, colour: 'purple', stall: 'a6', entry: 'b6', expansions: ['a7'] },
      { owner: 'neutral', colour: 'white', stall: 'h8', entry: 'h7', expansions: [] },
      { owner: 0, colour: 'yellow', stall: 'l2', entry: 'l1', expansions: [] },
    ],
    customers: { red: 'c3', yellow: 'e5', green: 'g9', blue: 'j3', white: 'l1', purple: null },
  },
  marks: new Map([
    ['d2', 'target'],
    ['h7', 'target'],
    ['f9', 'step'],
    ['f6', 'fresh'],
  ]),
};

function draw(picture: BoardPicture, depth: Depth, glyphs: Glyphs = FINE_GLYPHS): string[] {
  return drawBoard(picture, { paint: makePaint(depth), glyphs });
}

describe('the board', () => {
  test('without colour', () =>
    expect(`\n${draw(PICTURE, 1).join('\n')}\n`).toMatchInlineSnapshot(`
      "
          a   b   c   d   e   f   g   h   i   j   k   l
        ┌─1─────────────┬─2─────────────┬─3─────────────┐
       1│ ·   ·  ■r   · │ ·   ·   ·   · │ ·   ·   ·  @Wy│
       2│ ·  ■R↓ ■r  [ ]│ ·   ·   ·   · │ ·   ·   ·  ■Y↑│
       3│ ·  (r) @R   · │ ·   ·   ·   · │ ·  @B   ·   · │
       4│ ·   ·   ·   · │ ·   ·   ·   · │ ·   ·   ·   · │
        ├─4─────────────┼─5─────────────┼─6─────────────┤
       5│░░░  ·   ·   · │@Yb ◆B←  ·   · │ ·   ·   ·  ░░░│
       6│✚P→ (p)  ·   · │ ·  ◆b   ○   · │ ·   ·   ·  ░░░│
       7│✚p   ·   ·   · │ ·   ·   ·  [w]│ ·   ·   ·  ░░░│
       8│░░░  ·   ·   · │ ·   ·   ·  =W↑│ ·   ·   ·  ░░░│
        ├─7─────────────┼─8─────────────┼─9─────────────┤
       9│░░░  ·   ○   · │ ·   •  @G   · │ ·   ○   ·  ░░░│
      10│░░░  ·   ·   · │ ·   ·   ·   · │ ·  ▼G→ (g) ░░░│
      11│░░░  ·   ·   · │ ·   ·   ·   · │ ·   ·   ·  ░░░│
      12│░░░ ░░░ ░░░ ░░░│░░░ ░░░ ░░░ ░░░│░░░ ░░░ ░░░ ░░░│
        └───────────────┴───────────────┴───────────────┘
      "
    `));
  test('in ASCII', () =>
    expect(`\n${draw(PICTURE, 1, ASCII_GLYPHS).join('\n')}\n`).toMatchInlineSnapshot(`
      "
          a   b   c   d   e   f   g   h   i   j   k   l
        +-1-------------+-2-------------+-3-------------+
       1| .   .  1r   . | .   .   .   . | .   .   .  @Wy|
       2| .  1Rv 1r  [ ]| .   .   .   . | .   .   .  1Y^|
       3| .  (r) @R   . | .   .   .   . | .  @B   .   . |
       4| .   .   .   . | .   .   .   . | .   .   .   . |
        +-4-------------+-5-------------+-6-------------+
       5|:::  .   .   . |@Yb 2B<  .   . | .   .   .  :::|
       6|4P> (p)  .   . | .  2b   o   . | .   .   .  :::|
       7|4p   .   .   . | .   .   .  [w]| .   .   .  :::|
       8|:::  .   .   . | .   .   .  =W^| .   .   .  :::|
        +-7-------------+-8-------------+-9-------------+
       9|:::  .   o   . | .   *  @G   . | .   o   .  :::|
      10|:::  .   .   . | .   .   .   . | .  3G> (g) :::|
      11|:::  .   .   . | .   .   .   . | .   .   .  :::|
      12|::: ::: ::: :::|::: ::: ::: :::|::: ::: ::: :::|
        +---------------+---------------+---------------+
      "
    `));

  test('large', () =>
    expect(`\n${draw({ ...PICTURE, size: 'large' }, 1).join('\n')}\n`).toMatchInlineSnapshot(`
      "
           a     b     c     d     e     f     g     h     i     j     k     l
        ┌─1─────────────────────┬─2─────────────────────┬─3─────────────────────┐
       1│  ·     ·    ■ r    ·  │  ·     ·     ·     ·  │  ·     ·     ·    @W  │
        │                       │                       │                   (y) │
       2│  ·    ■ R   ■ r  [ d2]│  ·     ·     ·     ·  │  ·     ·     ·    ■ Y │
        │        ↓              │                       │                    ↑  │
       3│  ·    (r)   @R     ·  │  ·     ·     ·     ·  │  ·    @B     ·     ·  │
        │                       │                       │                       │
       4│  ·     ·     ·     ·  │  ·     ·     ·     ·  │  ·     ·     ·     ·  │
        │                       │                       │                       │
        ├─4─────────────────────┼─5─────────────────────┼─6─────────────────────┤
       5│░░░░░   ·     ·     ·  │ @Y    ◆ B    ·     ·  │  ·     ·     ·   ░░░░░│
        │░░░░░                  │ (b)    ←              │                  ░░░░░│
       6│ ✚ P   (p)    ·     ·  │  ·    ◆ b    ○     ·  │  ·     ·     ·   ░░░░░│
        │  →                    │                       │                  ░░░░░│
       7│ ✚ p    ·     ·     ·  │  ·     ·     ·    [w] │  ·     ·     ·   ░░░░░│
        │                       │                       │                  ░░░░░│
       8│░░░░░   ·     ·     ·  │  ·     ·     ·    = W │  ·     ·     ·   ░░░░░│
        │░░░░░                  │                    ↑  │                  ░░░░░│
        ├─7─────────────────────┼─8─────────────────────┼─9─────────────────────┤
       9│░░░░░   ·     ○     ·  │  ·     •    @G     ·  │  ·     ○     ·   ░░░░░│
        │░░░░░                  │                       │                  ░░░░░│
      10│░░░░░   ·     ·     ·  │  ·     ·     ·     ·  │  ·    ▼ G   (g)  ░░░░░│
        │░░░░░                  │                       │        →         ░░░░░│
      11│░░░░░   ·     ·     ·  │  ·     ·     ·     ·  │  ·     ·     ·   ░░░░░│
        │░░░░░                  │                       │                  ░░░░░│
      12│░░░░░ ░░░░░ ░░░░░ ░░░░░│░░░░░ ░░░░░ ░░░░░ ░░░░░│░░░░░ ░░░░░ ░░░░░ ░░░░░│
        │░░░░░ ░░░░░ ░░░░░ ░░░░░│░░░░░ ░░░░░ ░░░░░ ░░░░░│░░░░░ ░░░░░ ░░░░░ ░░░░░│
        └───────────────────────┴───────────────────────┴───────────────────────┘
      "
    `));

  test.each(['small', 'large'] as const)('is as large as its extent: %s', (size) => {
    const lines = draw({ ...PICTURE, size }, 1);
    const { columns, lines: height } = boardExtent(CAIRO, size);
    expect([Math.max(...lines.map(visibleWidth)), lines.length]).toEqual([columns, height]);
  });

  test.each([
    ['16', 4],
    ['256', 8],
    ['all', 24],
  ] as const)('in %s colours', async (name, depth) => {
    const text = draw(PICTURE, depth).join('\n').replaceAll('\u001b', '␛');
    await expect(`${text}\n`).toMatchFileSnapshot(`./snapshots/board-${name}-colours.txt`);
  });

  test.each([4, 8, 24] as const)('has the same widths with %i bits of colour as without', (depth) => {
    const plain = draw(PICTURE, 1);
    const painted = draw(PICTURE, depth);
    expect(painted.map(visibleWidth)).toEqual(plain.map(visibleWidth));
  });

  test('leaves room for a panel within 80 columns', () => {
    expect(Math.max(...draw(PICTURE, 1).map(visibleWidth))).toBeLessThanOrEqual(52);
  });
});

/** The three characters of a site. */
function cell(edition: Edition, pieces: BoardPicture['pieces'], site: string, glyphs: Glyphs): string {
  const rows = draw({ edition, pieces }, 1, glyphs).filter((line) => /^ ?\d/.test(line));
  const column = site.charCodeAt(0) - 97;
  return (rows[Number(site.slice(1)) - 1] ?? '').slice(3 + 4 * column, 6 + 4 * column);
}

describe.each([
  ['fine glyphs', FINE_GLYPHS],
  ['ASCII', ASCII_GLYPHS],
])('%s distinguish everything without colour', (_, glyphs) => {
  const stand = (owner: Owner, colour: Colour): StandJson => ({
    owner,
    colour,
    stall: 'b2',
    entry: 'b3',
    expansions: ['c2'],
  });

  test('owners and goods of stalls and expansions, entries, customers, empty sites', () => {
    const seen = new Map<string, string>();
    const add = (what: string, glyph: string): void => {
      expect(seen.get(glyph)).toBeUndefined();
      expect(glyph).toHaveLength(3);
      seen.set(glyph, what);
    };
    for (const colour of COLOURS) {
      for (const owner of [0, 1, 2, 3, 'neutral'] as const) {
        const pieces = { stands: [stand(owner, colour)], customers: NO_CUSTOMERS };
        add(`${owner} ${colour} stall`, cell(CAIRO, pieces, 'b2', glyphs));
        add(`${owner} ${colour} expansion`, cell(CAIRO, pieces, 'c2', glyphs));
        if (owner === 0) add(`${colour} entry`, cell(CAIRO, pieces, 'b3', glyphs));
      }
      add(
        `${colour} customer`,
        cell(CAIRO, { stands: [], customers: { ...NO_CUSTOMERS, [colour]: 'd4' } }, 'd4', glyphs),
      );
      for (const other of COLOURS.filter((goods) => goods !== colour)) {
        const pieces = { stands: [stand(0, other)], customers: { ...NO_CUSTOMERS, [colour]: 'b3' } };
        add(`${colour} customer on ${other} entry`, cell(CAIRO, pieces, 'b3', glyphs));
      }
    }
    const bare = { stands: [], customers: NO_CUSTOMERS };
    for (const [what, site] of Object.entries({ market: 'd4', restaurant: 'a6', start: 'c3' })) {
      add(what, cell(CAIRO, bare, site, glyphs));
    }
    expect(seen.size).toBe(6 * (5 * 2 + 1 + 1 + 5) + 3);
  });

  test('the arrow of a stall points to its entry', () => {
    const arrows = ['b1', 'a2', 'c2', 'b3'].map((entry) =>
      cell(
        CAIRO,
        { stands: [{ ...stand(0, 'red'), entry, expansions: [] }], customers: NO_CUSTOMERS },
        'b2',
        glyphs,
      ).at(-1),
    );
    const { north, west, east, south } = glyphs.arrows;
    expect(arrows).toEqual([north, west, east, south]);
  });
});

test('each segment is numbered once, whatever its shape', () => {
  // Segments 1 and 2 interlock: the line between them has a step.
  const segments = ALLEY.segments.map((row) => [...row]);
  segments[0]?.splice(2, 1, 2);
  segments[1]?.splice(3, 1, 1);
  const lines = draw({ edition: { ...ALLEY, segments }, pieces: { stands: [], customers: NO_CUSTOMERS } }, 1);
  const numbers = lines.slice(1).flatMap((line) => (/^ ?\d+/.test(line) ? [] : [...line.matchAll(/\d/g)]));
  expect(numbers.map(([digit]) => digit).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(`\n${lines.slice(0, 6).join('\n')}\n`).toMatchInlineSnapshot(`
    "
        a   b   c   d   e   f   g   h   i
      ┌─1─────┬─2─────────────┬─3─────────┐
     1│ ·   · │ ·   ·   ·   · │ ·   ·   · │
      │       └───────┐       │           │
     2│ ·   ·   ○   · │ ·   · │ ○   ·   · │
      │           ┌───┘       │           │
    "
  `);
});
