import { expect, test } from 'vitest';
import { readBoard } from '../../src/online/parts/readBoard.ts';

const file = (text: string, size = text.length) => ({ size, text: async () => text });

test('an object with an id is left to the server', async () => {
  expect(await readBoard(file('{"id":"oasis"}'))).toEqual({ ok: true, value: { id: 'oasis' } });
});

test.each(['', '{', 'null', '[]', '"cairo"', '{}', '{"id":7}', '{"id":""}'])('no board: %s', async (text) => {
  expect(await readBoard(file(text))).toEqual({ ok: false, error: 'notABoard' });
});

test('a file that cannot be read, or is too large to be read', async () => {
  const broken = { size: 10, text: () => Promise.reject(new Error('gone')) };
  expect(await readBoard(broken)).toEqual({ ok: false, error: 'notABoard' });
  expect(await readBoard(file('{"id":"oasis"}', 64_001))).toEqual({ ok: false, error: 'tooLarge' });
});
