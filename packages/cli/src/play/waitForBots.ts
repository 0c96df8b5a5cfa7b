/** Waits while bots play. */
import type { Seat } from '@kairo/engine';
import { type Desk, isPerson, nameOf, throwIfFailed } from './desk.ts';

/** In milliseconds: after that time, a remark says that the bot is thinking. */
const PATIENCE = 400;
/** The interval at which Ctrl-C is noticed, in milliseconds. */
const TICK = 40;

/** Returns when a person has to act or the game is over, with notes on bots whose threads have failed. */
export async function waitForBots(desk: Desk): Promise<string[]> {
  const { table, console, context } = desk;
  const first = table.match.version.seq;
  let deciding: number | undefined;
  let since = 0;
  let isRemarked = false;
  for (let seat = botToAct(desk); seat !== undefined; seat = botToAct(desk)) {
    const { seq } = table.match.version;
    if (seq !== deciding) {
      deciding = seq;
      since = performance.now();
      isRemarked = false;
    } else if (!isRemarked && performance.now() - since >= PATIENCE) {
      console.remark(context.t.terminal.play.thinking(nameOf(desk, seat)));
      isRemarked = true;
    }
    await changeOrTick(desk);
  }
  return mishapsSince(desk, first);
}

function botToAct(desk: Desk): Seat | undefined {
  desk.console.throwIfInterrupted();
  throwIfFailed(desk);
  const { acting } = desk.table.match;
  return isPerson(desk, acting) ? undefined : acting;
}

function changeOrTick({ table }: Desk): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, TICK);
    const stop = table.listen(done);
  });
}

async function mishapsSince(desk: Desk, seq: number): Promise<string[]> {
  const { table, context } = desk;
  const { fallback } = context.t.terminal.play;
  const entries = await table.entries(seq, table.match.version.seq);
  const notes = entries.flatMap((entry) =>
    entry.type === 'step' && entry.mishap ? [fallback[entry.mishap](nameOf(desk, entry.seat))] : [],
  );
  return [...new Set(notes)];
}
