/** A socket belongs to one table: what its holder has there counts nowhere else. */
import { PERSON, PROTOCOL_VERSION } from '@kairo/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeServers, type NewTable, type Site, seated, serve } from '../online/serving.ts';
import { Client } from './client.ts';
import { setupOf } from './pair.ts';

afterAll(closeServers);

let site: Site;
let own: NewTable;
let other: NewTable;
beforeAll(async () => {
  site = await serve();
  own = await seated(site, setupOf([PERSON, PERSON]));
  other = await seated(site, setupOf([PERSON, PERSON]), { spectators: false });
});

async function atOwnTable(): Promise<Client> {
  const client = new Client(site.port, { viewer: 0, key: own.keys[0] ?? '' });
  await client.open(own.table);
  await client.settle();
  client.received.splice(0);
  return client;
}

describe('a player of one table who says hello to another', () => {
  test.each([0, 'spectator'] as const)('as %s is refused', async (viewer) => {
    const client = await atOwnTable();
    client.send({
      type: 'hello',
      protocols: [PROTOCOL_VERSION],
      table: other.table,
      look: 0,
      viewer,
      seq: 0,
    });
    await vi.waitFor(() => expect(client.received).not.toEqual([]), 10_000);
    await client.settle();
    expect(client.received.map((text) => JSON.parse(text))).toEqual([
      { type: 'refused', refusal: { code: 'table/malformed', field: 'table', expected: expect.any(String) } },
    ]);
    client.close();
  });

  test('after having been greeted at their own stays there', async () => {
    const client = await atOwnTable();
    const hello = { type: 'hello', protocols: [PROTOCOL_VERSION], look: 0, seq: 0 };
    client.send({ ...hello, table: own.table });
    client.send({ ...hello, table: other.table });
    client.send({ type: 'sync', look: 1, viewer: 0, version: { seq: 0, revision: 0 } });
    await vi.waitFor(() => expect(client.received.join()).toContain('"refused"'), 10_000);
    for (let i = 0; i < 5; i++) await client.settle();
    const types = client.received.map((text) => JSON.parse(text).type);
    expect(types.filter((type) => type === 'refused')).toHaveLength(1);
    expect(types.filter((type) => type === 'welcome')).toHaveLength(1);
    expect(client.received.join()).not.toContain(other.table);
    client.close();
  });
});
