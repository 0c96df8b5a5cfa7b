/** A note for the start page that there is a game to go on with. The game itself is kept by the table. */
import { effect } from '@preact/signals';
import { remember, SAVED_GAME } from '../app/storage.ts';
import type { Session } from '../client/session.ts';
import { roundOf } from './logEntries.ts';

export function keepTrack(session: Session): () => void {
  return effect(() => {
    const setup = session.setup.value;
    if (setup === undefined) return;
    const isOver = session.acting.value === undefined;
    const view = session.stage.view.value;
    const round = view === undefined ? 0 : roundOf(session.steps.value, view.startSeat);
    const points = view?.seats.map((seat) => seat.points) ?? [];
    remember(SAVED_GAME, isOver ? '' : JSON.stringify({ seats: setup.seats, points, round }));
  });
}
