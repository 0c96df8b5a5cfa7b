/** Bugs found by fuzzing and the simulator, as minimal cases. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  FastRandom,
  formatRecord,
  isLegalMove,
  legalMoves,
  newGame,
  parseAction,
  parseRecord,
  recordFromJson,
  recordToJson,
  stateFromJson,
  stateToJson,
  whyNot,
} from '../../src/index.ts';
import { record } from './recordings.ts';
import { byKind, gameOf, SETUPS, there } from './setups.ts';

const setup = there(SETUPS[3]); // cairo, three players, preset
const { state } = newGame(gameOf(setup), 'regressions');

describe('actions', () => {
  test.each([
    '{"type":"lure","colour":"red","entry":{"toString":null},"barkers":0}',
    '{"type":"place","colour":"red","stall":{"toString":null},"entry":"c4"}',
    '{"type":"stall","colour":"red","stall":"c4","entry":{"toString":1,"valueOf":1},"cards":["S1"],"fee":null}',
  ])('a site that cannot be converted to a string is refused without an exception: %s', (text) => {
    const action = JSON.parse(text);
    expect(apply(state, action)).toMatchObject({ ok: false });
    expect(whyNot(state, action)).toHaveProperty('code');
  });

  test('a number that is not a move is not a legal move', () => {
    const listed = new Set(legalMoves(state));
    const random = new FastRandom('numbers');
    for (let i = 0; i < 20_000; i++) {
      const number = random.below(2 ** 29);
      if (!listed.has(number) && isLegalMove(state, number)) throw new Error(`${number} is called legal`);
    }
    // A pick with a colour is not in the list, either.
    for (const move of listed)
      if (isLegalMove(state, move ^ (1 << 22))) expect(listed).toContain(move ^ (1 << 22));
  });

  test('coins that run into each other are not read', () => {
    expect(parseAction('expand red c4 with S1 pay 1 red1 blue')).toBeUndefined();
  });
});

describe('positions', () => {
  test('R9.4 hands so full that the pile runs out are refused: no game gets there', () => {
    const json = stateToJson(state);
    const [last, ...pile] = json.pile;
    const players = json.players.map((player, seat) =>
      seat === json.seat ? { ...player, hand: [...player.hand, ...pile] } : player,
    );
    const read = stateFromJson(state.game, { ...json, players, pile: [last] });
    if (!read.ok) return;
    // Otherwise it must be playable.
    const pick: Action = { type: 'pick', from: 'pile' };
    const first = apply(read.value, pick);
    const second = first.ok ? apply(first.value.state, pick) : first;
    const received = second.ok ? second.value.events.find((event) => event.type === 'received') : undefined;
    expect(received?.cards ?? []).not.toContain('S0');
  });
});

describe('records', () => {
  const given = record({ ...setup, policy: byKind, seed: '7', plies: 3 }).record;

  test.each([[''], [' '], ['a '], ['two\nlines'], ['a\r'], ['\u2028']])(
    'a name is refused or preserved: %j',
    (name) => {
      const named = { ...given, seats: [name, 'b', 'c'] };
      if (!recordFromJson(recordToJson(named)).ok) return;
      expect(parseRecord(formatRecord(named))).toEqual({ ok: true, value: named });
    },
  );

  const told = record({ ...setup, policy: byKind, seed: '7', plies: 3 }).recorder.recordFor(0);
  const [first, ...others] = told.turns;
  test.each([
    ['fewer lists than actions', { revealed: [] }],
    ['more lists than actions', { revealed: [[], [], [], []] }],
    ['an event that looks like the end of a note', { revealed: [[{ type: 'x]} / y', to: 'all' }], [], []] }],
  ])('events are preserved or refused: %s', (_, change) => {
    const other = { ...told, turns: [{ ...first, ...change }, ...others] };
    const read = recordFromJson(recordToJson(other as never));
    if (read.ok) expect(parseRecord(formatRecord(read.value))).toEqual(read);
  });

  test.each([
    ['edition id', { edition: { ...given.edition, id: 'no such id' } }],
    ['edition hash', { edition: { ...given.edition, hash: 'x' } }],
    ['rules version', { rulesVersion: 1_000_000 }],
    ['result', { result: { points: [], winners: [], reason: 'supply' as const } }],
  ])('what the text format cannot represent is refused in JSON, too: %s', (_, change) => {
    const other = { ...given, ...change };
    if (!recordFromJson(recordToJson(other)).ok) return;
    expect(parseRecord(formatRecord(other))).toEqual({ ok: true, value: other });
  });
});

describe('time', () => {
  /** Runs in a separate process, so that it can be killed. */
  function endsWithin(seconds: number, program: string): void {
    const engine = JSON.stringify(new URL('../../src/index.ts', import.meta.url).href);
    const code = `import { parseRecord } from ${engine};\n${program}`;
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      timeout: 1000 * seconds,
    });
    expect({ status: child.status, signal: child.signal }).toEqual({ status: 0, signal: null });
  }

  test('a turn of very many actions is read or refused at once', () => {
    const head = formatRecord(record({ ...setup, policy: byKind, seed: '7', plies: 0 }).record);
    endsWithin(
      30,
      `parseRecord(${JSON.stringify(head)} + '1 A take pile' + ' / take pile'.repeat(200_000));`,
    );
  });
});
