/** When something goes wrong inside, clients learn that it did, and nothing about the cards involved. */
import { ok } from '@kairo/engine';
import { PROTOCOL_VERSION } from '@kairo/protocol';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../../src/play/botPool.ts';
import { ask, closeServers, seated, serve } from '../online/serving.ts';
import { Client } from './client.ts';
import { setupOf } from './pair.ts';

afterAll(closeServers);

afterEach(() => {
  vi.restoreAllMocks();
});

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** No card is called that, so that it is not in anyone's view. */
const CARD = 'J29775';

test('a bot that wants to play what it cannot', async () => {
  let answer = (): void => undefined;
  vi.spyOn(BotPool.prototype, 'decide').mockImplementation(() => ({
    answered: new Promise((resolve) => {
      answer = () => resolve(ok({ thought: { action: { type: 'discard', card: CARD }, iterations: 0 } }));
    }),
    stop: () => undefined,
  }));
  const site = await serve({ logLevel: 'silent' });
  const { table, host } = await seated(site, setupOf(['trader', 'trader']), { begin: 'byHost' });
  await ask(site, 'POST', `/tables/${table}/begin`, { key: host });
  const client = new Client(site.port, { viewer: 'spectator' });
  await client.open(table);
  client.send({ type: 'hello', protocols: [PROTOCOL_VERSION], table, look: 0, seq: 0 });
  const hears = async (type: string): Promise<void> => {
    while (!client.received.join().includes(`"${type}"`)) await turnOfTheLoop();
  };
  await hears('update');
  answer();
  await hears('failed');
  const state = await ask(site, 'GET', `/tables/${table}`);
  expect(client.received.join() + state.text).toContain('table/crashed');
  expect(client.received.join() + state.text).not.toContain(CARD);
  client.close();
});
