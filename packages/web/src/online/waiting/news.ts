/** What has happened in a waiting room, for people who do not see it. */
import { PERSON, type RoomMessage, type RoomSeat } from '@kairo/protocol';

export type News =
  | { readonly type: 'satDown' | 'left' | 'ready' | 'notReady'; readonly seat: RoomSeat }
  | { readonly type: 'host'; readonly seat: RoomSeat }
  | { readonly type: 'changed' };

/** Between two messages about the same room; nothing about the reader's own doings. */
export function newsBetween(before: RoomMessage, after: RoomMessage): News[] {
  const seats = after.seats.flatMap((seat, i): News[] => {
    const old = before.seats[i];
    if (old === undefined || seat.player !== PERSON) return [];
    if (seat.isTaken !== old.isTaken || (seat.isTaken && seat.name !== old.name && !seat.isYou)) {
      if (seat.isYou || old.isYou) return [];
      return [seat.isTaken ? { type: 'satDown', seat } : { type: 'left', seat: old }];
    }
    const isNews = seat.isTaken && !seat.isYou && seat.isReady !== old.isReady;
    return isNews ? [{ type: seat.isReady ? 'ready' : 'notReady', seat }] : [];
  });
  const host = after.seats.find(({ isHost }) => isHost);
  const hadHost = before.seats.findIndex(({ isHost }) => isHost);
  const isNewHost = host !== undefined && hadHost >= 0 && after.seats.indexOf(host) !== hadHost;
  const areTermsNew = JSON.stringify(termsOf(before)) !== JSON.stringify(termsOf(after)) && !after.isHost;
  return [
    ...seats,
    ...(isNewHost ? [{ type: 'host', seat: host } as const] : []),
    ...(areTermsNew ? [{ type: 'changed' } as const] : []),
  ];
}

function termsOf({ setup: { seats: _, ...setup }, spectators, seating }: RoomMessage): unknown {
  return [setup, spectators.allowed, seating];
}
