import type { TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { BARKER, PEOPLE, PILE } from './scene.ts';
import { House, Sitting, setupOf, there, turnOfTheLoop } from './sitting.ts';

describe('of two authorities over one game', () => {
  async function two(setup: TableSetup = PEOPLE): Promise<[Sitting, Sitting]> {
    const first = await Sitting.open('t', setup, {});
    const second = await new Sitting('t', { house: new House(first.house.store) }).join();
    const acting = there(first.known.acting);
    await first.sit(acting);
    await second.sit(acting);
    return [first, second];
  }

  test('the slower one’s command is stale, and it catches up', async () => {
    const [first, second] = await two();
    await first.act(PILE);
    expect(second.known.version.seq).toBe(1);
    expect(await second.refusalOf({ type: 'act', action: BARKER })).toBe('table/stale');
    expect(second.known).toEqual(first.known);
    expect(second.storage).toBe('durable');
    await second.act(BARKER);
    // The one that was faster is the slower one now.
    expect(await first.refusalOf({ type: 'act', action: BARKER })).toBe('table/stale');
    expect(first.known).toEqual(second.known);
  });

  test('a draft is as good as a step', async () => {
    const [first, second] = await two();
    await first.act(BARKER);
    expect(await second.refusalOf({ type: 'act', action: PILE })).toBe('table/stale');
    expect(second.known.draft).toEqual(first.known.draft);
    await second.act(BARKER);
    await second.endTurn();
    expect(await first.refusalOf({ type: 'undo' })).toBe('table/stale');
    expect(first.known.acting).not.toBe(first.known.viewer);
  });

  test('both answer the same command as done, and it is applied once', async () => {
    const [first, second] = await two();
    const seat = there(first.known.acting);
    const command = { type: 'act', action: PILE };
    const message = { type: 'command', id: 'same', seat, base: first.known.version, command };
    expect((await first.reply(message)).at(-1)).toMatchObject({ type: 'done', version: { seq: 2 } });
    expect((await second.reply(message)).at(-1)).toMatchObject({ type: 'done', version: { seq: 2 } });
    expect((await first.house.store.read('t', 0, 99)).length).toBe(2);
  });

  test('a bot’s action that comes too late is dropped, and the bot is asked again', async () => {
    const setup = setupOf(['trader', 'trader']);
    const first = await Sitting.open('t', setup, {});
    const second = await new Sitting('t', { house: new House(first.house.store) }).join();
    while (Math.min(first.known.version.seq, second.known.version.seq) < 20) await turnOfTheLoop();
    expect([first.failure, second.failure]).toEqual([undefined, undefined]);
    for (const { line } of [first, second]) line.close();
    const eventsOf = ({ known }: Sitting) => known.steps.slice(0, 20).map(({ events }) => events);
    expect(eventsOf(second)).toEqual(eventsOf(first));
  });
});
