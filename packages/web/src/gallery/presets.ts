/** An edition's own preset start as pieces, with customers on the start spaces. */
import type { Edition } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { Pieces } from '../board/model/pieces.ts';
import type { Sign } from '../drawings/names.ts';
import { SIGNS } from '../drawings/names.ts';

export function presetPieces(edition: Edition): Pieces {
  const preset = Object.values(edition.presets).at(-1);
  const stands = (preset?.seats ?? []).flatMap((stalls, seat) =>
    stalls.map((stall) => ({ ...stall, sign: SIGNS[seat] as Sign, expansions: [] })),
  );
  const neutral = (preset?.neutral ?? []).map((stall) => ({
    ...stall,
    sign: 'neutral' as const,
    expansions: [],
  }));
  const customers = edition.starts.flatMap((site, i) => {
    const colour = COLOURS[i];
    return colour === undefined ? [] : [{ colour, site }];
  });
  return { stands: [...stands, ...neutral], customers };
}
