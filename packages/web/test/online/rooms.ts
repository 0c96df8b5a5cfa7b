/** Rooms for tests. */
import { type Icon, PERSON, type RoomMessage, type RoomSeat } from '@kairo/protocol';

export const taken = (name: string, icon: Icon, part: Partial<RoomSeat> = {}): RoomSeat => ({
  name,
  icon,
  player: PERSON,
  isOpen: false,
  isTaken: true,
  isReady: false,
  isHost: false,
  isYou: false,
  presence: 'here',
  standIn: null,
  ...part,
});

export const free = (icon: Icon): RoomSeat => taken('', icon, { isTaken: false, presence: null });

export const botAt = (icon: Icon): RoomSeat => ({ ...free(icon), player: 'merchant' });

export function roomWith(seats: readonly RoomSeat[], part: Partial<RoomMessage> = {}): RoomMessage {
  return {
    type: 'room',
    table: 'abcdefghijklmnopqrstuv',
    revision: 1,
    state: 'waiting',
    code: null,
    setup: {
      edition: 'cairo',
      start: 'preset',
      openMoney: false,
      help: { routes: true, hints: false },
      seats: seats.map(({ name, icon, player }) => ({ name, icon, player })),
    },
    seats,
    isLocked: false,
    isHost: seats.some(({ isYou, isHost }) => isYou && isHost),
    pace: null,
    standIn: 'merchant',
    begin: 'byHost',
    seating: 'chosen',
    spectators: { allowed: true, count: 0 },
    screens: 0,
    commitment: '9f3a61c2',
    expiresAt: null,
    next: null,
    isQuiet: false,
    elsewhere: null,
    ...part,
  };
}
