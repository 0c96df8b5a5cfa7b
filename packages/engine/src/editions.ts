/** The editions that ship with the game. */
import alley from '../editions/alley.json' with { type: 'json' };
import cairo from '../editions/cairo.json' with { type: 'json' };
import type { Edition } from './board/edition.ts';
import { loadEdition } from './boundary/loadEdition.ts';
import { expectOk } from './result.ts';

export const CAIRO: Edition = expectOk(loadEdition(cairo));
export const ALLEY: Edition = expectOk(loadEdition(alley));

/** By id, the standard one first. */
export const EDITIONS: ReadonlyMap<string, Edition> = new Map(
  [CAIRO, ALLEY].map((edition) => [edition.id, edition]),
);
