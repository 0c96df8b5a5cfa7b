// Checks the imports of packages, examples, scripts and workshop against .dependency-cruiser.mjs.
import { globSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const options = await extractOptions('./.dependency-cruiser.mjs');
const { output: result } = await cruise(
  ['packages', 'examples', 'scripts', 'workshop'],
  options,
  {},
  { tsConfig: extractTsConfig('tsconfig.json') },
);
if (typeof result === 'string') throw new Error('dependency-cruiser gave a text instead of its result');
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);

// If dependency-cruiser cannot load TypeScript, it silently ignores every .ts and .tsx file and reports no violation.
const seen = new Set(result.modules.map((module) => module.source));
const unseen = globSync(['packages/*/{src,test}/**/*.{ts,tsx}', '{examples,scripts,workshop}/**/*.ts'], {
  exclude: ['workshop/bench/boardgameio/**'],
}).filter((file) => !seen.has(file.replaceAll('\\', '/')));
for (const file of unseen) console.log(`not looked at: ${file}`);

process.exitCode = exitCode > 0 || seen.size === 0 || unseen.length > 0 ? 1 : 0;
