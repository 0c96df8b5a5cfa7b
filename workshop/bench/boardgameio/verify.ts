/**
 * Plays random games and compares this game with the naive twin of the rules at every decision: the legal list, the
 * successor (with any valid payment, R6.6), and whether damaged actions are refused.
 *
 *   node verify.ts [games per edition and number of players = 10] [first seed = 1]
 */

import { deepStrictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import { makeTwin, type Twin } from '../../../packages/engine/test/twin/index.ts';
import { makeBoard } from './board.ts';
import { cairo } from './cairo.ts';
import { compareCards } from './cards.ts';
import { makeReducerSubject } from './index.ts';
import { makeRandom, type Random } from './random.ts';
import { deal, toJson } from './state.ts';
import { type Action, type Card, COLOURS, type Edition, type StateJson } from './types.ts';

/**
 * A board of 3 × 3 segments of the given width with a U of restaurants. On 9 × 9 walls close and stalls get blocked
 * often; on 6 × 6 there is not even room for the set-up, so players are skipped and neutral stalls set aside.
 */
function makeSmall(width: number, starts: string[]): Edition {
  const size = 3 * width;
  const segments: Record<string, number> = {};
  const restaurant: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const name = String.fromCharCode(97 + column) + (row + 1);
      segments[name] = 1 + 3 * Math.floor(row / width) + Math.floor(column / width);
      const isSide = column === 0 || column === size - 1;
      if (row === size - 1 || (isSide && row >= width)) restaurant.push(name);
    }
  }
  return { ...cairo, id: `${size}x${size}`, columns: size, rows: size, segments, restaurant, starts };
}

/** Both sides shuffle alike, whatever order they hand the cards over in. */
function shuffleAlike<T>(cards: readonly T[]): T[] {
  const sorted = [...cards].sort();
  return makeRandom(sorted.join('').length * 7919 + sorted.length).shuffle(sorted);
}

/** A fresh deal; often with more money than the rules give, so that stands grow and payments vary. */
function makeDeal(edition: Edition, players: number, random: Random): StateJson {
  const board = makeBoard(edition);
  const json = toJson(board, deal(board, players, random.below(players), random.shuffle));
  const riches = random.pick([0, 0, 2, 8]);
  for (const player of json.players) {
    for (const colour of COLOURS) player.money[colour] += random.below(riches + 1);
  }
  return json;
}

type Policy = (actions: Action[], random: Random) => Action;
const weighted =
  (weights: Partial<Record<Action['type'], number>>): Policy =>
  (actions, random) => {
    const types = [...new Set(actions.map((action) => action.type))];
    const tickets = types.flatMap((type) => new Array(weights[type] ?? 1).fill(type));
    const type = random.pick(tickets.length > 0 ? tickets : types);
    return random.pick(actions.filter((action) => action.type === type));
  };
const policies: Policy[] = [
  (actions, random) => random.pick(actions),
  weighted({ expand: 20, lure: 5, stall: 2, pick: 4, move: 5 }),
  weighted({ stall: 20, move: 20, pick: 6 }),
  weighted({ lure: 3, pick: 12, stall: 0, expand: 0, move: 1, dropOut: 0 }),
];

/** The action without what the player chooses in paying. */
function bare(action: Action): unknown {
  const { fee: _fee, payment: _payment, ...rest } = action as Action & { fee?: unknown; payment?: unknown };
  return rest;
}

function isBuild(action: Action): boolean {
  return action.type === 'stall' || action.type === 'expand' || action.type === 'move';
}

function isLegalForTwin(twin: Twin, state: StateJson, actions: Action[], action: Action): boolean {
  const listed = actions.find((other) => isDeepStrictEqual(bare(other), bare(action)));
  if (listed === undefined) return false;
  if (!isBuild(action)) return true;
  const { fee, payment } = { payment: {}, ...action } as { fee: unknown; payment: Record<string, number> };
  const paid = Object.fromEntries(Object.entries(payment).filter(([, coins]) => coins > 0));
  return twin
    .paymentsOf(state, listed)
    .some((offer) => offer.fee === fee && isDeepStrictEqual({ ...offer.payment }, paid));
}

