/** Changes to a table that is being created. The first seat is that of its creator. */
import type { Seat } from '@kairo/engine';
import { ICONS, PERSON } from '@kairo/protocol';
import { changeSeat, MAX_SEATS, MIN_SEATS } from '../../home/setupDraft.ts';
import type { TableDraft } from '../../storage/lastTable.ts';
import type { SeatFor } from '../parts/SeatKinds.tsx';

/** Adds a seat for someone with the link. */
export function addSeat(draft: TableDraft): TableDraft {
  const { seats } = draft.setup;
  const icon = ICONS.find((unused) => seats.every((seat) => seat.icon !== unused));
  if (icon === undefined || seats.length >= MAX_SEATS) return draft;
  return { ...draft, setup: { ...draft.setup, seats: [...seats, { name: '', icon, player: PERSON }] } };
}

export function removeSeat(draft: TableDraft, removed: Seat): TableDraft {
  const { seats } = draft.setup;
  if (seats.length <= MIN_SEATS || removed === 0) return draft;
  return {
    ...draft,
    setup: { ...draft.setup, seats: seats.filter((_, seat) => seat !== removed) },
    open: draft.open.flatMap((seat) => (seat === removed ? [] : [seat > removed ? seat - 1 : seat])),
  };
}

export function giveSeatTo(draft: TableDraft, seat: Seat, { player, isOpen }: SeatFor): TableDraft {
  const others = draft.open.filter((other) => other !== seat);
  return {
    ...draft,
    setup: changeSeat(draft.setup, seat, { player }),
    open: isOpen ? [...others, seat].sort((a, b) => a - b) : others,
  };
}
