/** The address of a client, behind proxies that are trusted to name it. */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whether an address is that of a trusted proxy. Throws where one of the list cannot be read. */
export function proxyTest(trustedProxies: readonly string[]): (address: string) => boolean {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (address) => trust(address, 0);
}

export function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, trust) ?? '';
}
