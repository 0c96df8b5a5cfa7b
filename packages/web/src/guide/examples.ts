/** The example positions of the guide. Each is possible in a game. */
import type { Colour, SiteName } from '@kairo/engine';
import { type Marks, NO_MARKS } from '../board/model/marks.ts';
import type { Pieces, StandPiece } from '../board/model/pieces.ts';
import type { Sign } from '../drawings/names.ts';
import type { Plan } from '../geometry/plan.ts';

interface Example {
  readonly plan: Plan;
  readonly pieces: Pieces;
  readonly marks: Marks;
}

/** Two segments side by side. */
function plan(columns: number, rows: number, restaurant: readonly SiteName[] = []): Plan {
  const segments = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (_, x) => (x < columns / 2 ? 1 : 2)),
  );
  return { columns, rows, segments, restaurant, starts: [] };
}

/** `colour sign stall entry expansions…` */
function stand(line: string): StandPiece {
  const [colour, sign, stall, entry, ...expansions] = line.split(' ') as [Colour, Sign, SiteName, SiteName];
  return { colour, sign, stall, entry, expansions };
}

/** A stand of three with its entry, and a restaurant whose entry is in the market. */
export const STANDS: Example = {
  plan: plan(6, 3, ['a3', 'b3', 'c3', 'd3', 'e3', 'f3']),
  pieces: {
    stands: ['green scarab c2 c1 b2 a2', 'purple eye e3 e2'].map(stand),
    customers: [{ colour: 'white', site: 'f1' }],
  },
  marks: NO_MARKS,
};

/** A stall is not possible beside another stand, but at a distance. */
export const NEW_STALL: Example = {
  plan: plan(6, 3),
  pieces: { stands: [stand('red eye b2 b3 a2')], customers: [] },
  marks: {
    ...NO_MARKS,
    blocked: 'c2',
    selected: 'e2',
    ghost: { kind: 'stall', sign: 'ankh', colour: 'yellow', stall: 'e2', entry: 'e3' },
  },
};

/** The third tile of a stand; a rival's stand of the same colour keeps its distance. */
export const EXPANSION: Example = {
  plan: plan(6, 3),
  pieces: { stands: ['blue ankh b2 b3 c2', 'blue lotus f3 f2'].map(stand), customers: [] },
  marks: {
    ...NO_MARKS,
    selected: 'd2',
    ghost: { kind: 'expansion', sign: 'ankh', colour: 'blue', site: 'd2' },
  },
};

/** Three steps to the nearest entry, six to one that takes a barker; a customer on the route does not block it. */
export const LURE: Example = {
  plan: plan(8, 4),
  pieces: {
    stands: ['green ankh d4 d3', 'green eye g4 g3 h4', 'red scarab f1 e1'].map(stand),
    customers: [
      { colour: 'green', site: 'b2' },
      { colour: 'blue', site: 'c2' },
    ],
  },
  marks: {
    ...NO_MARKS,
    lifted: 'green',
    routes: [
      { colour: 'green', path: ['b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'g3'], isChosen: false },
      { colour: 'green', path: ['b2', 'b3', 'c3', 'd3'], isChosen: true },
    ],
    target: 'd3',
    farther: ['g3'],
    arriving: { colour: 'purple', site: 'd3' },
  },
};

/** For the maps on cards: nine segments, and a restaurant area along three sides. */
export const CARD_PLAN: Plan = {
  columns: 6,
  rows: 6,
  segments: Array.from({ length: 6 }, (_, y) =>
    Array.from({ length: 6 }, (__, x) => Math.floor(y / 2) * 3 + Math.floor(x / 2) + 1),
  ),
  restaurant: 'a3 a4 a5 a6 b6 c6 d6 e6 f6 f5 f4 f3'.split(' '),
  starts: [],
};
