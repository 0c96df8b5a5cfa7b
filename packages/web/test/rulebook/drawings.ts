/** The positions of the rulebook's pictures, drawn, and what is asked about them. The acting seat is Ankh, seat 0. */
import type { Coins, Colour } from '@kairo/engine';
import type { ExampleId, RuleNumber } from '@kairo/texts/rulebook';
import type { Position } from '../../../engine/test/positions.ts';

type Question =
  | { readonly kind: 'site'; readonly type: 'stall' | 'expand' | 'move'; readonly colour: Colour }
  | { readonly kind: 'lure'; readonly colour: Colour }
  | {
      readonly kind: 'pay';
      readonly colour: Colour;
      readonly site: string;
      readonly card: string;
      readonly payments: readonly Coins[];
    }
  | { readonly kind: 'cards'; readonly colour: Colour; readonly ways: readonly string[] }
  /** Actions in the notation of records; those marked with `-` are not shown. */
  | { readonly kind: 'course'; readonly moves: readonly string[]; readonly showsSupply?: boolean }
  | { readonly kind: 'score' | 'look' };

interface Drawing {
  readonly position: Position & { readonly map: string };
  readonly question: Question;
  /** What the picture is about. */
  readonly rules: readonly RuleNumber[];
  /** The rules that refuse something in it, all of them. */
  readonly refused: readonly RuleNumber[];
}

const BLUE_STANDS = `
  +   R2< .   .   .   .   .
  .   .   B0v b0  .   .   .
  .   .   +   .   B3> +   .
  .   .   .   .   .   .   *w`;

