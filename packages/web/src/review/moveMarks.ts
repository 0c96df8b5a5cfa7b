/** A move as marks on the board before it: a route for a customer, a ghost for a tile. */
import type { Icon } from '@kairo/protocol';
import type { ReviewedMove, ReviewedTurn } from '@kairo/table';
import type { Marks } from '../board/model/marks.ts';
import { isTileAction } from '../choice/builds.ts';
import { ghostOf } from '../choice/marks.ts';

/** Nothing for cards. */
export function marksOfMove(
  { action, events }: Pick<ReviewedMove, 'action' | 'events'>,
  position: ReviewedTurn['position'],
  icons: readonly Icon[],
): Partial<Marks> {
  if (isTileAction(action)) {
    return {
      ghost: ghostOf(action, { view: position, icons }),
      selected: action.type === 'expand' ? action.site : action.stall,
    };
  }
  const lure = events.find((event) => event.type === 'lured');
  if (lure === undefined) return {};
  const target = lure.path.at(-1);
  const arrival = events.find((event) => event.type === 'customerArrived');
  return {
    lifted: lure.colour,
    routes: [{ colour: lure.colour, path: lure.path, isChosen: true }],
    target,
    arriving: arrival && { colour: arrival.colour, site: arrival.entry },
  };
}
