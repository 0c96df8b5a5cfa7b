/** docs/protocol.md against the messages of a real game. */
import { readFileSync } from 'node:fs';
import { FastRandom } from '@kairo/engine';
import { type ClientMessage, PERSON, readClientMessage, type ServerMessage } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { wholeTable } from '../src/index.ts';
import { choose } from './fakeBots.ts';
import { House, Sitting, setupOf, turnOfTheLoop } from './sitting.ts';

const document = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** Every type of message; the types keep the lists complete. */
const CLIENT: { readonly [type in ClientMessage['type']]: true } = {
  hello: true,
  sync: true,
  command: true,
  query: true,
  history: true,
  hurry: true,
  storage: true,
};
const SERVER: { readonly [type in ServerMessage['type']]: true } = {
  welcome: true,
  update: true,
  synced: true,
  done: true,
  refused: true,
  answer: true,
  history: true,
  storage: true,
  failed: true,
};

/** The fields of each message, by the sections of a part of the document. */
function sections(heading: string): Map<string, string[]> {
  const part = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return new Map(
    part
      .split('\n### ')
      .slice(1)
      .map((section) => {
        const name = /^`(\w+)`/.exec(section)?.[1] ?? '';
        return [name, [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, field = '']) => field)];
      }),
  );
}

/** The fields that occur in messages of each type. */
function fieldsIn(messages: readonly object[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const message of messages) {
    const { type, ...fields } = message as { readonly type: string };
    const known = found.get(type) ?? new Set();
    for (const field of Object.keys(fields)) known.add(field);
    found.set(type, known);
  }
  return found;
}

describe('every message is described', () => {
  test('by its type', () => {
    expect([...sections('From client to table').keys()].sort()).toEqual(Object.keys(CLIENT).sort());
    expect([...sections('From table to client').keys()].sort()).toEqual(Object.keys(SERVER).sort());
  });

  test('with all of its fields', async () => {
    const sitting = await Sitting.open('fields', setupOf([PERSON, PERSON]));
    const random = new FastRandom('fields');
    for (let turn = 0; turn < 12; turn++) {
      const seat = await sitting.untilPerson();
      if (seat === undefined) break;
      await sitting.sit(seat);
      while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
      await sitting.command({ type: 'undo' });
      if (sitting.known.draft?.isComplete) await sitting.endTurn();
    }
    await sitting.ask({ about: 'routes', colour: 'red' });
    for (let ticks = 0; ticks < 6; ticks++) sitting.client.tick();
    await sitting.settle();
    const sent = fieldsIn(sitting.sent);
    for (const [type, fields] of sections('From client to table')) {
      for (const field of sent.get(type) ?? []) expect(fields, type).toContain(field);
    }
    const received = fieldsIn(sitting.received);
    expect([...received.keys()]).toEqual(
      expect.arrayContaining(['welcome', 'update', 'done', 'history', 'synced']),
    );
    for (const [type, fields] of sections('From table to client')) {
      for (const field of received.get(type) ?? []) expect(fields, type).toContain(field);
    }
  });
});

test('the worked example is what happens', async () => {
  const blocks = [...document.matchAll(/```json (client|server)\n(.*?)\n```/gs)].map(
    ([, side, text = '']) => ({
      side,
      message: JSON.parse(text) as { readonly type: string },
    }),
  );
  const house = new House();
  await house.deal('example', setupOf([PERSON, 'merchant']));
  const received: ServerMessage[] = [];
  const line = house.host.connect(wholeTable, (message) => received.push(structuredClone(message)));
  let next = 0;
  for (const { side, message } of blocks) {
    if (side === 'client') {
      expect(readClientMessage(message)).toMatchObject({ ok: true });
      line.receive(message);
      for (let turns = 0; turns < 6; turns++) await turnOfTheLoop();
      continue;
    }
    const found = received.slice(next).findIndex((candidate) => matches(candidate, message));
    expect(found, JSON.stringify(message)).toBeGreaterThanOrEqual(0);
    next += found + 1;
  }
  expect(blocks.length).toBeGreaterThan(15);
});

function matches(found: object, expected: object): boolean {
  try {
    expect(found).toMatchObject(expected);
    return true;
  } catch {
    return false;
  }
}
