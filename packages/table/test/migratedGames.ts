/** Fixtures of games in older forms, and how they are played on. */
import { globSync, readFileSync } from 'node:fs';
import { FastRandom } from '@kairo/engine';
import { MemoryStore, type MIGRATIONS, type MigratedGame } from '../src/index.ts';
import { choose } from './fakeBots.ts';
import { House, Sitting } from './sitting.ts';

const folder = new URL('fixtures/', import.meta.url);

export const TARGET = { id: 't', now: 1_800_000_000_000 };

/** For each migration what the names of its fixtures begin with. */
export const CASES: { readonly [migration in keyof typeof MIGRATIONS]: string } = {
  browserSave1: 'browser-',
  terminalSave1: 'terminal-',
};

export function fixtures(prefix: string): [name: string, text: string][] {
  const names = globSync(`${prefix}*`, { cwd: folder }).sort();
  return names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
}

export async function storeWith({ header, first }: MigratedGame): Promise<MemoryStore> {
  const store = new MemoryStore();
  if (!(await store.create(header, first))) throw new Error('the store is not empty');
  return store;
}

/** Plays at random for every person: so many commands, or to the end. */
export async function playOn(store: MemoryStore, commands = Number.POSITIVE_INFINITY): Promise<Sitting> {
  const sitting = await new Sitting(TARGET.id, { house: new House(store) }).join();
  const random = new FastRandom('on');
  for (let n = 0; n < commands; n++) {
    const seat = await sitting.untilPerson();
    if (seat === undefined) break;
    if (sitting.known.viewer !== seat) await sitting.sit(seat);
    if (sitting.known.draft?.isComplete) await sitting.endTurn();
    else await sitting.act(choose(sitting.known.view.legal, random));
  }
  sitting.line.close();
  return sitting;
}
