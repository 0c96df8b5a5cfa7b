/** Records: formatted, parsed, and replayed to any turn. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodeState,
  formatRecord,
  isTestSeed,
  makeGame,
  newGame,
  outcomeOf,
  parseRecord,
  Recorder,
  recordFromJson,
  recordToJson,
  replayRecord,
} from '../../src/index.ts';
import { liveCells } from './cells.ts';
import { record } from './recordings.ts';
import { same } from './same.ts';
import { ALL_EDITIONS, CAUSEWAY, POLICIES, SETUPS, there, unwrap } from './setups.ts';
import { viewersOf } from './viewers.ts';

/** Fixed, so that the test is deterministic. */
const RUNS = { seed: 20_261, numRuns: 14 };

const wishes = fc.record({
  setup: fc.constantFrom(...SETUPS),
  policy: fc.constantFrom(...Object.keys(POLICIES)),
  openMoney: fc.boolean(),
  seed: fc.stringMatching(/^[!-~]{1,40}$/),
  plies: fc.oneof(fc.nat(250), fc.constant(Number.POSITIVE_INFINITY)),
});

const recordings = wishes.map(({ setup, policy, ...rest }) =>
  record({ ...setup, ...rest, policy: there(POLICIES[policy]) }),
);

describe('written and read back', () => {
  test('the record of the table, as text and as JSON', () => {
    fc.assert(
      fc.property(recordings, (played) => {
        const text = formatRecord(played.record);
        same(unwrap(parseRecord(text)), played.record);
        same(formatRecord(unwrap(parseRecord(text))), text);
        same(unwrap(recordFromJson(JSON.parse(JSON.stringify(recordToJson(played.record))))), played.record);
      }),
      RUNS,
    );
  });

  test('R12.2 the records of seats and spectators', () => {
    fc.assert(
      fc.property(recordings, ({ game, recorder }) => {
        for (const viewer of viewersOf(game.players)) {
          const given = recorder.recordFor(viewer);
          same(unwrap(parseRecord(formatRecord(given))), given);
          same(unwrap(recordFromJson(JSON.parse(JSON.stringify(recordToJson(given))))), given);
        }
      }),
      { ...RUNS, numRuns: 7 },
    );
  });

  test('comments, empty lines and other line ends do not matter', () => {
    const given = record({ ...there(SETUPS[0]), policy: there(POLICIES['byKind']), seed: '7' }).record;
    const lines = formatRecord(given).split('\n');
    const text = lines
      .flatMap((line, i) => (i === 0 ? [line] : ['# a remark', '', `${line}  `]))
      .join('\r\n');
    expect(parseRecord(text)).toEqual({ ok: true, value: given });
  });

  test.each([
    ['7', 'test-seed 7'],
    ['ABCDEF00112233445566778899AABBCC', 'test-seed ABCDEF00112233445566778899AABBCC'],
    ['0123456789abcdef0123456789abcde', 'test-seed 0123456789abcdef0123456789abcde'],
    ['0123456789abcdef0123456789abcdef', 'seed 0123456789abcdef0123456789abcdef'],
    ['0123456789abcdef'.repeat(4), `seed ${'0123456789abcdef'.repeat(4)}`],
  ])('a guessable seed is marked: %s', (seed, line) => {
    const game = makeGame(CAUSEWAY, 3, { start: 'preset', openMoney: false });
    const { events } = newGame(game, seed);
    const given = new Recorder(game, seed, ['a', 'b', 'c'], events).tableRecord();
    expect(formatRecord(given).split('\n')).toContain(line);
    expect(isTestSeed(seed)).toBe(line.startsWith('test'));
    expect(unwrap(parseRecord(formatRecord(given))).seed).toBe(seed);
  });
});

describe('played again', () => {
  test('to any turn it is the state of that turn, to the last bit', () => {
    fc.assert(
      fc.property(recordings, fc.infiniteStream(fc.nat()), (played, numbers) => {
        const { turns } = played.record;
        const some = Array.from({ length: 4 }, () => numbers.next().value % (turns.length + 1));
        for (const turn of [0, ...some, turns.length]) {
          const replay = unwrap(replayRecord(played.record, ALL_EDITIONS, turn));
          const expected = played.afterTurn[turn] ?? played.state;
          same(liveCells(replay.state), liveCells(expected));
          same(replay.turn, turn);
        }
      }),
      { ...RUNS, numRuns: 7 },
    );
  });

  test('from its text, with all events', () => {
    fc.assert(
      fc.property(recordings, (played) => {
        const replay = unwrap(replayRecord(unwrap(parseRecord(formatRecord(played.record))), ALL_EDITIONS));
        same(encodeState(replay.state), encodeState(played.state));
        same(outcomeOf(replay.state), played.record.result);
        const table = played.recorder.recordFor('spectator');
        const told = [...there(table.opening), ...table.turns.flatMap((turn) => there(turn.revealed).flat())];
        same(
          replay.events.filter((event) => event.to === 'all'),
          told,
        );
      }),
      { ...RUNS, numRuns: 7 },
    );
  });
});
