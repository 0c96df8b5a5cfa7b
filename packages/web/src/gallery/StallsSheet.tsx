import type { Edition } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { NO_MARKS } from '../board/model/marks.ts';
import type { Pieces } from '../board/model/pieces.ts';
import { SIGNS } from '../drawings/names.ts';
import { Bench } from './Bench.tsx';
import { CAIRO } from './editions.ts';

/** A plain board, wide enough for every combination of goods and owner. */
const FIELD: Edition = {
  ...CAIRO,
  columns: 12,
  rows: 10,
  segments: Array.from({ length: 10 }, () => Array.from({ length: 12 }, () => 1)),
  restaurant: [],
  starts: [],
};

const site = (column: number, row: number): string => `${'abcdefghijkl'[column]}${row + 1}`;

const EVERY_STALL: Pieces = {
  stands: SIGNS.flatMap((sign, row) =>
    COLOURS.map((colour, i) => ({
      sign,
      colour,
      stall: site(i * 2, row * 2),
      entry: row % 2 === 0 ? site(i * 2, row * 2 + 1) : site(i * 2 + 1, row * 2),
      expansions: [],
    })),
  ),
  customers: COLOURS.map((colour, i) => ({ colour, site: site((i * 2 + 2) % 12, 1 + 4 * (i % 3)) })),
};

export function StallsSheet() {
  return (
    <div class="shelf">
      {[57, 28, 20].map((pixels) => (
        <Bench
          key={pixels}
          edition={FIELD}
          pieces={EVERY_STALL}
          marks={NO_MARKS}
          width={pixels * 12.5}
          height={pixels * 10.5}
        />
      ))}
    </div>
  );
}
