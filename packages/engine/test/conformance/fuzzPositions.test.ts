/** Any value as a position or a snapshot: refused with a code, or playable. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyMove,
  brokenInvariants,
  decodeState,
  encodeState,
  FastRandom,
  type GameState,
  legalActions,
  legalMoves,
  stateFromJson,
  stateToJson,
  viewFor,
  whoActs,
} from '../../src/index.ts';
import { changed, expectCoded, junk, runs } from './junk.ts';
import { same } from './same.ts';
import { byKind, SETUPS, there, thriftily } from './setups.ts';
import { simulate } from './simulate.ts';

const CODES = /^(position|snapshot)\/[a-z-]+$/;

const states: readonly GameState[] = [0, 3, 9, 14].flatMap((index, i) => {
  const found: GameState[] = [];
  const end = simulate(there(SETUPS[index]), i % 2 === 0 ? byKind : thriftily, 'positions', [
    ({ state, ply, sampled }) => void (sampled && ply % 3 === 0 && found.push(state)),
  ]);
  return [...found, end.state];
});

/** An index, so that a failure does not print a whole state. */
const anyState = fc.nat(states.length - 1);

/** No continuation of an accepted position may fail. */
function playOn(state: GameState): void {
  const random = new FastRandom('position');
  same(brokenInvariants(state), []);
  for (let ply = 0; ply < 25 && whoActs(state) !== undefined; ply++) {
    legalActions(state);
    viewFor(state, 0);
    const moves = legalMoves(state);
    if (moves.length === 0) throw new Error('nothing can be done, but the game is not over');
    applyMove(state, byKind(moves, random));
  }
  same(brokenInvariants(state), []);
}

describe('anything as a position', () => {
  test('any JSON and worse', () => {
    fc.assert(
      fc.property(anyState, junk, (number, value) => {
        const { game } = there(states[number]);
        const read = stateFromJson(game, value);
        if (!read.ok) expectCoded(read.error, CODES);
        const decoded = decodeState(game, JSON.stringify(value) ?? '');
        if (!decoded.ok) expectCoded(decoded.error, CODES);
      }),
      runs(1, 1000),
    );
  });

  test('valid ones with something changed', () => {
    let accepted = 0;
    const some = anyState.chain((number) =>
      fc.tuple(fc.constant(number), changed(stateToJson(there(states[number])))),
    );
    fc.assert(
      fc.property(some, ([number, json]) => {
        const read = stateFromJson(there(states[number]).game, json);
        if (!read.ok) {
          expectCoded(read.error, CODES);
          return;
        }
        accepted++;
        playOn(read.value);
      }),
      runs(2, 250),
    );
    expect(accepted).toBeGreaterThan(20);
  });

  test('snapshots with something changed', () => {
    const some = anyState.chain((number) =>
      fc.tuple(fc.constant(number), changed(JSON.parse(encodeState(there(states[number]))))),
    );
    fc.assert(
      fc.property(some, ([number, json]) => {
        const decoded = decodeState(there(states[number]).game, JSON.stringify(json) ?? '');
        if (!decoded.ok) expectCoded(decoded.error, CODES);
        else playOn(decoded.value);
      }),
      runs(3, 150),
    );
  });
});
