/** Engine and bots of a checkout, bundled into one file as they ship. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

export interface Checkout {
  readonly engine: typeof import('../../../packages/engine/src/index.ts');
  readonly bots: typeof import('../../../packages/bots/src/index.ts');
}

const ENTRY = 'kairo-compare-entry';

/** Returns the file, a module with the shape of `Checkout`. */
export async function bundledCheckout(folder: string, name: string): Promise<string> {
  const engine = `${folder}/packages/engine/src`;
  const bots = `${folder}/packages/bots/src/index.ts`;
  const file = fileURLToPath(
    new URL(`../../../node_modules/.cache/kairo-bench/compare-${name}.mjs`, import.meta.url),
  );
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    // Not from node_modules, which lead to this checkout.
    resolve: {
      alias: { '@kairo/engine/search': `${engine}/search.ts`, '@kairo/engine': `${engine}/index.ts` },
    },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `export * as engine from '${engine}/index.ts'; export * as bots from '${bots}';`
            : undefined,
      },
    ],
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
