/** The address of a client, behind proxies that are trusted to name it. */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, trust) ?? '';
}
