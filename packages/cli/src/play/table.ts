/** The evening: everybody in turn, bots by themselves, and a curtain between people. */
import type { BotHost } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import { openBotHost } from '../botWorkerThread.ts';
import { type Desk, newsLines, save } from './desk.ts';
import { SeatedBot } from './seatedBot.ts';
import { HUMAN, nameOf } from './seating.ts';
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
  const { match, seats, console } = desk;
  const bots = seats.map(({ player }) =>
    player === HUMAN ? undefined : new SeatedBot(player, match.game, host),
  );
  /** For whoever looks next, each once. */
  const notes = new Set<string>();
  /** What the end of the last person's turn brought, until somebody has been told. */
  let ending: readonly string[] = [];
  const people = seats.filter(({ player }) => player === HUMAN).length;
  let watching: Seat | undefined;
  if (match.acting !== undefined) save(desk); // a finished game stays as it is
  for (let seat = match.acting; seat !== undefined; seat = match.acting) {
    const bot = bots[seat];
    if (bot !== undefined) {
      const note = await letBotAct(desk, bot, seat);
      if (note !== undefined) notes.add(note);
      continue;
    }
    if (people > 1 && watching !== seat) {
      await drawCurtain(desk, seat, ending);
      ending = [];
    }
    watching = seat;
    const news = [...ending, ...newsLines(desk, seat), ...notes];
    notes.clear();
    ending = await takeTurn(desk, seat, news);
  }
  if (people > 1) console.wipe();
  if (notes.size > 0) console.print([...notes]);
}

/** What there is to say about it beside what happened. */
async function letBotAct(desk: Desk, bot: SeatedBot, seat: Seat): Promise<string | undefined> {
  const { action, note } = await bot.decide(desk, seat);
  const refusal = desk.match.play(action);
  if (refusal !== undefined) throw new Error(`a bot chose an illegal action: ${JSON.stringify(refusal)}`);
  save(desk);
  return note;
}

/**
 * Nobody sees the next hand before its owner sits at the terminal, nor the last one after; how the last turn ended is
 * for everybody.
 */
async function drawCurtain(desk: Desk, seat: Seat, ending: readonly string[]): Promise<void> {
  const { console, context, brush } = desk;
  const { play } = context.t.terminal;
  console.wipe();
  console.tell(ending);
  console.print(['', brush.paint(play.curtain(nameOf(desk, seat)), { bold: true }), '']);
  await console.ask(`${play.curtainReady} `);
  console.wipe();
}