export const DRAWINGS: { readonly [id in ExampleId]: Drawing } = {
  stands: {
    position: {
      map: `
        .   .   .   +   .   .
        .   g0  g0  G0^ .   .
        .   .   .   .   .   *w
        .   .   .   .   +   .
        P1> +   .   .   R2^ .
        p1  .   .   *b  .   .`,
    },
    question: { kind: 'look' },
    rules: ['R2.4', 'R2.5', 'R2.6'],
    refused: [],
  },
  cards: {
    position: {
      map: `
        .   .   .   .   .   .   .   .
        .   R1v .   .   .   .   *y  .
        .   +   .   .   .   Y2> +   .
        .   .   .   .   .   .   .   .
        .   .   .   +   G3< .   .   .
        .   .   .   .   .   .   .   .`,
      players: 4,
      seats: [{ hand: 'S2 J4 S9' }],
    },
    question: { kind: 'cards', colour: 'white', ways: ['S2', 'J4', 'S2 J4 S9'] },
    rules: ['R4.2', 'R4.3'],
    refused: [],
  },
  stall: {
    position: {
      map: `
        .   .   +   .   .   .
        .   .   R1^ r1  .   .
        .   .   .   .   .   Y2v
        .   *b  .   .   .   +
        .   .   .   .   .   .`,
    },
    question: { kind: 'site', type: 'stall', colour: 'yellow' },
    rules: ['R5.2', 'R5.4', 'R5.5'],
    refused: ['R5.1', 'R5.2', 'R5.4', 'R5.5'],
  },
  expand: {
    position: { map: BLUE_STANDS, players: 4 },
    question: { kind: 'site', type: 'expand', colour: 'blue' },
    rules: ['R6.3', 'R6.4'],
    refused: ['R6.1', 'R6.3', 'R6.4'],
  },
  price: {
    position: {
      map: BLUE_STANDS,
      players: 4,
      seats: [{ hand: 'S1', money: { blue: 3, yellow: 3, green: 3 } }],
    },
    question: {
      kind: 'pay',
      colour: 'blue',
      site: 'd1',
      card: 'S1',
      payments: [
        { blue: 3 },
        { blue: 2, yellow: 1, green: 1 },
        { blue: 1, yellow: 2, green: 2 },
        { blue: 2, yellow: 1 },
        { yellow: 3, green: 3 },
      ],
    },
    rules: ['R6.6', 'R4.4'],
    refused: ['R6.6'],
  },
  lanes: {
    position: {
      map: `
        +   Y1< .   .   .   .
        .   r0  .   .   .   .
        .   R0> +   .   .   .
        .   .   .   .   *g  .
        .   .   .   .   .   .`,
    },
    question: { kind: 'site', type: 'expand', colour: 'red' },
    rules: ['R6.5'],
    refused: ['R6.1', 'R6.2', 'R6.3', 'R6.5'],
  },
  medals: {
    position: {
      map: `
        .   .   .   .   .   .   .   .
        .   .   G0v .   .   .   G1v .
        .   .   +   .   *y  .   +   .`,
      seats: [
        { hand: 'S1 S1', money: { green: 3, blue: 4 } },
        { hand: 'S2', money: { green: 2 } },
        { hand: '' },
      ],
      display: 'S3 S4 S5 S6',
    },
    question: {
      kind: 'course',
      moves: [
        'expand green b2 with S1 pay 2 green',
        'expand green f2 with S2 pay 2 green',
        '- take 1',
        '- take 2',
        'expand green b1 with S1 pay 1 green 4 blue',
      ],
    },
    rules: ['R6.7', 'R6.8', 'R6.9'],
    refused: [],
  },
  blocked: {
    position: {
      map: `
        +   .   +   .   .   .
        Y0^ b2  B2^ .   .   .
        r1  R1> +   .   .   .
        .   .   .   .   *w  .
        .   .   .   .   .   .`,
    },
    question: { kind: 'site', type: 'move', colour: 'yellow' },
    rules: ['R7.1', 'R7.2'],
    refused: ['R5.1', 'R5.2', 'R5.5', 'R5.7', 'R7.2'],
  },
  lure: {
    position: {
      map: `
        .   .   .   .   .   +   G2< .
        .   .   .   *g  .   .   .   .
        .   +   .   .   *b  .   .   .
        g0  G0^ .   .   .   .   +   .
        .   .   G3> *r  .   .   G1^ g1`,
      players: 4,
      seats: [{ barkers: 2 }],
    },
    question: { kind: 'lure', colour: 'green' },
    rules: ['R8.1', 'R8.3', 'R8.4', 'R8.6'],
    refused: ['R8.1'],
  },
  final: {
    position: {
      map: `
        .   .   .   .   .   .   .   .
        .   Y0> +   .   .   B1v b1  b1
        .   y0  .   .   .   +   b1  b1
        .   y0  *g  .   .   .   .   b1`,
      stands: ['2 yellow j2 j1 k2 l2'],
      seats: [{ hand: 'S1' }],
    },
    question: { kind: 'course', moves: ['expand yellow a2 with S1 pay 4 yellow'], showsSupply: true },
    rules: ['R11.1'],
    refused: [],
  },
  scoring: {
    position: {
      map: `
        .   .   .   .   .   .   .   .
        .   R0> +   .   .   G1v g1  .
        .   r0  .   .   .   +   .   .
        .   r0  *y  .   .   .   W2v .
        .   .   .   .   .   .   +   .`,
      phase: 'final',
      seats: [
        { hand: 'S2', points: 21, money: { red: 4, blue: 7 } },
        { hand: 'S3', points: 22, money: { green: 5 } },
        { hand: 'S4', points: 24, money: { white: 8, yellow: 6 } },
      ],
    },
    question: { kind: 'score' },
    rules: ['R11.4', 'R11.5'],
    refused: [],
  },
  neutral: {
    position: {
      map: `
        .   .   .   .   .   .   .
        .   R0v r0  .   .   .   *r
        .   +   .   .   +   Rn< .
        .   .   .   .   .   .   .`,
      stands: [
        'neutral purple a7 b7',
        'neutral green c10 d10',
        'neutral yellow e7 e8',
        'neutral blue j6 i6',
        'neutral white i9 i8',
      ],
      players: 2,
      seats: [{ barkers: 1 }],
    },
    question: { kind: 'lure', colour: 'red' },
    rules: ['R3.7', 'R8.4', 'R8.6'],
    refused: ['R8.1'],
  },
};
