/**
 * The measurement as plain JavaScript, so that any Node can run it. Engine, rivals and chess are one file each. The
 * engine is bundled as it ships, so that its constants need no look-up between modules.
 */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** In the rivals' folder, because boardgame.io and chessops are not bundled but resolved from there. */
const cache = path('../boardgameio/node_modules/.cache/kairo-bench');

const INPUTS = {
  measure: path('measure.ts'),
  engine: path('../../../packages/engine/src/index.ts'),
  rivals: path('../boardgameio/index.ts'),
  chess: path('../boardgameio/chess.ts'),
};

/** Returns the file to run. */
export async function bundledMeasurement(): Promise<string> {
  for (const [name, input] of Object.entries(INPUTS)) {
    const bundle = await rolldown({ input, platform: 'node', external: /^(boardgame\.io|chessops)(\/|$)/ });
    await bundle.write({ file: `${cache}/${name}.mjs`, format: 'esm' });
    await bundle.close();
  }
  return `${cache}/measure.mjs`;
}
