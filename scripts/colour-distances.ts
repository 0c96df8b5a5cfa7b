// How far apart the colours of goods and owners are, for eyes that see all of them and for those that do not. Reads
// the page's tokens, prints every pair, and with --write puts the table into docs/colours.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { COLOURS as GOODS } from '@kairo/engine/vocabulary';
import { contrast, difference, EYES, type Eye, parseHex, type Rgb, seenBy } from './colour-vision.ts';

const TOKENS = 'packages/web/src/styles/tokens.css';
const TABLE = 'docs/colours.md';
const OWNERS = ['ankh', 'eye', 'scarab', 'lotus', 'neutral'];
/** A mark on a seal is a graphic: WCAG 1.4.11. */
const MIN_MARK_CONTRAST = 3;

type Theme = 'day' | 'night';
type Palette = ReadonlyMap<string, Rgb>;

function paletteOf(css: string, theme: Theme): Palette {
  const blocks = { day: /:root \{([^}]*)\}/, night: /:root\[data-theme="night"\] \{([^}]*)\}/ };
  const palette = new Map<string, Rgb>();
  for (const name of theme === 'day' ? (['day'] as const) : (['day', 'night'] as const)) {
    const body = blocks[name].exec(css)?.[1] ?? '';
    for (const [, token = '', hex = ''] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
      palette.set(token, parseHex(hex));
    }
  }
  return palette;
}

function colour(palette: Palette, token: string): Rgb {
  const found = palette.get(token);
  if (found === undefined) throw new Error(`${TOKENS} has no --${token}`);
  return found;
}

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly distances: Readonly<Record<Eye, number>>;
}

function pairs(palette: Palette): Pair[] {
  const names = [...GOODS, ...OWNERS];
  return names.flatMap((first, i) =>
    names.slice(i + 1).map((second) => {
      const between = (eye: Eye): number =>
        difference(seenBy(eye, colour(palette, first)), seenBy(eye, colour(palette, second)));
      const distances = Object.fromEntries(EYES.map((eye) => [eye, between(eye)])) as Record<Eye, number>;
      return { first, second, distances };
    }),
  );
}

const least = (pair: Pair): number => Math.min(...Object.values(pair.distances));

function pairTable(theme: Theme, palette: Palette): string[] {
  const rows = pairs(palette).sort((a, b) => least(a) - least(b));
  return [
    `## By ${theme}`,
    '',
    `| pair | ${EYES.join(' | ')} | least |`,
    `|---|${EYES.map(() => '---:|').join('')}---:|`,
    ...rows.map(
      (pair) =>
        `| ${pair.first}, ${pair.second} | ${EYES.map((eye) => pair.distances[eye].toFixed(0)).join(' | ')} | ${least(pair).toFixed(0)} |`,
    ),
    '',
  ];
}

function markTable(themes: ReadonlyMap<Theme, Palette>): string[] {
  const mark = (palette: Palette, owner: string): number =>
    contrast(colour(palette, owner), colour(palette, 'seal-rim'));
  return [
    '## Marks on seals',
    '',
    `The contrast of a seal's cream mark with its ground; a graphic needs ${MIN_MARK_CONTRAST}.`,
    '',
    `| owner | ${[...themes.keys()].join(' | ')} |`,
    '|---|---:|---:|',
    ...OWNERS.map((owner) => {
      const found = [...themes.values()].map((palette) => mark(palette, owner));
      if (Math.min(...found) < MIN_MARK_CONTRAST) process.exitCode = 1;
      return `| ${owner} | ${found.map((n) => n.toFixed(1)).join(' | ')} |`;
    }),
    '',
  ];
}

const css = readFileSync(TOKENS, 'utf8');
const themes = new Map((['day', 'night'] as const).map((theme) => [theme, paletteOf(css, theme)]));
const text = [
  '# Colours',
  '',
  'How far apart the colours of goods and owners are: CIEDE2000 differences, as seen by most eyes and, simulated after',
  'Machado, Oliveira and Fernandes (2009), by eyes without one of the three kinds of cones. From about 10 on two colours',
  'are told apart at a glance. No colour stands alone: every good also has a pattern and an icon, every owner a shape of',
  'seal, a mark and a trim. Written by `node scripts/colour-distances.ts --write`.',
  '',
  ...markTable(themes),
  ...[...themes].flatMap(([theme, palette]) => pairTable(theme, palette)),
].join('\n');
if (process.argv.includes('--write')) writeFileSync(TABLE, text);
else console.log(text);
