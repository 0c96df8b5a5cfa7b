/** An edition's own preset start as pieces, with customers on the start spaces. */
import type { Edition } from '@kairo/engine';
import type { Pieces, Sign } from '../board/model.ts';
import { GOODS, OWNERS } from '../pieces/goods.ts';

export function presetPieces(edition: Edition): Pieces {
  const preset = Object.values(edition.presets).at(-1);
  const stands = (preset?.seats ?? []).flatMap((stalls, seat) =>
    stalls.map((stall) => ({ ...stall, sign: OWNERS[seat] as Sign, expansions: [] })),
  );
  const neutral = (preset?.neutral ?? []).map((stall) => ({
    ...stall,
    sign: 'neutral' as const,
    expansions: [],
  }));
  const customers = edition.starts.flatMap((site, i) => {
    const colour = GOODS[i];
    return colour === undefined ? [] : [{ colour, site }];
  });
  return { stands: [...stands, ...neutral], customers };
}
