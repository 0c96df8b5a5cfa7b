/** Bundles the editions that ship with the game as the engine has read and checked them, so that no page does it again. */
import { ALLEY, CAIRO } from '@kairo/engine';
import type { Plugin } from 'vite';

const MODULE = `
  export const CAIRO = ${JSON.stringify(CAIRO)};
  export const ALLEY = ${JSON.stringify(ALLEY)};
  export const EDITIONS = new Map([CAIRO, ALLEY].map((edition) => [edition.id, edition]));
`;

export function parsedEditions(): Plugin {
  return {
    name: 'kairo-editions',
    apply: 'build',
    load: { filter: { id: /engine\/src\/editions\.ts$/ }, handler: () => MODULE },
  };
}
