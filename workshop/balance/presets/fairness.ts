/** How even a preset start is. Every deal is played from every seat, so that cards and first turns cancel out. */
import {
  EDITIONS,
  type Edition,
  editionToJson,
  formatPresetStall,
  loadEdition,
  makeGame,
  type Preset,
} from '@kairo/engine';
import { SelfPlay } from '../play.ts';
import { type Estimate, estimate, sumOf } from '../statistics.ts';

/** One deal, played once for each rotation of the preset's stalls. All sums are over those games. */
export interface Deal {
  /** Victories of each place in the preset; a shared victory counts as a fraction. */
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** Victories by order of play, the start player first. */
  readonly winsByTurn: readonly number[];
}

export interface FairnessTask {
  readonly edition: string;
  readonly players: number;
  readonly preset: Preset;
  readonly level: string;
  readonly seeds: readonly string[];
}

export function editionWith(edition: Edition, players: number, preset: Preset): Edition {
  const seats = preset.seats.map((stalls) => stalls.map(formatPresetStall));
  const neutral = preset.neutral.length === 0 ? {} : { neutral: preset.neutral.map(formatPresetStall) };
  const json = editionToJson(edition);
  const loaded = loadEdition({ ...json, presets: { [players]: { seats, ...neutral } } });
  if (!loaded.ok) throw new Error(`an illegal preset: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
}

/** The preset with all stalls moved on by this number of seats. */
function rotated(preset: Preset, by: number): Preset {
  const { seats } = preset;
  return { ...preset, seats: seats.map((_, seat) => seats.at((seat - by) % seats.length) ?? []) };
}

export function playDeals({ edition: id, players, preset, level, seeds }: FairnessTask): Deal[] {
  const edition = EDITIONS.get(id);
  if (edition === undefined) throw new Error(`there is no edition ${id}`);
  const tables = preset.seats.map((_, by) => {
    const board = editionWith(edition, players, rotated(preset, by));
    return new SelfPlay(makeGame(board, players, { start: 'preset', openMoney: false }), level);
  });
  return seeds.map((seed) => playDeal(tables, seed));
}

function playDeal(tables: readonly SelfPlay[], seed: string): Deal {
  const nobody = tables.map(() => 0);
  const deal = { wins: [...nobody], points: [...nobody], winsByTurn: [...nobody] };
  const n = tables.length;
  tables.forEach((table, by) => {
    let first = 0;
    const { points, winners } = table.play(seed, {
      opening: (_, [started]) => {
        if (started?.type === 'started') first = started.startSeat;
      },
    });
    points.forEach((own, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      const place = (seat - by + n) % n;
      const turn = (seat - first + n) % n;
      deal.wins[place] = (deal.wins[place] ?? 0) + won;
      deal.points[place] = (deal.points[place] ?? 0) + own;
      deal.winsByTurn[turn] = (deal.winsByTurn[turn] ?? 0) + won;
    });
  });
  return deal;
}

export interface Fairness {
  readonly games: number;
  /** By place in the preset: the share of victories. */
  readonly shares: readonly Estimate[];
  readonly points: readonly Estimate[];
  /** By order of play, the start player first. */
  readonly byTurn: readonly Estimate[];
  /** How far the worst share is from even. */
  readonly worst: number;
}

/** Errors are computed over deals, because games on the same deal depend on each other. */
export function fairnessOf(deals: readonly Deal[], players: number): Fairness {
  const places = Array.from({ length: players }, (_, place) => place);
  const over = (pick: (deal: Deal) => readonly number[]): Estimate[] =>
    places.map((place) => estimate(deals.map((deal) => (pick(deal)[place] ?? 0) / players)));
  const shares = over(({ wins }) => wins);
  return {
    games: deals.length * players,
    shares,
    points: over(({ points }) => points),
    byTurn: over(({ winsByTurn }) => winsByTurn),
    worst: Math.max(...shares.map(({ mean }) => Math.abs(mean - 1 / players))),
  };
}

/** Shows unevenness earlier than the worst share alone, because it uses all shares and the points too. */
export function unevenness(deals: readonly Deal[], players: number): number {
  const { shares, points } = fairnessOf(deals, players);
  const average = sumOf(points.map(({ mean }) => mean)) / players;
  const byShare = Math.sqrt(sumOf(shares.map(({ mean }) => (mean - 1 / players) ** 2)) / players);
  const byPoints = Math.sqrt(sumOf(points.map(({ mean }) => (mean - average) ** 2)) / players);
  return byShare + byPoints * SHARE_PER_POINT;
}

/** Roughly how much of the victories one point more than the average is worth. */
const SHARE_PER_POINT = 0.02;
