/** Bots that think in a thread, at the table with people. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { BotSpec } from '@kairo/bots';
import { ALLEY, makeGame } from '@kairo/engine';
import { Match } from '@kairo/table';
import { expect, test } from 'vitest';
import { openBotHost } from '../src/botWorkerThread.ts';
import { makeBrush, makeContext } from '../src/context.ts';
import { BotFailure, Interrupted } from '../src/failure.ts';
import type { Desk } from '../src/play/desk.ts';
import { SeatedBot } from '../src/play/seatedBot.ts';
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

function deskFor(spec: BotSpec): Desk {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const context = makeContext({ stdin, stdout, stderr, env: {}, cwd: '.' }, 'en');
  const game = makeGame(ALLEY, 2, { start: 'preset', openMoney: false });
  const seats = ['Amina', 'Bruno'].map((name) => ({ name, player: spec }));
  return {
    context,
    brush: makeBrush(context, true),
    console: new Console(context.io, { more: '', cut: '' }),
    match: Match.start(game, 'threads'),
    seats,
    savePath: '',
  };
}

test('one whose thread cannot be started plays on, and says so', async () => {
  const spec = { name: 'apprentice', effort: { iterations: 50 } } as const;
  const desk = deskFor(spec);
  const { match } = desk;
  const host = openBotHost(() => new Worker('process.exit(1)', { eval: true }));
  const seat = match.acting ?? 0;
  const { action, note } = await new SeatedBot(spec, match.game, host).decide(desk, seat);
  host.close();
  expect(match.play(action)).toBeUndefined();
  expect(note).toBe(`${desk.seats[seat]?.name} could not be started and plays a quick move.`);
});

test('one that cannot play says why', async () => {
  const spec = { name: 'vizier', effort: { iterations: 50 } } as const;
  const desk = deskFor(spec);
  const error = { code: 'bot/crashed', detail: 'out of memory' } as const;
  const host = openBotHost();
  host.decide = () => ({ answered: Promise.resolve({ ok: false, error }), stop: () => undefined });
  const asked = new SeatedBot(spec, desk.match.game, host).decide(desk, desk.match.acting ?? 0);
  await expect(asked).rejects.toEqual(new BotFailure(error));
  host.close();
});

test('nobody has to wait for one who thinks: Ctrl-C is heard', async () => {
  const spec = { name: 'flat-1000x12', effort: { iterations: 100_000_000 } } as const;
  const desk = deskFor(spec);
  let looks = 0;
  desk.console.throwIfInterrupted = () => {
    if (++looks === 5) throw new Interrupted();
  };
  const host = openBotHost();
  const asked = new SeatedBot(spec, desk.match.game, host).decide(desk, desk.match.acting ?? 0);
  await expect(asked).rejects.toThrow(Interrupted);
  host.close();
});
