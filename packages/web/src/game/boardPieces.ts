/** Converts a view to the pieces on a board. */

import type { Owner, View } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { Icon } from '@kairo/protocol';
import type { Pieces } from '../board/model/pieces.ts';
import type { Sign } from '../drawings/names.ts';

export function signOf(owner: Owner, icons: readonly Icon[]): Sign {
  return owner === 'neutral' ? 'neutral' : (icons[owner] ?? 'neutral');
}

export function piecesOf(view: Pick<View, 'stands' | 'customers'>, icons: readonly Icon[]): Pieces {
  return {
    stands: view.stands.map(({ owner, ...stand }) => ({ ...stand, sign: signOf(owner, icons) })),
    customers: COLOURS.flatMap((colour) => {
      const site = view.customers[colour];
      return site === null ? [] : [{ colour, site }];
    }),
  };
}
