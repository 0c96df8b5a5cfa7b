/**
 * A boardgame.io server that plays Kairo and keeps its matches in memory. The argument is the edition as JSON. It sends
 * `{ port, lobbyPort }` to its parent when it listens, and ends at the first message, or with its parent.
 */
import './framework.ts'; // Sets production mode before the server is loaded.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { makeBoard } from './board.ts';
import { makeGame } from './game.ts';

interface Running {
  readonly appServer: { address(): AddressInfo };
  readonly apiServer: { address(): AddressInfo };
}

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');
const edition = JSON.parse(process.argv[2] ?? '');
const server = Server({ games: [makeGame(makeBoard(edition))], origins: [Origins.LOCALHOST] });
// What are called ports are passed on to Node's `listen`. The lobby has its own because koa-compose 4.2 does not see what is
// added to an app after its server was made, which is what boardgame.io does when both share one.
const port = { port: 0, host: '127.0.0.1' };
const { appServer, apiServer }: Running = await server.run({ port, lobbyConfig: { apiPort: port } });
process.on('message', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: appServer.address().port, lobbyPort: apiServer.address().port });
