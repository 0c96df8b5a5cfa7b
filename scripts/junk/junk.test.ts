/** The short form of `npm run junk`, and whether it would notice. */
import { describe, expect, test } from 'vitest';
import { judgeAnswer, judgeMessages } from './judge.ts';
import { sendJunk } from './run.ts';

test('a server takes some thousands of inputs as it should', async () => {
  const { failures, sent, answers } = await sendJunk({
    inputs: 4_000,
    seed: 'test',
    limits: 'wide',
    hangs: false,
  });
  expect(failures).toEqual([]);
  const kinds = [...sent.keys()];
  expect(kinds.filter((name) => name.includes('/api/')).length).toBeGreaterThan(12);
  expect(kinds.filter((name) => name.startsWith('message ')).length).toBeGreaterThan(10);
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      '400 table/malformed',
      '404 room/unknown',
      'refused table/malformed',
      'handshake 101',
    ]),
  );
});

describe('noticed are', () => {
  const request = Buffer.from('GET /api/v1/me HTTP/1.1\r\n');
  test.each([
    ['an error without a code', 400, '{"error":"Bad Request"}'],
    ['a page instead of an error', 404, '<html>'],
    ['a failure of the server', 500, '{"error":{"code":"server/unavailable"}}'],
    ['a server that cannot', 503, '{"error":{"code":"server/unavailable"}}'],
  ])('%s', (_, status, body) => {
    expect(judgeAnswer(request, { kind: 'answer', status, head: '', body }).wrong).toBeDefined();
  });

  test('no answer at all', () => {
    expect(judgeAnswer(request, { kind: 'silence' }).wrong).toBeDefined();
  });

  test.each([
    '{"type":"secret"}',
    '{"type":"refused","refusal":{}}',
    '{"type":"failed","error":{"code":"table/crashed"}}',
  ])('the message %s', (text) => {
    const [verdict] = judgeMessages({ status: 101, messages: [text], closed: undefined });
    expect(verdict?.wrong).toBeDefined();
  });

  test('a socket closed for an unknown reason', () => {
    const [verdict] = judgeMessages({ status: 101, messages: [], closed: 1011 });
    expect(verdict?.wrong).toBeDefined();
  });
});
