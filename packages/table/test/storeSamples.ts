/** Games for the contract of stores. */
import { DEFAULT_SETUP } from '@kairo/protocol';
import {
  type Addition,
  GAME_FORMAT,
  type GameHeader,
  type GameStore,
  type LogEntry,
  type Snapshot,
} from '../src/index.ts';

type First = Addition & { readonly snapshot: Snapshot };

export function headerOf(id: string, changes: Partial<GameHeader> = {}): GameHeader {
  return {
    format: GAME_FORMAT,
    id,
    setup: DEFAULT_SETUP,
    seed: `seed of ${id}`,
    rulesVersion: 1,
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

/** Stores do not look into entries: these only have to be told apart. */
export function entriesOf(from: number, count: number, text = ''): LogEntry[] {
  return Array.from({ length: count }, (_, i) => ({
    type: 'endTurn',
    seat: (from + i) % 4,
    command: `${text}${from + i}`,
  }));
}

interface Wish {
  readonly seq: number;
  readonly count?: number;
  readonly revision?: number;
  readonly snapshot?: boolean;
  readonly updatedAt?: number;
  readonly text?: string;
}

/** Leads to `seq` entries by adding `count`. */
export function additionOf({
  seq,
  count = 1,
  revision = seq,
  snapshot = false,
  updatedAt = seq,
  text,
}: Wish): Addition {
  return {
    entries: entriesOf(seq - count + 1, count, text),
    draft: {
      base: seq,
      revision,
      actions: [{ type: 'pick', from: 'display', index: seq % 4 }],
      commands: [{ seat: 0, id: `command ${revision}` }],
    },
    ...(snapshot && { snapshot: { seq, state: `state ${seq}` } }),
    summary: { updatedAt, points: [seq, 0], isOver: false },
  };
}

export function firstOf(wish: Partial<Wish> = {}): First {
  const { seq = 1 } = wish;
  const addition = additionOf({ seq, count: seq, revision: 0, ...wish });
  return { ...addition, snapshot: { seq, state: `state ${seq}` } };
}

/** A game of so many entries, one for each append, with a snapshot after every fourth. */
export async function fill(store: GameStore, id: string, length: number): Promise<void> {
  await store.create(headerOf(id), firstOf());
  for (let seq = 2; seq <= length; seq++) {
    const expected = { seq: seq - 1, revision: seq === 2 ? 0 : seq - 1 };
    const appended = await store.append(id, expected, additionOf({ seq, snapshot: seq % 4 === 0 }));
    if (!appended.ok) throw new Error(JSON.stringify(appended));
  }
}

/** Each call of `makeStore` gives an empty store. */
