/** A server that is stopped ends, whatever its clients do. */
import { connect } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Play } from '../../src/play/play.ts';
import { Signal } from '../../src/play/signal.ts';
import { Sockets } from '../../src/sockets/sockets.ts';
import { closeServers, newKey, serve } from './serving.ts';
import { setupOf } from './setups.ts';

afterAll(closeServers);

afterEach(() => vi.restoreAllMocks());

function given(signal: Signal): Promise<void> {
  return new Promise((resolve) => signal.listen(resolve));
}

test('a handshake that comes at the last moment is refused', async () => {
  const site = await serve();
  const response = await fetch(`${site.origin}/api/v1/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: newKey(), setup: setupOf('person', 'person') }),
  });
  const { table } = (await response.json()) as { readonly table: string };
  // The handshake asks for the room, and gets it when the other sockets are closed.
  const { room } = Play.prototype;
  const { close } = Sockets.prototype;
  const closed = new Signal();
  const asked = new Signal();
  vi.spyOn(Play.prototype, 'room').mockImplementation(async function (this: Play, id) {
    asked.give();
    await given(closed);
    return room.call(this, id);
  });
  vi.spyOn(Sockets.prototype, 'close').mockImplementation(async function (this: Sockets) {
    await close.call(this);
    closed.give();
  });
  const socket = connect({ port: site.port, host: '127.0.0.1', allowHalfOpen: true });
  const received = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.write(
    [
      `GET /api/v1/tables/${table}/socket HTTP/1.1`,
      `Host: 127.0.0.1:${site.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await given(asked);
  await site.close();
  expect(await received).toContain('503 Service Unavailable');
  socket.destroy();
});
