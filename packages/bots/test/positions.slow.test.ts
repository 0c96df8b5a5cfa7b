import { readFileSync } from 'node:fs';
import {
  brokenInvariants,
  Dealer,
  FastRandom,
  formatAction,
  type GameState,
  gridOf,
  type SiteName,
  type StandJson,
  stateToJson,
  viewFor,
} from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { POSITIONS } from './positions/all.ts';
import { isAnswer } from './positions/answers.ts';
import { attempt, TRIES } from './positions/attempt.ts';
import { reportText } from './positions/gallery.ts';
import { historyOf } from './positions/history.ts';
import { stateOf } from './positions/position.ts';
import { solve } from './positions/solver.ts';
import { THEMES } from './positions/themes.ts';

/** Columns and rows between two sites; 1 for neighbours. */
function distance(a: SiteName, b: SiteName): number {
  const [[x, y], [u, v]] = [gridOf(a), gridOf(b)];
  return Math.abs(x - u) + Math.abs(y - v);
}

const tilesOf = ({ stall, expansions }: StandJson): SiteName[] => [stall, ...expansions];

function touch(one: readonly SiteName[], other: readonly SiteName[]): boolean {
  return one.some((a) => other.some((b) => distance(a, b) === 1));
}

function inOnePiece(tiles: readonly SiteName[]): boolean {
  const reached = new Set(tiles.slice(0, 1));
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const tile of tiles) if (touch([tile], [...reached])) reached.add(tile);
  }
  return reached.size === tiles.length;
}

/** What `brokenInvariants` does not check: whether players could have built this. */
function unplayable(state: GameState): string[] {
  const { stands, supply, phase, players } = stateToJson(state);
  const { board } = state.game;
  const problems: string[] = [];
  const segment = (site: SiteName): number => board.segmentOf[board.siteOf.get(site) ?? -1] ?? -1;
  const name = ({ owner, colour }: StandJson): string => `${owner} ${colour}`;
  stands.forEach((one, i) => {
    if (!inOnePiece(tilesOf(one))) problems.push(`R6.3: ${name(one)}`);
    for (const other of stands.slice(i + 1)) {
      const pair = `${name(one)}, ${name(other)}`;
      const same = one.colour === other.colour;
      if (same && segment(one.stall) === segment(other.stall)) problems.push(`R5.4: ${pair}`);
      if (same && touch(tilesOf(one), tilesOf(other))) problems.push(`R6.4: ${pair}`);
      if (distance(one.stall, other.stall) === 1) problems.push(`R5.5: ${pair}`);
    }
  });
  const left = Object.values(supply);
  const low = left.includes(0) || left.filter((count) => count <= 1).length >= 2;
  if (low !== (phase === 'final')) problems.push('R11.1');
  players.forEach((_, seat) => {
    if (stands.filter(({ owner }) => owner === seat).length < 3) problems.push(`R3.5: seat ${seat}`);
  });
  const neutral = stands.filter(({ owner }) => owner === 'neutral').length;
  if (neutral !== (players.length === 2 ? 6 : 0)) problems.push('R3.7');
  return problems;
}

test('there are enough, with unique names, and some for every theme', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(24);
  expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length);
  expect(new Set(POSITIONS.map(({ theme }) => theme))).toEqual(new Set(THEMES));
});

describe.each(POSITIONS)('$id', (position) => {
  const state = stateOf(position);
  const seat = position.seat ?? 0;

  test('can occur', () => {
    expect(brokenInvariants(state)).toEqual([]);
    expect(unplayable(state)).toEqual([]);
  });

  test('is fully known by counting cards', () => {
    const deal = new Dealer(state.game, viewFor(state, seat), historyOf(state)).deal(new FastRandom('deal'));
    const { pile, ...dealt } = stateToJson(deal);
    const { pile: truePile, ...truth } = stateToJson(state);
    expect(dealt).toEqual(truth);
    expect([...pile].sort()).toEqual([...truePile].sort());
  });

  test('the right answers, and only they, are best', () => {
    const money = stateToJson(state).players[seat]?.money;
    if (money === undefined) throw new Error('nobody acts');
    const verdicts = solve(state);
    const right = verdicts.filter(({ action }) => isAnswer(action, position.right, money));
    const wrong = verdicts.filter(({ action }) => !isAnswer(action, position.right, money));
    for (const answer of position.right) {
      expect(
        right.some(({ action }) => isAnswer(action, [answer], money)),
        answer.does,
      ).toBe(true);
    }
    for (const trap of position.traps) {
      const trapped = verdicts.filter(({ action }) => isAnswer(action, [trap], money));
      expect(trapped.length, trap.does).toBeGreaterThan(0);
      for (const verdict of trapped) expect(wrong).toContain(verdict);
    }
    expect(Math.min(...right.map(({ worth }) => worth.low))).toBeCloseTo(1);
    expect(Math.max(...wrong.map(({ worth }) => worth.high))).toBeLessThanOrEqual(0.5);
  });
});

// The counts of all bots are in workshop/bench/strength.md.
test('the strongest level solves nearly all of them even with little time', () => {
  const spec = { name: 'vizier', effort: { iterations: 75 } } as const;
  const solved = POSITIONS.filter((position) => attempt(spec, position).right === TRIES);
  expect(solved.length).toBeGreaterThanOrEqual(38);
});

test('the solver averages over the cards of the pile', () => {
  const position = POSITIONS.find(({ id }) => id === 'fitting-card');
  if (position === undefined) throw new Error('the position is gone');
  const blind = solve(stateOf(position)).find(({ action }) => formatAction(action) === 'take pile');
  // Two S5 and three S2 of 29 cards make the red stand grow; a joker's fee cannot be paid.
  expect(blind?.worth.low).toBeCloseTo(5 / 29);
  expect(blind?.worth.high).toBeCloseTo(5 / 29);
});

test('the list of positions is up to date', () => {
  const file = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8');
  expect(file.replaceAll('\r\n', '\n')).toBe(reportText());
});
