import { expect, test } from 'vitest';
import { toWav } from '../../src/sound/wav.ts';

test('samples become a file with its length, and are clipped', async () => {
  const file = new DataView(await toWav(new Float32Array([0, 0.5, -1, 7]), 22_050).arrayBuffer());
  const text = (at: number): string =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, i) => file.getUint8(at + i)));
  expect([0, 8, 12, 36].map(text)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(file.byteLength).toBe(44 + 8);
  expect([file.getUint32(4, true), file.getUint32(40, true)]).toEqual([44, 8]);
  expect(file.getUint32(24, true)).toBe(22_050);
  expect([44, 46, 48, 50].map((at) => file.getInt16(at, true))).toEqual([0, 16_384, -32_767, 32_767]);
});
