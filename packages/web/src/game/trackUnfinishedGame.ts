/** Keeps the start page's note of the unfinished game up to date; returns a disposer. */
import { effect } from '@preact/signals';
import type { Session } from '../client/session.ts';
import { noteUnfinishedGame } from '../storage/unfinishedGame.ts';
import { roundOf } from './logEntries.ts';

export function trackUnfinishedGame(session: Session): () => void {
  return effect(() => {
    const setup = session.setup.value;
    if (setup === undefined) return;
    const isOver = session.acting.value === undefined;
    const view = session.stage.view.value;
    const round = view === undefined ? 0 : roundOf(session.steps.value, view.startSeat);
    const points = view?.seats.map((seat) => seat.points) ?? [];
    noteUnfinishedGame(isOver ? undefined : { seats: setup.seats, points, round });
  });
}
