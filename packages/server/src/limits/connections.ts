/** How many connections are open at once, whatever they are for: the operating system has only so many to give. */
import type { Server } from 'node:net';
import { networkOf } from './addresses.ts';
import { Counts } from './counts.ts';
import type { Limits } from './limits.ts';

/** Besides sockets, for requests of everyone. */
const FOR_REQUESTS = 2_000;
/** Of one address, likewise. */
const FOR_REQUESTS_OF_ONE = 100;

/** A proxy is many clients: it has to limit them itself. */
export function limitConnections(
  server: Server,
  { sockets, socketsPerAddress }: Limits,
  isProxy: (address: string) => boolean,
): void {
  server.maxConnections = sockets + FOR_REQUESTS;
  const perAddress = new Counts(2 * socketsPerAddress + FOR_REQUESTS_OF_ONE);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const giveBack = perAddress.take(networkOf(remoteAddress));
    if (giveBack === undefined) socket.destroy();
    else socket.once('close', giveBack);
  });
}
