/** Answers where there is no reply to write them with: coded like every other error, and the end of the connection. */
import { STATUS_CODES } from 'node:http';
import { type ApiRefusal, statusOf, withoutDetail } from './refusals.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

export function rawAnswer(refusal: ApiRefusal): string {
  const status = statusOf(refusal);
  const body = JSON.stringify({ error: withoutDetail(refusal) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...('retryAfter' in refusal ? [`Retry-After: ${refusal.retryAfter}`] : []),
    'Cache-Control: no-store',
    'Connection: close',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
