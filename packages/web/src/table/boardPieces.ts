/** A view as pieces on a board. */

import type { Owner, View } from '@kairo/engine';
import type { Icon } from '@kairo/protocol';
import type { Pieces, Sign } from '../board/model.ts';
import { COLOURS_IN_ORDER } from './order.ts';

export function signOf(owner: Owner, icons: readonly Icon[]): Sign {
  return owner === 'neutral' ? 'neutral' : (icons[owner] ?? 'neutral');
}

export function piecesOf(view: View, icons: readonly Icon[]): Pieces {
  return {
    stands: view.stands.map(({ owner, ...stand }) => ({ ...stand, sign: signOf(owner, icons) })),
    customers: COLOURS_IN_ORDER.flatMap((colour) => {
      const site = view.customers[colour];
      return site === null ? [] : [{ colour, site }];
    }),
  };
}
