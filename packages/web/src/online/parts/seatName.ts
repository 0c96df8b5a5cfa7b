/** What those at a table are called. */
import { PERSON, type RoomMessage, type RoomSeat } from '@kairo/protocol';
import { t } from '../../i18n/texts.ts';

export function seatName({ name, icon, player }: RoomSeat): string {
  if (player !== PERSON) return t.terms.bot[player];
  return name || t.terms.icon[icon];
}

export function hostName({ seats }: RoomMessage): string | undefined {
  const host = seats.find(({ isHost }) => isHost);
  return host === undefined ? undefined : seatName(host);
}
