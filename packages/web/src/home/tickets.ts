/** Games under way, in the order in which they matter. */
import { type Icon, PERSON, type SeatSetup } from '@kairo/protocol';
import { resumeAddress, tableAddress } from '../address/route.ts';
import type { OwnGame } from '../client/online/tables.ts';
import type { UnfinishedGame } from '../storage/unfinishedGame.ts';

export interface Ticket {
  readonly address: string;
  /** Played on this device alone. */
  readonly isHere: boolean;
  readonly icons: readonly Icon[];
  readonly others: readonly Pick<SeatSetup, 'name' | 'icon'>[];
  readonly isMine: boolean;
  readonly state: 'turn' | 'playing' | 'waiting';
}

const ORDER = ['turn', 'playing', 'waiting'] as const;

/** The reader's turn first, then running games, then those being set up; the game on this device comes last. */
export function ticketsOf(games: readonly OwnGame[], unfinished: UnfinishedGame | undefined): Ticket[] {
  const online = games
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .map(
      ({ table, seats, state, yourTurn }): Ticket => ({
        address: tableAddress(table),
        isHere: false,
        icons: seats.map(({ icon }) => icon),
        others: seats.filter(({ isYou, isTaken, player }) => !isYou && (isTaken || player !== PERSON)),
        isMine: yourTurn,
        state: yourTurn ? 'turn' : state === 'waiting' ? 'waiting' : 'playing',
      }),
    )
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  if (unfinished === undefined) return online;
  const local: Ticket = {
    address: resumeAddress(unfinished.table),
    isHere: true,
    icons: unfinished.seats.map(({ icon }) => icon),
    others: unfinished.seats.slice(1),
    isMine: false,
    state: 'playing',
  };
  return [...online, local];
}
