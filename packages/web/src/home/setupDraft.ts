/** Changes to a set-up; each returns a valid set-up. */
import { ICONS, type Icon, PERSON, type SeatSetup, type TableSetup } from '@kairo/protocol';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** Adds a bot of the same level as the last one, or of a middle level. */
export function addSeat(setup: TableSetup): TableSetup {
  const { seats } = setup;
  const icon = ICONS.find((sign) => seats.every((seat) => seat.icon !== sign));
  if (icon === undefined || seats.length >= MAX_SEATS) return setup;
  const player = seats.findLast((seat) => seat.player !== PERSON)?.player ?? 'merchant';
  return { ...setup, seats: [...seats, { name: '', icon, player }] };
}

export function removeSeat(setup: TableSetup, index: number): TableSetup {
  if (setup.seats.length <= MIN_SEATS) return setup;
  return { ...setup, seats: setup.seats.filter((_, i) => i !== index) };
}

export function changeSeat(setup: TableSetup, index: number, change: Partial<SeatSetup>): TableSetup {
  return { ...setup, seats: setup.seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat)) };
}

/** Signs are unique: a seat that had this one gets the other. */
export function giveIcon(setup: TableSetup, index: number, icon: Icon): TableSetup {
  const before = setup.seats[index]?.icon;
  if (before === undefined) return setup;
  return {
    ...setup,
    seats: setup.seats.map((seat, i) => {
      if (i === index) return { ...seat, icon };
      return seat.icon === icon ? { ...seat, icon: before } : seat;
    }),
  };
}