/** An action with one field replaced by another value of its kind. */
function damaged(action: Action, edition: Edition, random: Random): Action {
  const copy = structuredClone(action) as Record<string, unknown>;
  const field = random.pick(Object.keys(copy).filter((key) => key !== 'type' && key !== 'from'));
  const site = () => random.pick(Object.keys(edition.segments));
  const card = (): Card => random.pick(['S1', 'S2', 'S5', 'S9', 'J1', 'J4', 'J6']);
  const other: Record<string, () => unknown> = {
    colour: () => random.pick(COLOURS),
    stall: site,
    entry: site,
    site,
    card,
    cards: () => Array.from({ length: 1 + random.below(3) }, card).sort(compareCards),
    fee: () => random.pick([null, ...COLOURS]),
    payment: () => ({
      [random.pick(COLOURS)]: 1 + random.below(3),
      [random.pick(COLOURS)]: 1 + random.below(4),
    }),
    barkers: () => random.below(3),
    index: () => random.below(5),
  };
  if (field !== undefined) copy[field] = other[field]();
  return copy as Action;
}

interface Tally {
  games: number;
  decisions: number;
  actions: number;
  otherPayments: number;
  refused: number;
  byType: Record<string, number>;
}

function playGame(edition: Edition, players: number, seed: number, tally: Tally): void {
  const random = makeRandom(seed);
  const twin = makeTwin({
    trace: 1,
    edition,
    players,
    start: 'variable',
    seed: String(seed),
    rulesVersion: 1,
  });
  const subject = makeReducerSubject(edition, { players, shuffle: shuffleAlike });
  const policy = policies[seed % policies.length];
  let twinState = makeDeal(edition, players, random);
  let state = subject.initial(twinState);
  while (!subject.isOver(state)) {
    const actions = subject.legal(state);
    deepStrictEqual(actions, twin.legal(twinState));
    let action = policy(actions, random);
    if (isBuild(action)) {
      const offer = random.pick(twin.paymentsOf(twinState, action));
      const paid = {
        ...action,
        fee: offer.fee,
        ...(action.type === 'expand' && { payment: offer.payment }),
      } as Action;
      if (!isDeepStrictEqual(paid, action)) tally.otherPayments++;
      action = paid;
    }
    const wrong = damaged(random.pick(actions), edition, random);
    if (!isLegalForTwin(twin, twinState, actions, wrong)) {
      let isRefused = false;
      try {
        subject.apply(state, wrong);
      } catch {
        isRefused = true;
      }
      deepStrictEqual({ wrong, isRefused }, { wrong, isRefused: true });
      tally.refused++;
    }
    state = subject.apply(state, action);
    twinState = twin.successor(twinState, action, shuffleAlike);
    deepStrictEqual(subject.json(state), twinState);
    deepStrictEqual(state.ctx.currentPlayer, String(state.G.seat));
    tally.decisions++;
    tally.actions += actions.length;
    tally.byType[action.type] = (tally.byType[action.type] ?? 0) + 1;
  }
  deepStrictEqual(twin.legal(twinState), []);
  tally.games++;
}

const games = Number(process.argv[2] ?? 10);
const firstSeed = Number(process.argv[3] ?? 1);
const editions = [
  cairo,
  makeSmall(3, ['b2', 'h2', 'e5', 'c7', 'g7']),
  makeSmall(2, ['a1', 'f1', 'c3', 'b5', 'e5']),
];
const printError = console.error;
for (const edition of editions) {
  for (const players of [2, 3, 4]) {
    const tally: Tally = { games: 0, decisions: 0, actions: 0, otherPayments: 0, refused: 0, byType: {} };
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      // boardgame.io reports every refused move there.
      console.error = () => {};
      try {
        playGame(edition, players, seed, tally);
      } catch (error) {
        console.error = printError;
        console.error(`${edition.id}, ${players} players, seed ${seed}, decision ${tally.decisions}`);
        throw error;
      }
      console.error = printError;
    }
    console.log(edition.id, players, 'players', JSON.stringify(tally));
  }
}
