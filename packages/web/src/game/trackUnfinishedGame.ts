/** Keeps the start page's note of the game up to date; returns a disposer. */
import { effect } from '@preact/signals';
import type { Session } from '../client/session.ts';
import { countFinishedGame } from '../storage/finishedGames.ts';
import { forgetUnfinishedGames, noteUnfinishedGame } from '../storage/unfinishedGame.ts';
import { roundOf } from './logEntries.ts';

/** @param asked the game that was asked for by its id */
export function trackUnfinishedGame(session: Session, asked?: string): () => void {
  let wasRunning = false;
  return effect(() => {
    // A tab may have been closed between the end of a game and the end of its note.
    if (session.failure.value?.code === 'table/no-saved-game') {
      if (asked === undefined) forgetUnfinishedGames();
      else noteUnfinishedGame(asked, undefined);
    }
    const table = session.table.value;
    const setup = session.setup.value;
    const view = session.stage.view.value;
    // A game that is lost with the page cannot be continued.
    if (session.storage.value === 'memory') return;
    if (table === undefined || setup === undefined || view === undefined) return;
    const isOver = session.acting.value === undefined;
    if (isOver && wasRunning) countFinishedGame();
    wasRunning = !isOver;
    const round = roundOf(session.steps.value, view.startSeat);
    const points = view.seats.map((seat) => seat.points);
    noteUnfinishedGame(table, isOver ? undefined : { seats: setup.seats, points, round });
  });
}
