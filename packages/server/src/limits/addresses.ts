/** What counts as one address: a home has one of IPv4, or a network of IPv6. */
import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The first four of eight groups name the network. */
const NETWORK_GROUPS = 4;

export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':');
}

export function isLoopback(address: string | undefined): boolean {
  return (
    address !== undefined && isIP(address) > 0 && (address === '::1' || networkOf(address).startsWith('127.'))
  );
}
