import type { BotHost } from '@kairo/bots';
import { ok } from '@kairo/engine';
import { expect, test } from 'vitest';
import { BotPool } from '../../src/play/botPool.ts';
import { FakeClock } from './fakeClock.ts';

interface Asked {
  readonly what: string;
  readonly answer: () => void;
  isStopped: boolean;
}

function open(threads: number) {
  const clock = new FakeClock();
  const asked: Asked[] = [];
  let opened = 0;
  const ask = (what: string) => {
    let one: Asked | undefined;
    const answered = new Promise((resolve) => {
      one = { what, answer: () => resolve(ok({ thought: { action: what } })), isStopped: false };
      asked.push(one);
    });
    return {
      answered,
      stop: () => {
        if (one !== undefined) one.isStopped = true;
        one?.answer();
      },
    };
  };
  const host = {
    decide: (spec: { readonly name: string }) => ask(spec.name),
    advise: () => ask('advice'),
    close: () => undefined,
  };
  const pool = new BotPool({
    threads,
    clock,
    open: () => {
      opened++;
      return host as unknown as BotHost;
    },
  });
  const decide = (name: string) => pool.decide({ name } as never, {} as never);
  const advise = () => pool.advise({ count: 1 }, { iterations: 1 }, {} as never);
  return { pool, clock, asked, decide, advise, opened: () => opened };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('as many think as there are threads; others wait in order, advice last', async () => {
  const { pool, asked, decide, advise, opened } = open(2);
  decide('a');
  decide('b');
  advise();
  decide('c');
  decide('d');
  expect(asked.map(({ what }) => what)).toEqual(['a', 'b']);
  expect(pool.figures).toMatchObject({ thinking: 2, waiting: 2 });
  expect(opened()).toBe(2);
  for (let i = 0; i < 5; i++) {
    asked[i]?.answer();
    await settled();
  }
  expect(asked.map(({ what }) => what)).toEqual(['a', 'b', 'c', 'd', 'advice']);
  expect(pool.figures).toMatchObject({ thinking: 0, waiting: 0, decisions: 4, shortened: 0 });
});

test('so much advice may wait; a question that is dropped leaves its place to another one', async () => {
  const { asked, decide, advise } = open(1);
  decide('a');
  const questions = Array.from({ length: 32 }, advise);
  expect(await advise().answered).toMatchObject({ ok: false, error: { code: 'bot/absent' } });
  questions[5]?.stop();
  expect(await questions[5]?.answered).toMatchObject({ ok: false, error: { code: 'bot/absent' } });
  advise();
  for (let i = 0; i < 40; i++) {
    asked[i]?.answer();
    await settled();
  }
  expect(asked.map(({ what }) => what)).toEqual(['a', ...Array.from({ length: 32 }, () => 'advice')]);
});

test('the more wait, the less time those who think have', async () => {
  const { pool, clock, asked, decide } = open(1);
  decide('a');
  clock.pass(1_500);
  expect(asked[0]?.isStopped).toBe(false);
  for (const name of ['b', 'c', 'd', 'e']) decide(name);
  clock.pass(1);
  expect(asked[0]?.isStopped).toBe(true);
  await settled();
  expect(asked[1]?.what).toBe('b');
  clock.pass(200);
  expect(asked[1]?.isStopped).toBe(false);
  clock.pass(200);
  expect(asked[1]?.isStopped).toBe(true);
  expect(pool.figures.shortened).toBe(2);
});

test('what is stopped before it begins answers at once when it begins; a closed pool answers no one', async () => {
  const { pool, asked, decide } = open(1);
  decide('a');
  const second = decide('b');
  second.stop();
  asked[0]?.answer();
  await settled();
  expect(asked[1]).toMatchObject({ what: 'b', isStopped: true });
  decide('c');
  const waiting = decide('d');
  pool.close();
  await expect(waiting.answered).rejects.toThrow();
  await expect(decide('e').answered).rejects.toThrow();
});
