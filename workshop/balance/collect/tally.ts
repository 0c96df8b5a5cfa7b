/** Counts over many games: plain numbers in nested lists and objects, so that partial tallies can be added up. */
import { COLOURS, type PointSource } from '@kairo/engine';

/** What a turn was used for. */
export const TURN_KINDS = [
  'stall',
  'expand',
  'move',
  'lureOwn',
  'lureRival',
  'lureNeutral',
  'draw',
  'dropOut',
] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

export const SOURCES = ['size', 'gold', 'silver', 'medals', 'money'] as const satisfies PointSource[];

/** The number of equal parts into which the course of a game is divided. */
export const PARTS = 10;

/** How often something was seen, and how many of those players won; a shared victory counts as a fraction. */
export interface Occasions {
  seen: number[];
  won: number[];
}

export interface Tally {
  games: number;
  /** Histogram: games by their number of turns after the set-up. */
  turns: number[];
  finalTurns: number[];
  /** Histograms: seats by their points; games by the winner's points and by the winning margin. */
  points: number[];
  winnerPoints: number[];
  margins: number[];
  shared: number;
  standstill: number;
  /** By kind, then by the part of the game. */
  turnKinds: { [kind in TurnKind]: number[] };
  barkersPlayed: number;
  /** Histogram: lured customers by their number of steps. */
  steps: number[];
  /** By colour: players' stalls built or placed, how often they were blocked and moved, how many end blocked. */
  stalls: { built: number[]; blocked: number[]; moved: number[]; blockedAtEnd: number[] };
  gamesWithBlock: number;
  /** Points by source, of all seats and of the winners. */
  sources: { all: { [source in PointSource]: number }; winners: { [source in PointSource]: number } };
  /** By colour. */
  expansions: number[];
  goldHolders: Occasions;
  silverHolders: Occasions;
  /** By the number of gold medals a seat held at the end. */
  goldsHeld: Occasions;
  medalsTaken: { supply: number; rival: number };
  /** By the order of play: the start player first. */
  byTurn: Occasions;
  /** Games with a single leader after half of the turns. */
  halfTimeLeaders: number;
  halfTimeLeadersWon: number;
  /** Histogram: games by the number of changes of the lead. */
  leadChanges: number[];
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const occasions = (): Occasions => ({ seen: [], won: [] });
const sources = (): { [source in PointSource]: number } => ({
  size: 0,
  gold: 0,
  silver: 0,
  medals: 0,
  money: 0,
});
const C = COLOURS.length;

export function emptyTally(): Tally {
  const kinds = TURN_KINDS.map((kind) => [kind, zeros(PARTS)]);
  return {
    games: 0,
    turns: [],
    finalTurns: [],
    points: [],
    winnerPoints: [],
    margins: [],
    shared: 0,
    standstill: 0,
    turnKinds: Object.fromEntries(kinds) as Tally['turnKinds'],
    barkersPlayed: 0,
    steps: [],
    stalls: { built: zeros(C), blocked: zeros(C), moved: zeros(C), blockedAtEnd: zeros(C) },
    gamesWithBlock: 0,
    sources: { all: sources(), winners: sources() },
    expansions: zeros(C),
    goldHolders: occasions(),
    silverHolders: occasions(),
    goldsHeld: occasions(),
    medalsTaken: { supply: 0, rival: 0 },
    byTurn: occasions(),
    halfTimeLeaders: 0,
    halfTimeLeadersWon: 0,
    leadChanges: [],
  };
}

/** Adds to an element of a list, which grows as needed. */
export function count(list: number[], index: number, amount = 1): void {
  while (list.length <= index) list.push(0);
  list[index] = (list[index] ?? 0) + amount;
}

export function note({ seen, won }: Occasions, index: number, share: number): void {
  count(seen, index);
  count(won, index, share);
}

/** The sum of two tallies: numbers are added, lists and objects element by element. */
export function addUp<T>(a: T, b: T): T {
  if (typeof a === 'number' && typeof b === 'number') return (a + b) as T;
  if (Array.isArray(a) && Array.isArray(b)) {
    const length = Math.max(a.length, b.length);
    return Array.from({ length }, (_, i) => addUp(a[i] ?? 0, b[i] ?? 0)) as T;
  }
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const keys = Object.keys(a) as (keyof T)[];
    return Object.fromEntries(keys.map((key) => [key, addUp(a[key], b[key])])) as T;
  }
  throw new Error('only tallies of the same shape can be added');
}
