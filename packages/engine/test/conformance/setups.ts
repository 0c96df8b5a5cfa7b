/** The set-ups of conformance tests: every edition, number of players and start; and policies for choosing moves. */
import { readFileSync } from 'node:fs';
import {
  ALLEY,
  CAIRO,
  type Edition,
  type FastRandom,
  type Game,
  loadEdition,
  type Move,
  makeGame,
  type Result,
  type Start,
} from '../../src/index.ts';
import { EXPAND, LURE, moveType, PICK, STALL } from '../../src/state/move.ts';

export function unwrap<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Asserts that a value is present, for `noUncheckedIndexedAccess`. */
export function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing there');
  return value;
}

/** At most `count` items, drawn uniformly; all if there are no more. */
export function sampleOf<T>(items: readonly T[], count: number, random: FastRandom): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, () => there(items[random.below(items.length)]));
}

/** The JSON of an edition file, for modifications. */
export function editionJson(id: 'cairo' | 'alley' | 'causeway'): Record<string, unknown> {
  const folder = id === 'causeway' ? '../editions' : '../../editions';
  return JSON.parse(readFileSync(new URL(`${folder}/${id}.json`, import.meta.url), 'utf8'));
}

/** 15 × 6, for tests only. */
export const CAUSEWAY: Edition = unwrap(loadEdition(editionJson('causeway')));

export const ALL_EDITIONS: ReadonlyMap<string, Edition> = new Map(
  [CAIRO, ALLEY, CAUSEWAY].map((edition) => [edition.id, edition]),
);

export interface Setup {
  readonly edition: Edition;
  readonly players: number;
  readonly start: Start;
  readonly openMoney?: boolean;
}

/** Every edition × 2–4 players × variable start, and preset start where the edition has one. */
export const SETUPS: readonly Setup[] = [...ALL_EDITIONS.values()].flatMap((edition) =>
  [2, 3, 4].flatMap((players) => {
    const variable: Setup = { edition, players, start: 'variable' };
    return edition.presets[players] === undefined ? [variable] : [variable, { ...variable, start: 'preset' }];
  }),
);

export function nameOf({ edition, players, start }: Setup): string {
  return `${edition.id} ${players} ${start}`;
}

export function gameOf({ edition, players, start, openMoney = false }: Setup): Game {
  return makeGame(edition, players, { start, openMoney });
}

/** Chooses one of the legal moves. */
export type Policy = (moves: readonly Move[], random: FastRandom) => Move;

const pickOne = (moves: readonly Move[], random: FastRandom): Move =>
  there(moves[random.below(moves.length)]);

/** Draws the type of move first, then one of that type: reaches crowded boards with full hands. */
export const byKind: Policy = (moves, random) => {
  const kinds = [...new Set(moves.map(moveType))];
  const kind = kinds[random.below(kinds.length)];
  return pickOne(
    moves.filter((move) => moveType(move) === kind),
    random,
  );
};

/** All moves are equally likely; most are builds. */
export const uniform: Policy = pickOne;

/** Avoids new stalls and expansions if possible: leads to a standstill. */
const quietly: Policy = (moves, random) => {
  const quiet = moves.filter((move) => moveType(move) !== STALL && moveType(move) !== EXPAND);
  return pickOne(quiet.length > 0 ? quiet : moves, random);
};

/** Earns and draws before it spends: money accumulates, so that expansions have many payments. */
export const thriftily: Policy = (moves, random) => {
  const earning = moves.filter((move) => moveType(move) === LURE || moveType(move) === PICK);
  return earning.length > 0 && random.below(4) > 0 ? byKind(earning, random) : byKind(moves, random);
};

export const POLICIES: { readonly [name: string]: Policy } = { byKind, uniform, thriftily, quietly };
