/** Connections below HTTP: what is sent goes out as it is. */
import { connect, type Socket } from 'node:net';

const lines: Socket[] = [];
/** To be called after the tests of a file. */
export function closeLines(): void {
  for (const line of lines.splice(0)) line.destroy();
}

/** A connection on which nothing was sent yet. */
export function openLine(port: number): { readonly socket: Socket; readonly closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  lines.push(socket);
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  return { socket, closed };
}

/** Everything that the server sends until it closes the connection. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const { socket, closed } = openLine(port);
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(bytes);
  await closed;
  return Buffer.concat(parts).toString('latin1');
}

export function get(port: number, target: string, headers: readonly string[] = []): Promise<string> {
  const lines = [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''];
  return exchange(port, lines.join('\r\n'));
}

export function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]);
}

/** The names are in lower case. */
export function headersIn(answer: string): { readonly [name: string]: string } {
  const [head = ''] = answer.split('\r\n\r\n');
  const pairs = head.split('\r\n').slice(1);
  return Object.fromEntries(
    pairs.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
