/** What stands between a waiting room and its game. */
import type { RoomMessage, RoomSeat } from '@kairo/protocol';
import { isFree } from '../../client/online/tables.ts';

export interface Readiness {
  /** People other than the host who have not said that they are ready. */
  readonly missing: readonly RoomSeat[];
  /** Seats that bots would take. */
  readonly free: readonly number[];
  /** No other person has sat down. */
  readonly isAlone: boolean;
}

export function readinessOf({ seats }: RoomMessage): Readiness {
  const others = seats.filter(({ isTaken, isHost, player }) => isTaken && !isHost && player === 'person');
  return {
    missing: others.filter(({ isReady }) => !isReady),
    free: seats.flatMap((seat, number) => (isFree(seat) ? [number] : [])),
    isAlone: others.length === 0,
  };
}
