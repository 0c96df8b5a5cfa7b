/** Searches an even start among random ones, then judges the best on deals that the search did not use. */
import { EDITIONS, type Edition, formatPresetStall, type Preset, type PresetStall } from '@kairo/engine';
import { workThrough } from '../work.ts';
import { candidate, variant } from './candidates.ts';
import { type Deal, type Fairness, fairnessOf, playDeals, unevenness } from './fairness.ts';
import { halve, type Ranked, type Round } from './halving.ts';

export interface SearchOptions {
  readonly edition: string;
  readonly players: number;
  readonly level: string;
  readonly seed: string;
  /** The starts it begins with. */
  readonly pool: readonly Preset[];
  /** How often variants of the best are compared. */
  readonly generations: number;
  /** Trials are games of each candidate. */
  readonly rounds: readonly Round[];
  /** Games of the judgement. */
  readonly games: number;
  readonly jobs: number;
  readonly say: (line: string) => void;
}

export interface Found {
  readonly preset: Preset;
  readonly fairness: Fairness;
  /** Games played by the search. */
  readonly searched: number;
  /** How many starts were judged, including this one; those before it failed. */
  readonly judged: number;
}

/** The largest accepted distance of a seat's share from even. */
const TOLERANCE = 0.02;
/** Variants of each of the best, per generation. */
const VARIANTS = 8;
const DEALS_PER_TASK = 20;
/** The number of games between checks whether a start can still pass. */
const GAMES_PER_LOOK = 500;

export function isEven({ games, worst }: Fairness, wanted: number): boolean {
  return games >= wanted && worst <= TOLERANCE;
}

/** The start that passes, or else the finalists, from which another search can continue. */
export async function findPreset(options: SearchOptions): Promise<Found | readonly Preset[]> {
  const edition = editionNamed(options.edition);
  const { best, games: searched } = await search(edition, options);
  let judged = 0;
  for (const { candidate: preset } of best) {
    judged++;
    const fairness = await judgePreset(preset, options);
    if (!isEven(fairness, options.games)) continue;
    return { preset, fairness, searched, judged };
  }
  return best.map(({ candidate: preset }) => preset);
}

export function randomPool(edition: string, players: number, seed: string, count: number): Preset[] {
  const board = editionNamed(edition);
  return Array.from({ length: count }, (_, i) => candidate(board, players, `${seed} ${i}`));
}

function editionNamed(id: string): Edition {
  const edition = EDITIONS.get(id);
  if (edition === undefined) throw new Error(`there is no edition ${id}`);
  return edition;
}

type Tried = Ranked<Preset, Deal>;

/** Returns the best, and the number of games played. */
async function search(
  edition: Edition,
  options: SearchOptions,
): Promise<{ readonly best: readonly Tried[]; readonly games: number }> {
  const { players, seed, say } = options;
  const played = new Map<Preset, Deal[]>();
  const tryOut = async (preset: Preset, from: number, count: number): Promise<Deal[]> => {
    const deals = played.get(preset) ?? [];
    const missing = from + count - deals.length;
    if (missing > 0) deals.push(...(await play(preset, options, `search ${seed}`, deals.length, missing)));
    played.set(preset, deals);
    return deals.slice(from, from + count);
  };
  const rounds = options.rounds.map(({ trials, keep }) => ({ trials: Math.ceil(trials / players), keep }));
  let pool = options.pool;
  let best: Tried[] = [];
  for (let generation = 0; generation <= options.generations; generation++) {
    best = await halve(pool, rounds, tryOut, (deals) => unevenness(deals, players));
    for (const { trials } of best) {
      const { games, worst } = fairnessOf(trials, players);
      say(`  ${generation}: worst seat ${points(worst)} from even after ${games} games of the search`);
    }
    const changed = best.flatMap((tried) => variants(edition, tried, `${seed} ${generation}`));
    pool = withoutTwins([...best.map((tried) => tried.candidate), ...changed]);
  }
  const games = [...played.values()].reduce((sum, deals) => sum + deals.length * players, 0);
  return { best, games };
}

/** Two variants may be the same start, which must not count twice among the best. */
export function withoutTwins(pool: readonly Preset[]): Preset[] {
  const texts = pool.map(textOf);
  return pool.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

/** Independent of the order in which stalls were placed. */
function textOf({ seats, neutral }: Preset): string {
  const sorted = (stalls: readonly PresetStall[]): string[] => stalls.map(formatPresetStall).sort();
  return JSON.stringify([seats.map(sorted), sorted(neutral)]);
}

/** A variant in which one of the two seats farthest from even gets another stall. */
function variants(edition: Edition, { candidate: preset, trials }: Tried, seed: string): Preset[] {
  const players = preset.seats.length;
  const off = fairnessOf(trials, players).shares.map(({ mean }) => Math.abs(mean - 1 / players));
  const places = off.map((_, place) => place).sort((a, b) => (off[b] ?? 0) - (off[a] ?? 0));
  return Array.from({ length: VARIANTS }, (_, n) =>
    variant(edition, preset, places[n % 2] ?? 0, `${seed} ${n}`),
  ).filter((changed) => changed !== undefined);
}

/** Judges on deals that were not used for the search. */
export async function judgePreset(preset: Preset, options: SearchOptions): Promise<Fairness> {
  const deals = await judge(preset, options, `judge ${options.seed}`);
  const fairness = fairnessOf(deals, options.players);
  options.say(`  judged: worst seat ${points(fairness.worst)} from even after ${fairness.games} games`);
  return fairness;
}

/** Plays all games, or fewer if the start clearly cannot pass. */
async function judge(preset: Preset, options: SearchOptions, seed: string): Promise<Deal[]> {
  const { players } = options;
  const wanted = Math.ceil(options.games / players);
  const deals: Deal[] = [];
  while (deals.length < wanted) {
    const count = Math.min(Math.ceil(GAMES_PER_LOOK / players), wanted - deals.length);
    deals.push(...(await play(preset, options, seed, deals.length, count)));
    const { shares } = fairnessOf(deals, players);
    const isHopeless = shares.some(({ mean, error }) => Math.abs(mean - 1 / players) > TOLERANCE + error);
    if (isHopeless) break;
  }
  return deals;
}

async function play(
  preset: Preset,
  { edition, players, level, jobs }: SearchOptions,
  seed: string,
  from: number,
  count: number,
): Promise<Deal[]> {
  const seeds = Array.from({ length: count }, (_, i) => `${seed} ${from + i}`);
  const tasks = [];
  for (let i = 0; i < count; i += DEALS_PER_TASK) {
    tasks.push({ edition, players, preset, level, seeds: seeds.slice(i, i + DEALS_PER_TASK) });
  }
  const program = new URL('worker.ts', import.meta.url);
  return (await workThrough({ tasks, perform: playDeals, program, jobs })).flat();
}

function points(share: number): string {
  return `${(share * 100).toFixed(1)} points`;
}
