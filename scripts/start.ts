// `npm start`: builds the page if it is stale, serves it and prints its address. `--port N` and `--host NAME`, or
// PORT and HOST, set the address; the default is the first free port from 8080, on localhost only.
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { listen, makeServer, readFiles } from '@kairo/server';
import { buildWeb, WEB_DIST } from './build-web.ts';

const DEFAULT_PORT = 8080;
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

function readOptions(): { readonly host: string; readonly port: number | undefined } {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const host = values.host ?? process.env['HOST'] ?? 'localhost';
  const text = values.port ?? process.env['PORT'];
  if (text === undefined) return { host, port: undefined };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) fail(`the port must be a number from 0 to 65535, not “${text}”.`);
  return { host, port };
}

let options: ReturnType<typeof readOptions>;
try {
  options = readOptions();
} catch (error) {
  const [problem = ''] = (error as Error).message.split(/\.\s|\.?$/); // the rest of Node's message is advice for programmers
  fail(`${problem}; usage: npm start -- [--port NUMBER] [--host NAME]`);
}
const { host, port } = options;
await buildWeb();
const server = makeServer(readFiles(WEB_DIST));
const found = await listen(server, { host, port: port ?? DEFAULT_PORT, tries: port === undefined ? 50 : 1 });
if (typeof found !== 'number') {
  const remedy = found.code === 'port-taken' ? ' Another program uses it: choose another with --port.' : '';
  fail(`cannot listen on ${host}:${port ?? DEFAULT_PORT} (${found.detail}).${remedy}`);
}
const addresses = ANY_HOST.includes(host) ? ['localhost', ...networkAddresses()] : [host];
const links = addresses.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${found}/`);
console.log(`Kairo is ready: ${links.join('  ')}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
