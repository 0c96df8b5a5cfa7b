/** Loads the coach for a game that has one. If she cannot be loaded, the game goes on without her. */
import type { GameModel } from '../game/model.ts';
import { isCoached } from '../storage/coachedGames.ts';

/** @param isNew the game has a coach from now on; returns a disposer */
export function followCoach(model: GameModel, isNew: boolean): (() => void) | undefined {
  const table = model.session.table.peek() ?? '';
  if (!isNew && !isCoached(table)) return undefined;
  const coming = import('../coach/start.ts')
    .then(({ startCoach }) => startCoach(model, table))
    .catch(() => undefined);
  return () => void coming.then((stop) => stop?.());
}
