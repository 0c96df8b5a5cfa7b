/** The editions of the gallery: those of the game, and a wide one that turns in a tall space. */
import type { Colour, Edition, PresetStall } from '@kairo/engine';
import { ALLEY, CAIRO } from '@kairo/engine';

function stall(line: string): PresetStall {
  const [colour, site, entry] = line.split(' ') as [Colour, string, string];
  return { colour, stall: site, entry };
}

const WIDE: Edition = {
  ...CAIRO,
  id: 'wide',
  columns: 15,
  rows: 6,
  segments: Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 15 }, (__, x) => Math.floor(y / 2) * 3 + Math.floor(x / 5) + 1),
  ),
  restaurant: 'a1 b1 c1 g3 h3 i3 o4 a5 o5 a6 b6 g6 h6 m6 n6 o6'.split(' '),
  starts: ['b3', 'e2', 'h5', 'k2', 'm4'],
  jokers: [
    [1, 2, 3],
    [1, 5, 9],
  ],
  presets: {
    3: {
      seats: [
        ['red f5 e5', 'white o2 n2', 'purple a1 a2'].map(stall),
        ['yellow c4 c5', 'green b5 b4', 'white j1 j2'].map(stall),
        ['red m5 l5', 'yellow k5 k6', 'green n3 m3'].map(stall),
      ],
      neutral: [],
    },
  },
};

export const GALLERY_EDITIONS: readonly Edition[] = [CAIRO, ALLEY, WIDE];
export { CAIRO };
