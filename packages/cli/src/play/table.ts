/** The evening: everybody in turn, bots by themselves, and a curtain between people. */
import { type Bot, makeBot } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import { botAction } from '../arena.ts';
import { type Desk, logLines, save } from './desk.ts';
import { HUMAN } from './match.ts';
import { takeTurn } from './turn.ts';

/** Plays to the end. Whoever leaves early throws; everything done until then is saved. */
export async function playTable(desk: Desk): Promise<void> {
  const { match, console } = desk;
  const bots = match.setup.seats.map(({ player }): Bot | undefined =>
    player === HUMAN ? undefined : makeBot(player, match.setup.game.board.edition),
  );
  const people = match.setup.seats.filter(({ player }) => player === HUMAN).length;
  let watching: Seat | undefined;
  if (match.actor !== undefined) save(desk); // a finished game stays as it is
  for (let seat = match.actor; seat !== undefined; seat = match.actor) {
    const bot = bots[seat];
    if (bot !== undefined) {
      letBotAct(desk, bot, seat);
      continue;
    }
    if (people > 1 && watching !== seat) await drawCurtain(desk, seat);
    watching = seat;
    await takeTurn(desk, seat, logLines(desk, seat, false));
  }
  if (people > 1) console.wipe();
}

function letBotAct(desk: Desk, bot: Bot, seat: Seat): void {
  const { match } = desk;
  const action = botAction(bot, match.state, seat, match.setup.seed, match.steps.length);
  const step = match.play(action);
  if (!step.ok) throw new Error(`a bot chose an illegal action: ${JSON.stringify(step.error)}`);
  save(desk);
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
