/** `ws` in the version that the server uses: another one lies beside the tools of the page. */
import { createRequire } from 'node:module';

const server = new URL('../../../packages/server/package.json', import.meta.url);
export const { WebSocket, WebSocketServer }: typeof import('ws') = createRequire(server)('ws');
