/** A bare `ws` server that sends back what it gets: what the machine and the library take by themselves. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from './ws.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data, { binary: false }));
});
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
