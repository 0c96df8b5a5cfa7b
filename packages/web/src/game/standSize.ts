/** The size of a seat's stand of a colour; 0 if there is none. */
import type { Colour, Seat, View } from '@kairo/engine';

export function standSize(view: View, seat: Seat, colour: Colour): number {
  const stand = view.stands.find(({ owner, colour: of }) => owner === seat && of === colour);
  return stand === undefined ? 0 : 1 + stand.expansions.length;
}
