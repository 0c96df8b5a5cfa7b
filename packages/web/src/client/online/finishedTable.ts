/** A finished game of an online table, as a replay needs it. */
import { err, ok, type Result } from '@kairo/engine/vocabulary';
import type { ReplaySource } from '../../worker/replayControl.ts';
import { apiAddress } from './api.ts';
import { ownGames } from './tables.ts';

type Trouble = 'replay/not-over' | 'replay/no-game' | 'replay/unreachable';

/** The whole record is for everyone once the game is over; the icons of the seats are known to those who played. */
export async function finishedTable(id: string): Promise<Result<ReplaySource, Trouble>> {
  const [answer, own] = await Promise.all([
    fetch(apiAddress(`tables/${id}/record`)).catch(() => undefined),
    ownGames('over'),
  ]);
  if (answer === undefined || answer.status >= 500) return err('replay/unreachable');
  if (!answer.ok) return err(answer.status === 404 ? 'replay/no-game' : 'replay/not-over');
  const text = await answer.text();
  const game = own.ok ? own.value.games.find(({ table }) => table === id) : undefined;
  const seats = game?.seats.map(({ name, icon, player }) => ({ name, icon, player }));
  return ok({ from: 'record', id, text, ...(seats !== undefined && { seats }) });
}
