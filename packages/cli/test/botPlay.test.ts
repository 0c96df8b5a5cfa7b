/** Bots at a table with persons. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { BotHost } from '@kairo/bots';
import { MemoryStore, TableHost } from '@kairo/table';
import { openBotHost } from '@kairo/threads';
import { afterEach, expect, test } from 'vitest';
import { makeBrush, makeContext } from '../src/context.ts';
import { BotFailure, Interrupted } from '../src/failure.ts';
import { namesIn, newGameOf, readSeats } from '../src/games/seating.ts';
import { readEdition } from '../src/options.ts';
import type { Desk } from '../src/play/desk.ts';
import { TerminalBots } from '../src/play/terminalBots.ts';
import { waitForBots } from '../src/play/waitForBots.ts';
import { Console } from '../src/screen/console.ts';
import { kairo, newFolder } from './harness.ts';

test('a bot with a budget plays its turns', async () => {
  const cwd = newFolder();
  const { code, out, err } = await kairo(
    ['play', '--seats', 'merchant@2,random', '--edition', 'alley', '--seed', '3', '--save', 'game.kairo'],
    { cwd },
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/stumbled|lost in thought/);
  expect(existsSync(join(cwd, 'game.kairo'))).toBe(true);
});

const opened: { readonly desk: Desk; readonly bots: BotHost }[] = [];
afterEach(() => {
  for (const { desk, bots } of opened.splice(0)) {
    desk.table.close();
    bots.close();
  }
});

/** A game in memory. With this seed, the bot in the second seat begins. */
async function deskWith(seats: string, bots: BotHost): Promise<Desk> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const context = makeContext({ stdin, stdout, stderr, env: {}, cwd: '.' }, 'en');
  const host = new TableHost({
    store: new MemoryStore(),
    isDurable: false,
    bots: new TerminalBots(bots),
    now: () => 0,
  });
  const edition = readEdition(context, 'alley');
  const choice = { edition, start: 'preset', openMoney: false, seats: readSeats(context.t, seats) } as const;
  await host.create({ id: 'game', seed: '9', ...newGameOf(choice) });
  const table = await host.table('game');
  if (!table.ok) throw new Error(table.error.code);
  const desk: Desk = {
    context,
    brush: makeBrush(context, true),
    console: new Console(context.io, { more: '', cut: '' }),
    table: table.value,
    names: namesIn(context.t, table.value.header),
    path: '',
  };
  opened.push({ desk, bots });
  return desk;
}

test('a bot whose thread cannot be started plays a quick move, and a note says so', async () => {
  const bots = openBotHost(() => new Worker('process.exit(1)', { eval: true }));
  const desk = await deskWith('person:Amina,merchant@50:Bruno', bots);
  expect(await waitForBots(desk)).toEqual(['Bruno did not start; a quick move is made instead.']);
  expect(desk.table.match.acting).toBe(0);
});

test('a bot that cannot play ends the game with the reason', async () => {
  const error = { code: 'bot/crashed', detail: 'out of memory' } as const;
  const bots = openBotHost();
  bots.decide = () => ({ answered: Promise.resolve({ ok: false, error }), stop: () => undefined });
  const desk = await deskWith('person:Amina,vizier@50:Bruno', bots);
  await expect(waitForBots(desk)).rejects.toEqual(new BotFailure(error));
});

test('Ctrl-C is noticed while a bot is thinking', async () => {
  const desk = await deskWith('person:Amina,vizier@100000000:Bruno', openBotHost());
  let looks = 0;
  desk.console.throwIfInterrupted = () => {
    if (++looks === 5) throw new Interrupted();
  };
  await expect(waitForBots(desk)).rejects.toThrow(Interrupted);
});

test('a remark says who is thinking', async () => {
  const desk = await deskWith('person:Amina,vizier@100000000:Bruno', openBotHost());
  const remarks: string[] = [];
  desk.console.remark = (text) => {
    remarks.push(text);
    desk.table.hurry();
  };
  await waitForBots(desk);
  expect(remarks.slice(0, 1)).toEqual(['Bruno is thinking…']);
});
