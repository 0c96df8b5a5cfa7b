/** The evening: everybody in turn, bots by themselves, and a curtain between people. */
import type { BotHost } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import { openBotHost } from '../botWorkerThread.ts';
import { type Desk, logLines, save } from './desk.ts';
import { HUMAN } from './match.ts';
import { SeatedBot } from './seatedBot.ts';
import { takeTurn } from './turn.ts';

/** Plays to the end. Whoever leaves early throws; everything done until then is saved. */
export async function playTable(desk: Desk): Promise<void> {
  const host = openBotHost();
  try {
    await playWith(desk, host);
  } finally {
    host.close();
  }
}

async function playWith(desk: Desk, host: BotHost): Promise<void> {
  const { match, console } = desk;
  const bots = match.setup.seats.map(({ player }) =>
    player === HUMAN ? undefined : new SeatedBot(player, match.setup.game, host),
  );
  /** For whoever looks next, each once. */
  const notes = new Set<string>();
  const people = match.setup.seats.filter(({ player }) => player === HUMAN).length;
  let watching: Seat | undefined;
  if (match.actor !== undefined) save(desk); // a finished game stays as it is
  for (let seat = match.actor; seat !== undefined; seat = match.actor) {
    const bot = bots[seat];
    if (bot !== undefined) {
      const note = await letBotAct(desk, bot, seat);
      if (note !== undefined) notes.add(note);
      continue;
    }
    if (people > 1 && watching !== seat) await drawCurtain(desk, seat);
    watching = seat;
    const news = [...logLines(desk, seat, false), ...notes];
    notes.clear();
    await takeTurn(desk, seat, news);
  }
  if (people > 1) console.wipe();
  if (notes.size > 0) console.print([...notes]);
}

/** What there is to say about it beside what happened. */
async function letBotAct(desk: Desk, bot: SeatedBot, seat: Seat): Promise<string | undefined> {
  const { action, note } = await bot.decide(desk, seat);
  const step = desk.match.play(action);
  if (!step.ok) throw new Error(`a bot chose an illegal action: ${JSON.stringify(step.error)}`);
  save(desk);
  return note;
}

/** Nobody sees the next hand before its owner sits at the terminal, nor the last one after. */
async function drawCurtain({ console, context, match, brush }: Desk, seat: Seat): Promise<void> {
  const { play } = context.t.terminal;
  const name = match.names[seat] ?? '';
  console.wipe();
  console.print(['', brush.paint(play.curtain(name), { bold: true }), '']);
  await console.ask(`${play.curtainReady} `);
  console.wipe();
}
