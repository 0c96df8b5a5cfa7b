import { describe, expect, test } from 'vitest';
import { isLoopback, networkOf } from '../../src/limits/addresses.ts';
import { Counts } from '../../src/limits/counts.ts';
import { parseJson } from '../../src/limits/json.ts';
import { TokenBuckets } from '../../src/limits/tokenBuckets.ts';
import { drawCode, drawId, drawOrder, isId, readCode } from '../../src/rooms/ids.ts';
import { isSameName, readName } from '../../src/rooms/names.ts';

describe('rates', () => {
  test('a bucket gives what is in it, fills up again, and is not emptied by a clock that jumps back', () => {
    let now = 0;
    const buckets = new TokenBuckets({ perSecond: 2, burst: 3 }, () => now);
    expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 1]);
    expect(buckets.take('b')).toBe(0);
    now = 500;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 1]);
    now = -1_000_000;
    expect(buckets.take('a')).toBe(1);
    now += 1_000;
    expect(buckets.take('a')).toBe(0);
  });

  test('memory is bounded, however many names there are', () => {
    const buckets = new TokenBuckets({ perSecond: 1, burst: 1 }, () => 0);
    for (let i = 0; i < 60_000; i++) buckets.take(`${i}`);
    expect(buckets.size).toBeLessThanOrEqual(50_000);
  });

  test('what was taken is given back once', () => {
    const counts = new Counts(1);
    const giveBack = counts.take('a');
    expect(counts.take('a')).toBeUndefined();
    expect(counts.take('b')).toBeDefined();
    giveBack?.();
    giveBack?.();
    expect(counts.take('a')).toBeDefined();
    expect(counts.take('a')).toBeUndefined();
  });
});

test('an address of IPv6 counts with its network', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('2001:db8:1:3::9')).not.toBe(networkOf('2001:db8:1:2::9'));
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect([isLoopback('127.0.0.1'), isLoopback('::1'), isLoopback('::ffff:127.0.0.9')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isLoopback('10.0.0.1'), isLoopback(undefined)]).toEqual([false, false]);
});

test.each<[string, unknown]>([
  ['{"a":{"b":":","b:":[1,{"a":{}}]},"":"\\":"}', undefined],
  ['{"__proto__":1,"constructor":2}', undefined],
  [`["${'['.repeat(30)}\\"${'{'.repeat(30)}"]`, undefined],
  [`${'['.repeat(24)}${']'.repeat(24)}`, undefined],
  [`${'['.repeat(25)}${']'.repeat(25)}`, 'JSON of at most 24 levels'],
  ['['.repeat(16_000), 'JSON of at most 24 levels'],
  ['{"a":1', 'JSON'],
  ['{"a":1,"a":1}', 'JSON in which no object has the same key twice'],
  ['{"a":1,"\\u0061":2}', 'JSON in which no object has the same key twice'],
  ['[{"a":{"b":1,"c":2,"b":3}}]', 'JSON in which no object has the same key twice'],
  ['{"__proto__":1,"__proto__":2}', 'JSON in which no object has the same key twice'],
])('JSON %j: %s', (text, refusal) => {
  const parsed = parseJson(text);
  if (refusal === undefined) expect(parsed).toEqual({ ok: true, value: JSON.parse(text) });
  else expect(parsed).toEqual({ ok: false, error: refusal });
});

test('ids and codes', () => {
  expect(isId(drawId())).toBe(true);
  expect(isId('../../etc/passwd-------')).toBe(false);
  const code = drawCode();
  expect(readCode(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toBe(code);
  expect(readCode('ABC0EF')).toBeUndefined();
  expect(drawOrder(4).sort()).toEqual([0, 1, 2, 3]);
});

test.each([
  ['Amina', 'Amina'],
  ['  Noor ', 'Noor'],
  ['Zoë', 'Zoë'],
  ['😀', '😀'],
  ['', undefined],
  ['   ', undefined],
  ['\u200b', undefined],
  ['a\nb', undefined],
  ['a\u202eb', undefined],
  ['\ud800', undefined],
  ['x'.repeat(25), undefined],
])('%j as a name is %j', (text, name) => expect(readName(text)).toBe(name));

test('names that look alike are the same', () => {
  expect(isSameName('STRASSE', 'straße')).toBe(true);
  expect(isSameName('ﬁn', 'FIN')).toBe(true);
  expect(isSameName('Noor', 'Nour')).toBe(false);
});
