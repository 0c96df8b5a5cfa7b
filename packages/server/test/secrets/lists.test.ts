/** A list of actions is no oracle: what stands after a reveal or a turn's end is refused before anything is tried. */
import { type Action, type CardName, FastRandom, legalActions, whoActs } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { Match } from '@kairo/table';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ask, closeServers, type Reply, seated, serve } from '../online/serving.ts';
import { type Course, courseOf, type Deal, dealt, dealtOtherwise } from './course.ts';
import { setupOf } from './pair.ts';

afterAll(closeServers);

afterEach(() => {
  vi.restoreAllMocks();
});

const setup = setupOf([PERSON, PERSON]);
const PILE: Action = { type: 'pick', from: 'pile' };
const CARDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'J1', 'J2', 'J3', 'S99'] as CardName[];

/** Legal or not depending on the card that lies on top of the pile, and on what comes into the display. */
function probes(legal: readonly Action[]): Action[][] {
  const builds = legal.filter(({ type }) => type === 'expand' || type === 'stall').slice(0, 3);
  const after: Action[] = [
    ...CARDS.map((card): Action => ({ type: 'discard', card })),
    ...[0, 1, 2, 3].map((index): Action => ({ type: 'pick', from: 'display', index })),
    ...builds,
    PILE,
    { type: 'dropOut' },
  ];
  const first: Action = { type: 'pick', from: 'display', index: 0 };
  return after.flatMap((action) => [
    [PILE, action],
    [first, PILE, action],
    [PILE, PILE, action],
    ...builds.map((build) => [build, action]),
    [first, { type: 'pick', from: 'display', index: 1 }, PILE, action],
  ]);
}

async function answersOn(course: Course, deal: Deal): Promise<string[]> {
  vi.spyOn(Match, 'deal').mockImplementation(() => dealt(course, deal));
  const site = await serve();
  const { table, keys } = await seated(site, setup);
  const key = keys[whoActs(deal.state) ?? -1] ?? '';
  const play = (id: string, actions: readonly Action[]): Promise<Reply> =>
    ask(site, 'POST', `/tables/${table}/actions`, { key, body: { id, base: 1, actions } });
  const answers: string[] = [];
  for (const [i, actions] of probes(legalActions(deal.state)).entries()) {
    const { status, text } = await play(`probe ${i}`, actions);
    answers.push(`${status} ${text}`);
  }
  // Nothing of all that was played.
  expect((await ask(site, 'GET', `/tables/${table}?from=0`, { key })).body.seq).toBe(1);
  expect((await play('at last', [PILE])).status).toBe(200);
  await site.close();
  return answers;
}

test('the answers are the same whatever is hidden', async () => {
  const course = courseOf(setup, 'oracle', 1);
  const acting = whoActs(course.deal.state) ?? 'spectator';
  const here = await answersOn(course, course.deal);
  for (const seed of ['a', 'b']) {
    const other = dealtOtherwise({ ...course, turns: [] }, acting, new FastRandom(seed));
    expect(other.exchanged).toBeGreaterThan(100);
    expect(await answersOn(course, other)).toEqual(here);
  }
  const known = /^400 \{"error":\{"code":"table\/(after-reveal|after-turn|malformed)"/;
  expect(here.filter((answer) => !known.test(answer))).toEqual([]);
  expect(here.filter((answer) => answer.includes('after-reveal')).length).toBeGreaterThan(20);
  expect(here.filter((answer) => answer.includes('after-turn')).length).toBeGreaterThan(20);
});
