/** Any value as a record, in JSON or as text: read, or refused with a code. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  formatRecord,
  type GameRecord,
  parseAction,
  parseRecord,
  recordFromJson,
  recordToJson,
  replayRecord,
} from '../../src/index.ts';
import { changed, expectCoded, junk, runs } from './junk.ts';
import { record } from './recordings.ts';
import { same } from './same.ts';
import { ALL_EDITIONS, byKind, SETUPS, there } from './setups.ts';

const CODES = /^record\/[a-z-]+$/;
const short = [0, 5, 9, 14].flatMap((index) => {
  const wish = { ...there(SETUPS[index]), policy: byKind, seed: 'fuzz', plies: 40 };
  const { recorder } = record(wish);
  return [recorder.tableRecord(), recorder.recordFor(0), recorder.recordFor('spectator')];
});

/** The record without events. */
function played({ opening: _, turns, ...rest }: GameRecord): unknown {
  return { ...rest, turns: turns.map(({ seat, actions }) => ({ seat, actions })) };
}

function readJson(json: unknown): void {
  const read = recordFromJson(json);
  if (!read.ok) {
    expectCoded(read.error, CODES);
    return;
  }
  // The text format can represent every JSON record. (Only JSON can omit the events.)
  const again = parseRecord(formatRecord(read.value));
  same(again.ok ? played(again.value) : again.error, played(read.value));
  const replay = replayRecord(read.value, ALL_EDITIONS);
  if (!replay.ok) expectCoded(replay.error, CODES);
}

function readText(text: string): void {
  const read = parseRecord(text);
  if (!read.ok) {
    expectCoded(read.error, CODES);
    return;
  }
  // What was parsed can be formatted and parsed again.
  same(parseRecord(formatRecord(read.value)), read);
  const replay = replayRecord(read.value, ALL_EDITIONS);
  if (!replay.ok) expectCoded(replay.error, CODES);
}

describe('anything as a record', () => {
  test('any JSON and worse', () => {
    fc.assert(fc.property(junk, readJson), runs(1, 1000));
  });

  test('valid JSON with something changed', () => {
    const json = fc.constantFrom(...short).chain((one) => changed(recordToJson(one)));
    fc.assert(fc.property(json, readJson), runs(2, 200));
  });

  test('any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'kairo-record/1',
            'rules 1',
            'start preset',
            'seat A x',
            '1 A take pile',
            'opening {[]}',
          ),
        )
        .map((lines) => lines.join('\n')),
    );
    fc.assert(fc.property(text, readText), runs(3, 1000));
  });

  test('valid text with something changed', () => {
    const edits = fc.array(
      fc.record({
        kind: fc.constantFrom('drop line', 'double line', 'swap lines', 'drop', 'insert'),
        at: fc.nat(),
        other: fc.nat(),
        text: fc.oneof(
          fc.string({ maxLength: 3 }),
          fc.constantFrom(' / ', ' {', ']}', '{[]}', '\n', 'A', '1 ', '#'),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    );
    const text = fc.tuple(fc.constantFrom(...short), edits).map(([one, changes]) =>
      changes.reduce((old, { kind, at, other, text }) => {
        const lines = old.split('\n');
        const [line, otherLine] = [at % lines.length, other % lines.length];
        const place = at % old.length;
        if (kind === 'drop line') return lines.toSpliced(line, 1).join('\n');
        if (kind === 'double line') return lines.toSpliced(line, 0, there(lines[otherLine])).join('\n');
        if (kind === 'swap lines')
          return lines.with(line, there(lines[otherLine])).with(otherLine, there(lines[line])).join('\n');
        if (kind === 'drop') return old.slice(0, place) + old.slice(place + 1 + (other % 3));
        return old.slice(0, place) + text + old.slice(place);
      }, formatRecord(one)),
    );
    fc.assert(fc.property(text, readText), runs(4, 300));
  });
});

describe('any text as an action', () => {
  test('what is understood is understood again', () => {
    const words = fc.array(
      fc.constantFrom(
        'place',
        'stall',
        'expand',
        'lure',
        'take',
        'red',
        'blue',
        'c4',
        'c4-c5',
        'with',
        'S1',
        'J2',
        'pay',
        '1',
        '2',
        'fee',
        'past',
        'pile',
      ),
      { maxLength: 12 },
    );
    const text = fc.oneof(
      fc.string(),
      words.map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(text, (one) => {
        parseAction(one);
      }),
      runs(5, 3000),
    );
  });
});
