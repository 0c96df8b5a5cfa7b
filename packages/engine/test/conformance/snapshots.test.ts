/** A game that is restored from a snapshot continues in the same way, including reshuffles. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyMove,
  decodeState,
  encodeState,
  FastRandom,
  type GameEvent,
  type GameState,
  legalMoves,
  RULES_VERSION,
  whoActs,
} from '../../src/index.ts';
import { liveCells } from './cells.ts';
import { record } from './recordings.ts';
import { same } from './same.ts';
import { byKind, CAUSEWAY, gameOf, POLICIES, SETUPS, there, thriftily, unwrap } from './setups.ts';

/** Plays on; returns the events. */
function playOn(state: GameState, seed: string, plies: number): GameEvent[] {
  const random = new FastRandom(seed);
  const events: GameEvent[] = [];
  for (let ply = 0; ply < plies && whoActs(state) !== undefined; ply++) {
    applyMove(state, byKind(legalMoves(state), random), (event) => events.push(event));
  }
  return events;
}

describe('snapshots', () => {
  test('playing on from a snapshot equals playing on', () => {
    let reshuffles = 0;
    fc.assert(
      fc.property(
        fc.record({
          setup: fc.constantFrom(...SETUPS),
          policy: fc.constantFrom(...Object.values(POLICIES)),
          seed: fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
          plies: fc.nat(200),
        }),
        ({ setup, ...rest }) => {
          const { game, state } = record({ ...setup, ...rest });
          const thawed = unwrap(decodeState(game, encodeState(state)));
          same(liveCells(thawed), liveCells(state));
          const events = playOn(state, rest.seed, 120);
          same(playOn(thawed, rest.seed, 120), events);
          same(encodeState(thawed), encodeState(state));
          reshuffles += events.filter((event) => event.type === 'reshuffled').length;
        },
      ),
      { seed: 5, numRuns: 16 },
    );
    expect(reshuffles).toBeGreaterThan(8);
  });

  const game = gameOf({ edition: CAUSEWAY, players: 3, start: 'preset' });
  const { state } = record({
    edition: CAUSEWAY,
    players: 3,
    start: 'preset',
    policy: thriftily,
    seed: 's',
    plies: 60,
  });
  const frozen = JSON.parse(encodeState(state));
  const error = (change: object): unknown => {
    const decoded = decodeState(game, JSON.stringify({ ...frozen, ...change }));
    return decoded.ok ? 'taken up' : decoded.error;
  };

  test.each([
    ['another format', { format: 'kairo-snapshot/2' }, { code: 'snapshot/malformed', field: 'format' }],
    [
      'other rules',
      { rulesVersion: 0 },
      { code: 'snapshot/rules-version', found: 0, supported: RULES_VERSION },
    ],
    ['another edition', { edition: 'x' }, { code: 'snapshot/other-game', field: 'edition' }],
    ['more players', { players: 4 }, { code: 'snapshot/other-game', field: 'players' }],
    ['no key', { key: 'abc' }, { code: 'snapshot/malformed', field: 'key' }],
    ['half a shuffle', { shuffles: 0.5 }, { code: 'snapshot/malformed', field: 'shuffles' }],
    ['no state', { state: null }, { code: 'position/malformed', field: 'state' }],
    [
      'a card too many',
      { state: { ...frozen.state, discards: [...frozen.state.discards, 'S1'] } },
      { code: 'position/impossible', broken: ['cards'] },
    ],
  ])('are refused: %s', (_, change, expected) => {
    expect(error(change)).toMatchObject(expected);
  });

  test('that are not even JSON are refused', () => {
    expect(decodeState(game, '{')).toMatchObject({ ok: false, error: { code: 'snapshot/malformed' } });
  });

  test('do not change the state they were made from', () => {
    const before = there([state.cells.slice()][0]);
    encodeState(state);
    expect(state.cells).toEqual(before);
  });
});
