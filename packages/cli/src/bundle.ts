/** Entry point of the bundle. Checks the version of Node first, because an older one could not load the program. */
import { messages } from '@kairo/texts';
import about from '../package.json' with { type: 'json' };
import { EXIT } from './failure.ts';
import { localeFor } from './language.ts';

const oldest = about.engines.node.replace('>=', '');
const found = process.versions.node;

function isOlder(): boolean {
  const [major = 0, minor = 0] = found.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

if (isOlder()) {
  const { terminal } = messages(localeFor(process.argv.slice(2), process.env));
  process.stderr.write(`kairo: ${terminal.bad.oldNode(found, oldest)}\n`);
  process.exitCode = EXIT.badInput;
} else {
  await import(new URL('./program.mjs', import.meta.url).href); // scripts/bundle-cli.ts puts it there
}
