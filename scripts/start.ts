// `npm start`: builds the page if it is stale, and serves it with its online tables. `--help` lists the options.
import { networkInterfaces } from 'node:os';
import { BadOption, HELP, readFiles, readOptions, type ServerOptions, startServer } from '@kairo/server';
import { buildWeb, WEB_DIST } from './build-web.ts';

/** A server on these hosts is reachable at all of the machine's addresses, but these are not addresses themselves. */
const ANY_HOST = ['0.0.0.0', '::'];

/** This machine's addresses for other devices. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : [address])),
  );
}

function fail(message: string): never {
  console.error(`kairo: ${message}`);
  process.exit(2);
}

function options(): ServerOptions {
  try {
    const read = readOptions(process.argv.slice(2), process.env);
    if (read !== 'help') return read;
  } catch (error) {
    if (error instanceof BadOption) fail(`${error.message}; npm start -- --help lists the options`);
    throw error;
  }
  process.stdout.write(HELP);
  process.exit(0);
}

const chosen = options();
await buildWeb();
const started = await startServer(chosen, { files: readFiles(WEB_DIST) });
if (!started.ok) {
  const { error } = started;
  const remedies: { readonly [code: string]: string } = {
    'port-taken': ' Another program uses it: choose another with --port.',
    'storage/in-use': ' Another server uses it: choose another folder with --data.',
    'storage/newer': ' It was written by a newer release: use that one, or another folder with --data.',
  };
  const what = 'file' in error ? `open ${error.file}` : `listen on ${chosen.host}`;
  const detail = 'detail' in error ? ` (${error.detail})` : '';
  fail(`cannot ${what}${detail}.${remedies[error.code] ?? ''}`);
}
const { port, close } = started.value;
const addresses = ANY_HOST.includes(chosen.host) ? ['localhost', ...networkAddresses()] : [chosen.host];
const links = addresses.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`);
console.log(`Kairo is ready: ${links.join('  ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    close().then(
      () => process.exit(0),
      (failure) => fail(String(failure)),
    );
  });
}
