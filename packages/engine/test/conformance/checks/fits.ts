import { there } from '../setups.ts';

/**
 * Whether the excess of each kind of card (what the pile cannot hold) fits into the hands: at most `extra[seat][kind]`
 * of a kind, and at most `room[seat]` in all. Card by card, with augmenting paths.
 */
export function fits(
  excess: readonly number[],
  extra: readonly (readonly number[])[],
  room: readonly number[],
): boolean {
  const given = extra.map((kinds) => new Int32Array(kinds.length));
  const held = (seat: number, kind: number): number => there(given[seat]?.[kind]);
  const change = (seat: number, kind: number, by: 1 | -1): void => {
    there(given[seat])[kind] = held(seat, kind) + by;
  };
  const isFull = (seat: number): boolean =>
    there(given[seat]).reduce((sum, n) => sum + n, 0) >= there(room[seat]);
  const place = (kind: number, tried: Set<number>): boolean =>
    extra.some((kinds, seat) => {
      if (tried.has(seat) || held(seat, kind) >= there(kinds[kind])) return false;
      tried.add(seat);
      if (isFull(seat)) {
        // Another card of this hand may be moved elsewhere.
        const other = kinds.findIndex((_, k) => k !== kind && held(seat, k) > 0 && place(k, tried));
        if (other < 0) return false;
        change(seat, other, -1);
      }
      change(seat, kind, 1);
      return true;
    });
  return excess.every((count, kind) => Array.from({ length: count }).every(() => place(kind, new Set())));
}
