/** The course of a game at the terminal: bots play by themselves, and a curtain hides the hands between persons. */
import type { Seat } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { type Desk, nameOf, newsLines } from './desk.ts';
import { takeTurn } from './turn.ts';
import { waitForBots } from './waitForBots.ts';

/** Throws if the game is left before its end. */
export async function playToEnd(desk: Desk): Promise<void> {
  const { table, console } = desk;
  const persons = table.header.setup.seats.filter(({ player }) => player === PERSON).length;
  /** Shown to the next person. */
  const notes = new Set<string>();
  /** How the last person's turn ended, until it has been seen. */
  let ending: readonly string[] = [];
  let watching: Seat | undefined;
  for (;;) {
    for (const note of await waitForBots(desk)) notes.add(note);
    const seat = table.match.acting;
    if (seat === undefined) break;
    if (persons > 1 && watching !== seat) {
      await drawCurtain(desk, seat, ending);
      ending = [];
    }
    watching = seat;
    const news = [...ending, ...(await newsLines(desk, seat)), ...notes];
    notes.clear();
    ending = await takeTurn(desk, seat, news);
  }
  if (persons > 1) console.wipe();
  if (notes.size > 0) console.print([...notes]);
}

/** Hides the last hand, and the next one until its owner is ready. How the last turn ended is public. */
async function drawCurtain(desk: Desk, seat: Seat, ending: readonly string[]): Promise<void> {
  const { console, context, brush } = desk;
  const { play } = context.t.terminal;
  console.wipe();
  console.tell(ending);
  console.print(['', brush.paint(play.curtain(nameOf(desk, seat)), { bold: true }), '']);
  await console.ask(`${play.curtainReady} `);
  console.wipe();
}
