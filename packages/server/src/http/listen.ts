/** Binds a server to the requested port, or to the next free one. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenProblem = {
  readonly code: 'port-taken' | 'port-forbidden' | 'no-such-host' | 'failed';
  readonly detail: string;
};

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** How many consecutive ports to try; 1 accepts only `port` itself. */
  readonly tries: number;
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.removeListener('error', resolve);
      resolve(undefined);
    });
  });
}

function problemOf({ code, message }: NodeJS.ErrnoException): ListenProblem {
  switch (code) {
    case 'EADDRINUSE':
      return { code: 'port-taken', detail: message };
    case 'EACCES':
      return { code: 'port-forbidden', detail: message };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { code: 'no-such-host', detail: message };
    default:
      return { code: 'failed', detail: message };
  }
}

/** The port that was bound, or why none could be. */
export async function listen(
  server: Server,
  { host, port, tries }: ListenOptions,
): Promise<number | ListenProblem> {
  for (let offset = 0; ; offset++) {
    const failure = await tryPort(server, host, port + offset);
    if (failure === undefined) return (server.address() as AddressInfo).port;
    if (failure.code !== 'EADDRINUSE' || offset + 1 >= tries) return problemOf(failure);
  }
}
