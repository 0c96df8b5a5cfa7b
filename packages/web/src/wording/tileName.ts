/** The name of a tile that could be built. */
import type { Tile } from '../choice/builds.ts';
import type { Words } from './words.ts';

export function tileName({ type, colour }: Tile, { t, terms }: Pick<Words, 't' | 'terms'>): string {
  if (type === 'move') return t.things.blockedStall(colour);
  return terms.coloured(type === 'expand' ? 'expansion' : 'stall', colour);
}
