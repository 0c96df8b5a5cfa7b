/** Records that cannot be read or replayed, and their errors. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  formatRecord,
  type GameRecord,
  parseAction,
  parseRecord,
  type RecordTurn,
  RULES_VERSION,
  recordFromJson,
  recordToJson,
  replayRecord,
} from '../../src/index.ts';
import { record } from './recordings.ts';
import { ALL_EDITIONS, byKind, SETUPS, there, unwrap } from './setups.ts';

const setup = there(
  SETUPS.find(({ edition, players, start }) => edition.id === 'cairo' && players === 3 && start === 'preset'),
);
const played = record({ ...setup, policy: byKind, seed: 'errors' });
const whole = played.record;
const twoPicks = whole.turns.findIndex((turn) => turn.actions.length === 2);

function withTurn(index: number, change: (turn: RecordTurn) => RecordTurn): GameRecord {
  return { ...whole, turns: whole.turns.map((turn, i) => (i === index ? change(turn) : turn)) };
}

const replayError = (given: GameRecord, turn?: number): unknown => {
  const replay = replayRecord(given, ALL_EDITIONS, turn);
  return replay.ok ? 'played' : replay.error;
};

describe('a record is refused', () => {
  test('of other rules', () => {
    for (const rulesVersion of [RULES_VERSION + 1, 999]) {
      const error = { code: 'record/rules-version', found: rulesVersion, supported: RULES_VERSION };
      const other = { ...whole, rulesVersion };
      expect(replayError(other)).toEqual(error);
      expect(replayError(unwrap(parseRecord(formatRecord(other))))).toEqual(error);
      expect(replayError(unwrap(recordFromJson(recordToJson(other))))).toEqual(error);
    }
  });

  test('of a changed or an unknown edition', () => {
    const hash = '0'.repeat(64);
    expect(replayError({ ...whole, edition: { id: 'cairo', hash } })).toEqual({
      code: 'record/edition-changed',
      id: 'cairo',
      found: hash,
      expected: whole.edition.hash,
    });
    const known = [...ALL_EDITIONS.keys()];
    for (const id of ['atlantis', '__proto__', 'constructor']) {
      expect(replayError({ ...whole, edition: { id, hash } })).toEqual({
        code: 'record/unknown-edition',
        id,
        known,
      });
    }
  });

  test('without its seed', () => {
    const { seed: _, ...seedless } = whole;
    expect(replayError(seedless)).toEqual({ code: 'record/no-seed' });
  });

  test.each([0, 'spectator'] as const)('of what %s saw', (knows) => {
    expect(replayError(played.recorder.recordFor(knows))).toEqual({ code: 'record/not-of-table', knows });
  });

  test('with a start that the edition does not have', () => {
    const edition = there(ALL_EDITIONS.get('causeway'));
    const given = {
      ...whole,
      edition: { id: edition.id, hash: edition.hash },
      players: 2,
      seats: ['a', 'b'],
    };
    expect(replayError(given)).toEqual({ code: 'record/no-preset', id: 'causeway', players: 2 });
  });

  test('beyond its last turn, or between two', () => {
    const last = whole.turns.length;
    for (const turn of [-1, last + 1, 1.5, Number.NaN]) {
      expect(replayError(whole, turn)).toEqual({ code: 'record/no-such-turn', turn, last });
    }
  });

  test('with another result', () => {
    const result = there(whole.result);
    const found = { ...result, points: result.points.map((points) => points + 1) };
    const error = { code: 'record/wrong-result', found, expected: result };
    expect(replayError({ ...whole, result: found })).toEqual(error);
  });

  test.each([
    ['winners', { winners: [0, 1, 2] }],
    ['reason', { reason: 'standstill' as const }],
  ])('with other %s than the game had', (_, change) => {
    const given = { ...whole, result: { ...there(whole.result), ...change } };
    expect(replayError(given)).toMatchObject({ code: 'record/wrong-result' });
  });

  test('with a result before the game is over', () => {
    const given = { ...whole, turns: whole.turns.slice(0, 5) };
    expect(replayError(given)).toMatchObject({ code: 'record/wrong-result' });
  });
});

test.each([
  ['opening', { opening: [] }],
  ['turns.0.revealed', { turns: [{ ...whole.turns[0], revealed: [[]] }] }],
])('a full record has no events: %s', (field, change) => {
  expect(recordFromJson({ ...recordToJson(whole), ...change })).toEqual({
    ok: false,
    error: { code: 'record/malformed', field, expected: { kind: 'consistent' } },
  });
});

describe('the first turn that cannot be played is named', () => {
  test('of the wrong seat', () => {
    const expected = there(whole.turns[4]).seat;
    const found = (expected + 1) % 3;
    const error = { code: 'record/wrong-seat', turn: 5, found, expected };
    expect(replayError(withTurn(4, (turn) => ({ ...turn, seat: found })))).toEqual(error);
    expect(
      replayError(
        withTurn(4, (turn) => ({ ...turn, seat: found })),
        4,
      ),
    ).toBe('played');
  });

  test('with one action changed, wherever it is', () => {
    const wrong: Action = { type: 'lure', colour: 'red', entry: 'a12', barkers: 0 };
    for (const index of [0, 7, 20, whole.turns.length - 1]) {
      const given = withTurn(index, (turn) => ({ ...turn, actions: [wrong] }));
      const error = replayError(given);
      expect(error).toMatchObject({ code: 'record/illegal', turn: index + 1, action: 'lure red a12' });
      expect(error).toHaveProperty('refusal.rule');
      expect(replayError(given, index)).toBe('played');
      expect(replayError(unwrap(parseRecord(formatRecord(given))))).toEqual(error);
    }
  });

  test('with two cards, which no rule allows', () => {
    const wrong = there(parseAction('stall red c4-c5 with S1 S2'));
    const given = withTurn(0, (turn) => ({ ...turn, actions: [wrong] }));
    expect(replayError(unwrap(parseRecord(formatRecord(given))))).toMatchObject({
      code: 'record/illegal',
      turn: 1,
      refusal: { code: 'build/card-count', rule: 'R4.2', count: 2 },
    });
  });

  test('that is not finished, but the last one may be', () => {
    const given = withTurn(twoPicks, (turn) => ({ ...turn, actions: turn.actions.slice(0, 1) }));
    expect(replayError(given)).toEqual({ code: 'record/unfinished-turn', turn: twoPicks + 1 });
    const { result: _, ...stopped } = given;
    expect(replayError({ ...stopped, turns: given.turns.slice(0, twoPicks + 1) })).toBe('played');
  });

  test('that goes on after its end', () => {
    const pick: Action = { type: 'pick', from: 'pile' };
    const given = withTurn(twoPicks, (turn) => ({ ...turn, actions: [...turn.actions, pick, pick, pick] }));
    expect(replayError(given)).toMatchObject({ code: 'record/overlong-turn', turn: twoPicks + 1 });
  });

  test('after the end of the game', () => {
    const given = { ...whole, turns: [...whole.turns, { seat: 0, actions: [{ type: 'dropOut' as const }] }] };
    expect(replayError(given)).toEqual({ code: 'record/after-end', turn: whole.turns.length + 1 });
  });
});

describe('a text is refused at the first line that cannot be read', () => {
  const lines = formatRecord(whole).split('\n');
  const firstTurn = lines.findIndex((line) => line.startsWith('1 '));
  test.each([
    ['another format', 0, 'kairo-record/9'],
    ['no rules', 1, 'rules one'],
    ['no hash', 2, 'edition cairo abc'],
    ['another start', 3, 'start random'],
    ['money', 4, 'money secret'],
    ['a seat left out', 6, ''],
    ['what it knows', 8, 'knows everything'],
    ['a turn number', firstTurn + 3, '9 A take pile / take pile'],
    ['a seat letter', firstTurn + 3, '4 E take pile / take pile'],
    ['an action', firstTurn + 3, '4 A jump'],
    ['a broken note', firstTurn + 3, '4 A take pile {[} / take pile'],
    ['text behind the result', lines.length - 1, 'the end'],
  ])('%s', (_, at, line) => {
    const changed = lines.map((old, i) => (i === at ? line : old)).join('\n');
    const parsed = parseRecord(changed);
    expect(parsed.ok ? 'read' : parsed.error.code).toMatch(/^record\/(unreadable|malformed)$/);
    if (!parsed.ok && parsed.error.code === 'record/unreadable' && line !== '') {
      expect(parsed.error.line).toBe(at + 1);
    }
  });

  const like = (example: string) => ({ kind: 'like', example });
  const exactly = (...values: string[]) => ({ kind: 'one-of', values });
  const KNOWS = ['table', 'spectator', 'A', 'B', 'C', 'D'].map((viewer) => `knows ${viewer}`);
  const noTurn = { kind: 'turn-or-end', turn: 1 };
  const refusal = (line: number, found: string, expected: object) => ({
    error: { code: 'record/unreadable', line: line + 1, found, expected },
  });
  test.each([
    ['a seat without a name', 6, 'seat B', like('seat B Amina')],
    ['a seat a second time', 7, 'seat B ghost', like('seat C Amina')],
    ['a seat out of turn', 7, 'seat D ghost', like('seat C Amina')],
    ['a seat that no game has', 8, 'seat E ghost', like('seat D Amina')],
    ['a seat behind what is known', 9, 'seat D ghost', noTurn],
    ['a seed a second time', 10, 'test-seed 7', noTurn],
    ['an opening in a record of the table', 10, 'opening', noTurn],
  ])('%s', (_, at, line, expected) => {
    expect(parseRecord(lines.toSpliced(at, 0, line).join('\n'))).toMatchObject(refusal(at, line, expected));
  });

  test('a seat too many', () => {
    const five = lines.toSpliced(8, 0, 'seat D Dora', 'seat E ghost').join('\n');
    expect(parseRecord(five)).toMatchObject(refusal(9, 'seat E ghost', exactly(...KNOWS)));
  });

  test.each([
    [5, like('seat A Amina')],
    [6, like('seat B Amina')],
  ])('that ends after line %i', (count, expected) => {
    expect(parseRecord(lines.slice(0, count).join('\n'))).toMatchObject(refusal(count, '', expected));
  });

  test.each([
    ['discard J9', like('discard S7')],
    ['stall red c4-c5 with J7', like('stall red c4-c5 with S1')],
    ['stall red c4-c5 with S2 S1 S3', exactly('stall red c4-c5 with S1 S2 S3')],
    ['expand red c4 with S1 pay 2 blue 1 red', exactly('expand red c4 with S1 pay 1 red 2 blue')],
    ['take 5', like('take 1')],
    ['jump', like('lure red c4')],
  ])('an action that is not in the grammar: %s', (action, expected) => {
    const changed = lines.with(firstTurn, `1 A ${action}`).join('\n');
    expect(parseRecord(changed)).toMatchObject(refusal(firstTurn, action, expected));
  });

  const last = lines.length - 2;
  test.each([
    ['a note in a record of the table', firstTurn, `${lines[firstTurn]} {[]}`],
    ['points with a zero in front', last, there(lines[last]).replace('result ', 'result 0')],
    ['a seed that is marked wrongly', 9, there(lines[9]).replace('test-', '')],
  ])('%s is not ignored', (_, at, line) => {
    const changed = lines.with(at, line).join('\n');
    expect(parseRecord(changed)).toMatchObject(refusal(at, line, exactly(there(lines[at]))));
  });

  test('nothing at all', () => {
    expect(parseRecord('')).toEqual({
      ok: false,
      error: {
        code: 'record/unreadable',
        line: 1,
        found: '',
        expected: { kind: 'one-of', values: ['kairo-record/1', 'kairo-record/2', 'kairo-record/3'] },
      },
    });
  });
});
