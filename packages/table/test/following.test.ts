/** A table whose game another authority changes. */
import { encodeState, FastRandom } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import { MemoryStore, type Table } from '../src/index.ts';
import { BARKER, PEOPLE, PILE } from './scene.ts';
import { aWhile, House, Sitting, setupOf, there } from './sitting.ts';

/** Says how often a game is loaded. */
class CountingStore extends MemoryStore {
  loads = 0;

  override load(...args: Parameters<MemoryStore['load']>): ReturnType<MemoryStore['load']> {
    this.loads++;
    return super.load(...args);
  }
}

/** Two authorities that share a store, and someone at the first one who plays the seat that acts. */
async function two(setup = PEOPLE): Promise<{
  readonly store: CountingStore;
  readonly here: Sitting;
  readonly there: Table;
  readonly other: House;
}> {
  const store = new CountingStore();
  const house = new House(store, true, true);
  const here = await Sitting.open('t', setup, { house });
  const other = new House(store, true, true);
  return { store, here, there: await other.table('t'), other };
}

test('it is followed step by step without loading the game again, drafts and what was taken back included', async () => {
  const { store, here, there: table } = await two(setupOf(['person', 'trader', 'trader']));
  const random = new FastRandom('following');
  (await here.house.table('t')).takeCharge();
  await here.untilPerson();
  await table.catchUp();
  const { loads } = store;
  for (let turn = 0; turn < 6; turn++) {
    const { legal } = here.known.view;
    const before = here.known.version.seq;
    await here.act(there(legal[random.below(legal.length)]));
    if (here.known.version.seq === before) {
      await table.catchUp();
      expect(table.match.version).toEqual(here.known.version);
    }
    while (here.known.draft?.isComplete === false) await here.act(there(here.known.view.legal[0]));
    await here.endTurn();
    await here.untilPerson();
    await table.catchUp();
    const own = (await here.house.table('t')).match;
    expect(table.match.version).toEqual(own.version);
    expect(table.match.recent.map(({ entry }) => entry)).toEqual(own.recent.map(({ entry }) => entry));
    expect(encodeState(table.match.settledState)).toEqual(encodeState(own.settledState));
  }
  expect(store.loads).toBe(loads);
});

describe('a store', () => {
  test('that has lost entries is believed', async () => {
    const { store, here, there: table } = await two();
    const acting = there(here.known.acting);
    await here.sit(acting);
    const earlier = await store.load('t', 99);
    await here.act(PILE);
    await table.catchUp();
    expect(table.match.version.seq).toBe(2);
    const entries = await store.read('t', 0, 1);
    store.since = async () => ({ seq: 1, draft: earlier?.draft, entries: [] });
    store.load = async () => earlier;
    store.read = async () => entries;
    await table.catchUp();
    expect(table.match.version).toEqual({ seq: 1, revision: 0 });
  });

  test('that fails is read again by itself, from where the table was', async () => {
    const { store, here, there: table } = await two();
    await here.sit(there(here.known.acting));
    const { since } = store;
    store.since = async () => {
      throw new Error('gone');
    };
    await table.catchUp();
    expect(table.storage).toBe('failed');
    await here.act(BARKER);
    store.since = since;
    await table.chooseStorage('retry');
    expect([table.storage, table.match.version]).toEqual(['durable', { seq: 1, revision: 1 }]);
  });
});

test('bots are let play by the authority that made the last change, or that takes charge', async () => {
  const { here, there: table, other } = await two(setupOf(['trader', 'trader']));
  await aWhile();
  // Both have only loaded it.
  expect([here.house.bots.asked.length, other.bots.asked.length]).toEqual([0, 0]);
  table.takeCharge();
  while (table.match.version.seq < 12) await aWhile();
  await (await here.house.table('t')).catchUp();
  await aWhile();
  expect(here.house.bots.asked).toEqual([]);
  expect(other.bots.asked.length).toBeGreaterThan(10);
  here.line.close();
});
