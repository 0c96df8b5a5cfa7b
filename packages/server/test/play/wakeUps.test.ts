import { expect, test } from 'vitest';
import { Outages } from '../../src/play/outages.ts';
import { type Looked, WakeUps } from '../../src/play/wakeUps.ts';
import type { Wake } from '../../src/storage/storage.ts';
import { freshFile, opened } from '../storage/opened.ts';
import { FakeClock } from './fakeClock.ts';

test('a wake-up is done, stays for a busy game, or is put off', async () => {
  const clock = new FakeClock();
  const now = clock.now();
  const due: Wake[] = ['done', 'busy', 'later'].map((game) => ({ game, at: now }));
  const did: string[] = [];
  const looks: { readonly [game: string]: Looked } = { done: 'done', busy: 'busy', later: { at: now + 9 } };
  const wakeUps = new WakeUps({
    store: {
      due: async () => due,
      next: async () => now,
      done: async ({ game }) => void did.push(`done ${game}`),
      postpone: async ({ game }, to) => void did.push(`${game} in ${to - now}`),
    },
    clock,
    live: () => 0,
    look: async (id) => looks[id] ?? 'done',
    report: (failure) => {
      throw failure;
    },
  });
  await wakeUps.look();
  expect(did).toEqual(['done done', 'later in 9']);
});

test('however short a server was down, clocks stood still', async () => {
  const file = freshFile();
  const clock = new FakeClock();
  const report = (failure: unknown): void => {
    throw failure;
  };
  const first = await opened(file);
  const before = await Outages.open({ store: first.meta, clock, report });
  const stopped = clock.now();
  before.close();
  await first.close();
  clock.pass(3_000);
  const second = await opened(file);
  const after = await Outages.open({ store: second.meta, clock, report });
  expect(after.between(stopped - 1_000, clock.now() + 1_000)).toBe(3_000);
  after.close();
  await second.close();
});

test('a clock that is set forward counts for no one, from that moment on', async () => {
  const file = freshFile();
  const clock = new FakeClock();
  const report = (failure: unknown): void => {
    throw failure;
  };
  const storage = await opened(file);
  const outages = await Outages.open({ store: storage.meta, clock, report });
  clock.pass(7_000);
  const began = clock.now();
  clock.pass(1_000);
  clock.jump(3_600_000);
  const played = (): number => clock.now() - began - outages.between(began, clock.now());
  // What is not counted begins with the last sign of life.
  expect(played()).toBe(0);
  clock.pass(20_000);
  expect(played()).toBe(18_000);
  // A jump that is shorter than a pause of the server may be.
  clock.jump(2_000);
  clock.pass(10_000);
  expect(played()).toBe(30_000);
  // Set right again, it goes through the same hour once more.
  clock.jump(-3_600_000);
  const later = clock.now();
  clock.pass(30_000);
  // Only until the next sign of life.
  expect(outages.between(later, clock.now())).toBeLessThanOrEqual(5_000);
  outages.close();
  await storage.close();
  // Another server knows the same.
  const again = await opened(file);
  expect(await again.meta.outages(0)).toHaveLength(1);
  await again.close();
});
