import { statSync } from 'node:fs';
import { RULES_VERSION } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import cairo2 from '../src/learned/weights/cairo2.json' with { type: 'json' };
import { readWeights, WEIGHTS_FORMAT } from '../src/learned/weights.ts';
import { FACTS } from '../src/position/facts.ts';

describe('weights files', () => {
  const names = ['cairo', 'alley', 'instinct', 'outlook'];
  test.each(names.flatMap((name) => [2, 3, 4].map((players) => [name, players] as const)))(
    '%s%i is whole and small',
    async (name, players) => {
      const file = new URL(`../src/learned/weights/${name}${players}.json`, import.meta.url);
      const { default: weights } = await import(file.href, { with: { type: 'json' } });
      expect(readWeights(weights, players).ok).toBe(true);
      expect(statSync(file).size).toBeLessThan(100_000);
    },
  );

  test.each<[string, unknown, unknown]>([
    ['nothing', undefined, { code: 'weights/format', expected: WEIGHTS_FORMAT, found: 'undefined' }],
    ['a text', 'weights', { code: 'weights/format', expected: WEIGHTS_FORMAT, found: 'undefined' }],
    [
      'another format',
      { ...cairo2, format: 'onnx' },
      { code: 'weights/format', expected: WEIGHTS_FORMAT, found: '"onnx"' },
    ],
    [
      'other rules',
      { ...cairo2, rulesVersion: 99 },
      { code: 'weights/rules-version', expected: RULES_VERSION, found: '99' },
    ],
    [
      'another number of players',
      { ...cairo2, players: 3 },
      { code: 'weights/players', expected: 2, found: '3' },
    ],
    [
      'other facts',
      { ...cairo2, facts: ['points'] },
      { code: 'weights/facts', expected: FACTS, found: '["points"]' },
    ],
    [
      'too few numbers',
      { ...cairo2, linear: [1] },
      { code: 'weights/numbers', field: 'linear', expected: FACTS.length, largest: 1000 },
    ],
    [
      'no numbers',
      { ...cairo2, scale: cairo2.scale.map(() => 'x') },
      { code: 'weights/numbers', field: 'scale', expected: FACTS.length, largest: 1000 },
    ],
    [
      'numbers beyond all reason',
      { ...cairo2, out: cairo2.out.with(0, 1e308) },
      { code: 'weights/numbers', field: 'out', expected: cairo2.out.length, largest: 1000 },
    ],
    [
      'a number that is none',
      { ...cairo2, bias: cairo2.bias.with(1, Number.NaN) },
      { code: 'weights/numbers', field: 'bias', expected: cairo2.bias.length, largest: 1000 },
    ],
  ])('%s is refused by name', (_, file, error) => {
    expect(readWeights(file, 2)).toEqual({ ok: false, error });
  });
});
