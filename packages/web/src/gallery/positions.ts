/** Positions and marks for the gallery. */
import type { Colour } from '@kairo/engine';
import type { Marks } from '../board/model/marks.ts';
import { NO_MARKS } from '../board/model/marks.ts';
import type { Pieces, StandPiece } from '../board/model/pieces.ts';
import { NO_TRAIL } from '../board/model/trail.ts';
import type { Sign } from '../drawings/names.ts';

/** `colour sign stall entry expansions…` */
function stand(line: string): StandPiece {
  const [colour, sign, stall, entry, ...expansions] = line.split(' ') as [Colour, Sign, string, string];
  return { colour, sign, stall, entry, expansions };
}

export const MIDGAME: Pieces = {
  stands: [
    'blue eye g2 g3 f2 f1 g1 h2',
    'red ankh c2 c3 b2 b3 a3',
    'yellow eye j2 j3 k2',
    'green scarab c6 d6 c7 b7',
    'white scarab f6 f7 f5 g5',
    'red eye j6 i6',
    'purple scarab a9 b9 a10',
    'purple ankh l7 k7 l8',
    'purple eye f12 f11',
    'yellow scarab c10 d10',
    'green ankh g10 g9',
    'white ankh j10 j9',
  ].map(stand),
  customers: [
    { colour: 'green', site: 'g3' },
    { colour: 'white', site: 'c9' },
    { colour: 'blue', site: 'i6' },
    { colour: 'red', site: 'b9' },
    { colour: 'yellow', site: 'j9' },
  ],
};

/** Four players and neutral stalls, with all goods and owners. */
export const CROWD: Pieces = {
  stands: [
    'red ankh b2 b3',
    'yellow ankh d2 d3',
    'green eye f2 f3 f1',
    'blue eye h2 h3',
    'white scarab j2 j3',
    'red scarab l2 l3',
    'yellow lotus b5 b6',
    'green lotus d5 d6 e5',
    'blue neutral f5 f6',
    'white neutral h5 h6',
    'blue ankh j5 i5',
    'white lotus j10 k10',
    'red lotus c8 b8',
    'green ankh e8 e7',
    'yellow scarab g8 h8',
    'blue lotus i8 i7',
    'white eye k8 k9',
    'purple ankh a12 a11',
    'purple eye d12 d11',
    'purple scarab g12 g11',
    'purple lotus l11 k11',
    'green neutral c10 d10',
    'red eye f10 f9',
    'yellow eye h10 h9',
  ].map(stand),
  customers: [
    { colour: 'purple', site: 'b3' },
    { colour: 'white', site: 'h3' },
    { colour: 'red', site: 'e7' },
    { colour: 'green', site: 'h8' },
    { colour: 'blue', site: 'b6' },
  ],
};

export const LURING: Marks = {
  ...NO_MARKS,
  lifted: 'green',
  lurable: ['white', 'red'],
  routes: [
    { colour: 'green', path: ['g3', 'g4', 'f4', 'e4', 'e5', 'e6', 'd6'], isChosen: true },
    { colour: 'green', path: ['g3', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'g9'], isChosen: false },
  ],
  target: 'd6',
  farther: ['g9'],
  arriving: { colour: 'purple', site: 'd6' },
  trail: { ...NO_TRAIL, traces: [{ number: 1, site: 'h2' }] },
};

export const BUILDING: Marks = {
  ...NO_MARKS,
  segments: [4],
  legal: ['c5', 'b6', 'd7', 'b8', 'c8'],
  selected: 'c8',
  ghost: { kind: 'expansion', sign: 'scarab', colour: 'green', site: 'c8' },
};

export const TRYING: Marks = {
  ...NO_MARKS,
  segments: [1, 2, 3, 5],
  legal: ['e3', 'h5', 'i3'],
  blocked: 'e8',
  ghost: { kind: 'stall', sign: 'lotus', colour: 'red', stall: 'i4', entry: 'i3' },
  trail: { ...NO_TRAIL, traces: [{ number: 1, site: 'j6' }] },
};

export const TRAILED: Marks = {
  ...NO_MARKS,
  trail: {
    ...NO_TRAIL,
    traces: [
      { number: 1, site: 'h2' },
      { number: 2, site: 'b9', walk: { colour: 'purple', path: ['d8', 'c8', 'b8', 'b9'] } },
      {
        number: 3,
        site: 'j6',
        before: { sign: 'eye', colour: 'red', stall: 'h8', entry: 'i8' },
      },
    ],
  },
};
