/** R6.8, R6.9, R11.4, R11.5: medals, points, winners. */
import * as at from '../state/layout.ts';
import { medalHolder, setMedalHolder, sizeOf } from '../state/pieces.ts';
import { addPoints, allPoints, pointsOf, totalMoney } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { isGameOver } from '../state/turn.ts';
import { COLOURS, MEDALS, MONEY_PER_POINT, type Seat } from '../vocabulary.ts';
import type { Emit, PointSource } from './events.ts';
import { colourName } from './names.ts';

const C = COLOURS.length;
const GOLD = MEDALS.indexOf('gold');
const SILVER = MEDALS.indexOf('silver');

export const medalPoints = (state: GameState, medal: number, colour: number): number =>
  state.game.board.medalPoints[medal * C + colour]!;

const score = (
  state: GameState,
  seat: number,
  points: number,
  source: PointSource,
  emit: Emit,
  colour?: number,
): void => {
  if (points === 0) return;
  addPoints(state, seat, points);
  if (emit === undefined) return;
  const event = { type: 'scored', to: 'all', seat, points, for: source } as const;
  emit(colour === undefined ? event : { ...event, colour: colourName(colour) });
};

/** The size of the largest stand of the colour that is not the seat's. */
const largestOther = (state: GameState, seat: number, colour: number): number => {
  let largest = 0;
  for (let owner = 0; owner < at.OWNERS; owner++) {
    if (owner !== seat) largest = Math.max(largest, sizeOf(state, owner, colour));
  }
  return largest;
};

/** R6.8: whether a stand of `size` tiles deserves the medal, if the largest other stand of its colour has `other`. */
export const deservesMedal = (medal: number, size: number, other: number): boolean =>
  medal === GOLD ? size > other : size >= other;

const GOLD_AND_SILVER = [GOLD, SILVER] as const;
const ONLY_SILVER = [SILVER] as const;
const NO_MEDALS = [] as const;

/** R6.8: the medals that the seat's stand of this colour would deserve with `size` tiles. */
export const medalsFor = (
  state: GameState,
  seat: number,
  colour: number,
  size: number,
): readonly number[] => {
  const other = largestOther(state, seat, colour);
  if (deservesMedal(GOLD, size, other)) return GOLD_AND_SILVER;
  return deservesMedal(SILVER, size, other) ? ONLY_SILVER : NO_MEDALS;
};

/** R6.7–R6.9: the immediate score of an expansion. */
export const scoreExpansion = (state: GameState, seat: number, colour: number, emit: Emit): void => {
  const size = sizeOf(state, seat, colour);
  score(state, seat, size, 'size', emit, colour);
  for (const medal of medalsFor(state, seat, colour, size)) {
    const holder = medalHolder(state, medal, colour);
    if (holder === seat) continue;
    const name = MEDALS[medal]!;
    setMedalHolder(state, medal, colour, seat);
    const from = holder < 0 ? 'supply' : holder;
    emit?.({ type: 'medalTaken', to: 'all', seat, colour: colourName(colour), medal: name, from });
    score(state, seat, medalPoints(state, medal, colour), name, emit, colour);
  }
};

/** R11.4: what the final scoring would add for the seat now. */
const endPoints = (state: GameState, seat: number): { readonly medals: number; readonly money: number } => {
  let medals = 0;
  for (let medal = 0; medal < MEDALS.length; medal++) {
    for (let colour = 0; colour < C; colour++) {
      if (medalHolder(state, medal, colour) === seat) medals += medalPoints(state, medal, colour);
    }
  }
  return { medals, money: Math.floor(totalMoney(state, seat) / MONEY_PER_POINT) };
};

export const scoreEnd = (state: GameState, emit: Emit): void => {
  for (let seat = 0; seat < state.game.players; seat++) {
    const { medals, money } = endPoints(state, seat);
    score(state, seat, medals, 'medals', emit);
    score(state, seat, money, 'money', emit);
  }
};

/** R11.5: all seats with the most points. */
export const winnersOf = (state: GameState): Seat[] => {
  const points = allPoints(state);
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
};

/** The current points of a seat and what the final scoring would add. */
export interface ScoreBreakdown {
  readonly points: number;
  /** R11.4, as if the game ended now; 0 after the end, when it is included in `points`. */
  readonly medals: number;
  readonly money: number;
  readonly total: number;
}

export const scoreBreakdown = (state: GameState, seat: Seat): ScoreBreakdown => {
  const points = pointsOf(state, seat);
  const { medals, money } = isGameOver(state) ? { medals: 0, money: 0 } : endPoints(state, seat);
  return { points, medals, money, total: points + medals + money };
};
