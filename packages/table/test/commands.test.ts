/** Commands: applied once, answered each time, and only on the version that they were based on. */
import type { Seat } from '@kairo/engine';
import { type Command, PERSON, type ServerMessage, type Version } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../src/index.ts';
import { forSeats, House, setupOf, there, Wire } from './sitting.ts';

const BARKER: Command = { type: 'act', action: { type: 'pick', from: 'barkers' } };
const PILE: Command = { type: 'act', action: { type: 'pick', from: 'pile' } };
const UNDO: Command = { type: 'undo' };
const END: Command = { type: 'endTurn' };

/** Two people, each with a connection; commands are written by hand. */
class Match {
  house: House;
  /** By seat. */
  wires: Wire[] = [];

  private constructor(house: House) {
    this.house = house;
  }

  static async open(): Promise<Match> {
    const match = new Match(new House());
    await match.house.deal('t', setupOf([PERSON, PERSON]));
    await match.connect();
    return match;
  }

  private async connect(): Promise<void> {
    this.wires = [0, 1].map((seat) => new Wire(this.house, forSeats(seat)));
    const hello = { type: 'hello', protocols: [2], table: 't', look: 0, seq: 0 };
    for (const wire of this.wires) await wire.reply(hello);
  }

  /** Another program with the same store. */
  async reload(): Promise<void> {
    for (const { line } of this.wires) line.close();
    this.house = new House(this.house.store);
    await this.connect();
  }

  async version(): Promise<Version> {
    return (await this.house.table('t')).match.version;
  }

  async acting(): Promise<Seat> {
    return there((await this.house.table('t')).match.acting);
  }

  log(): Promise<readonly LogEntry[]> {
    return this.house.store.read('t', 0, 999) as Promise<readonly LogEntry[]>;
  }

  send(id: string, seat: Seat, base: Version, command: Command): Promise<readonly ServerMessage[]> {
    return there(this.wires[seat]).reply({ type: 'command', id, seat, base, command });
  }

  /** For the acting seat, on the current version. */
  async do(id: string, command: Command): Promise<readonly ServerMessage[]> {
    return this.send(id, await this.acting(), await this.version(), command);
  }
}

const answers = (replies: readonly ServerMessage[]) => replies.filter(({ type }) => type !== 'update');
const done = (id: string, seq: number, revision: number) => [
  { type: 'done', id, version: { seq, revision } },
];
const refused = (id: string, refusal: object) => [{ type: 'refused', id, refusal }];

describe('a command', () => {
  test('is acknowledged after the update with its effect', async () => {
    const match = await Match.open();
    const replies = await match.do('a', BARKER);
    expect(replies).toMatchObject([
      { type: 'update', version: { seq: 1, revision: 1 }, draft: { steps: [{}] } },
      ...done('a', 1, 1),
    ]);
  });

  const repeated: readonly (readonly [string, readonly Command[], Command, number])[] = [
    ['drafts a step', [], BARKER, 1],
    ['settles a step', [], PILE, 2],
    ['undoes a step', [BARKER], UNDO, 1],
    ['completes a turn', [BARKER], BARKER, 1],
    ['ends a drafted turn', [BARKER, BARKER], END, 3],
    ['ends a turn that was settled before', [BARKER, PILE], END, 4],
  ];
  test.each(repeated)('that %s is applied once, and answered each time', async (_, before, command, seq) => {
    const match = await Match.open();
    for (const [i, first] of before.entries()) await match.do(`before ${i}`, first);
    const seat = await match.acting();
    const base = await match.version();
    const [first] = answers(await match.send('x', seat, base, command));
    expect(first).toMatchObject({ type: 'done', id: 'x', version: { seq } });
    const version = await match.version();
    const log = await match.log();
    for (let times = 0; times < 2; times++) {
      expect(await match.send('x', seat, base, command)).toEqual([first]);
    }
    await match.reload();
    for (let times = 0; times < 2; times++) {
      expect(await match.send('x', seat, base, command)).toEqual([{ type: 'done', id: 'x', version }]);
    }
    expect(await match.version()).toEqual(version);
    expect(await match.log()).toEqual(log);
    expect(log.length).toBe(seq);
  });

  test('that arrives twice at once is applied once', async () => {
    const match = await Match.open();
    const seat = await match.acting();
    const base = await match.version();
    const { line, received } = there(match.wires[seat]);
    const message = { type: 'command', id: 'x', seat, base, command: PILE };
    line.receive(message);
    line.receive(message);
    await match.send('x', seat, base, PILE);
    expect(answers(received).slice(1)).toEqual([...done('x', 2, 0), ...done('x', 2, 0), ...done('x', 2, 0)]);
    expect((await match.log()).length).toBe(2);
  });

  test('is not taken for another one whose id has the same mark in the log', async () => {
    const match = await Match.open();
    expect(answers(await match.do('Aa', PILE))).toEqual(done('Aa', 2, 0));
    expect(answers(await match.do('BB', PILE))).toEqual(done('BB', 3, 0));
    expect((await match.log()).length).toBe(3);
  });

  test('is noted in the log with the last entry that it settled', async () => {
    const match = await Match.open();
    await match.do('a', BARKER);
    await match.do('b', PILE);
    await match.do('c', END);
    await match.do('d', BARKER);
    await match.do('e', BARKER);
    await match.do('f', END);
    const noted = (await match.log()).map((entry) => (entry.type === 'deal' ? '' : entry.command));
    expect(noted).toEqual(['', undefined, 'b', 'c', undefined, 'f']);
  });

  test('of another seat with the same id is another command', async () => {
    const match = await Match.open();
    const first = await match.acting();
    await match.do('same', BARKER);
    await match.do('other', PILE);
    await match.do('end', END);
    expect(await match.acting()).toBe(1 - first);
    expect(answers(await match.do('same', PILE))).toEqual(done('same', 5, 0));
    expect((await match.log()).length).toBe(5);
  });

  test('repeated after later ones is still answered as done', async () => {
    const match = await Match.open();
    const seat = await match.acting();
    const base = await match.version();
    await match.do('a', BARKER);
    await match.do('b', BARKER);
    await match.do('c', END);
    expect(await match.send('a', seat, base, BARKER)).toEqual(done('a', 1, 1));
    await match.reload();
    const version = await match.version();
    expect(await match.send('a', seat, base, BARKER)).toEqual([{ type: 'done', id: 'a', version }]);
    expect((await match.log()).length).toBe(3);
  });

  test('that was refused is judged again when it is repeated, on its own base', async () => {
    const match = await Match.open();
    const seat = await match.acting();
    const base = await match.version();
    const tooEarly = refused('x', { code: 'table/turn-not-complete' });
    expect(await match.send('x', seat, base, END)).toEqual(tooEarly);
    expect(await match.send('x', seat, base, END)).toEqual(tooEarly);
    await match.do('a', BARKER);
    expect(answers(await match.send('x', seat, base, END))).toEqual(refused('x', { code: 'table/stale' }));
  });
});

describe('a stale command', () => {
  test.each<[string, (base: Version) => Version]>([
    ['an older draft', ({ seq, revision }) => ({ seq, revision: revision - 1 })],
    ['an older step', ({ seq, revision }) => ({ seq: seq - 1, revision })],
    ['a draft that does not exist yet', ({ seq, revision }) => ({ seq, revision: revision + 1 })],
    ['a step that does not exist yet', ({ seq, revision }) => ({ seq: seq + 9, revision })],
  ])('based on %s is refused with its id, after the current state', async (_, wrong) => {
    const match = await Match.open();
    await match.do('a', BARKER);
    await match.do('b', PILE);
    await match.do('c', END);
    await match.do('d', BARKER);
    const seat = await match.acting();
    const version = await match.version();
    const log = await match.log();
    const replies = await match.send('x', seat, wrong(version), BARKER);
    expect(replies).toMatchObject([
      { type: 'update', version, viewer: seat, draft: { steps: [{}] } },
      ...refused('x', { code: 'table/stale' }),
    ]);
    expect(await match.version()).toEqual(version);
    expect(await match.log()).toEqual(log);
  });

  test('brings the steps after its base', async () => {
    const match = await Match.open();
    const seat = await match.acting();
    const base = await match.version();
    await match.do('a', PILE);
    const [update] = await match.send('x', seat, base, BARKER);
    expect(update).toMatchObject({ type: 'update', from: 1, steps: [{ seat }], version: { seq: 2 } });
  });
});

test('a stale command of a seat whose turn has passed gets the current state too', async () => {
  const match = await Match.open();
  const seat = await match.acting();
  await match.do('a', BARKER);
  await match.do('b', BARKER);
  const base = await match.version();
  await match.do('c', END);
  expect(await match.send('x', seat, base, UNDO)).toMatchObject([
    { type: 'update', from: 1, version: { seq: 3 }, acting: 1 - seat },
    ...refused('x', { code: 'table/stale' }),
  ]);
});

describe('refusals echo the id', () => {
  test('of a seat that does not act', async () => {
    const match = await Match.open();
    const acting = await match.acting();
    const base = await match.version();
    for (const command of [BARKER, UNDO, END]) {
      expect(await match.send('x', 1 - acting, base, command)).toEqual(
        refused('x', { code: 'table/not-your-turn', acting }),
      );
    }
  });

  test.each<[string, Command, string]>([
    ['undo without a draft', UNDO, 'table/nothing-to-undo'],
    ['the end of a turn that has begun', END, 'table/turn-not-complete'],
    ['an action against the rules', { type: 'act', action: { type: 'dropOut' } }, 'dropOut/too-early'],
  ])('of %s', async (_, command, code) => {
    const match = await Match.open();
    expect(await match.do('x', command)).toMatchObject(refused('x', { code }));
    expect(await match.version()).toEqual({ seq: 1, revision: 0 });
  });
});

describe('what a player has drafted is told to no one else', () => {
  /** A turn of one seat, and a draft of the other. */
  async function draftAfterTurn() {
    const match = await Match.open();
    const before = await match.acting();
    await match.do('a', BARKER);
    await match.do('b', BARKER);
    await match.do('c', END);
    await match.do('d', BARKER);
    expect(await match.version()).toEqual({ seq: 3, revision: 1 });
    return { match, before };
  }

  test('by the answer to a command that is repeated after the game was loaded', async () => {
    const { match, before } = await draftAfterTurn();
    await match.reload();
    const base = { seq: 1, revision: 0 };
    expect(await match.send('a', before, base, BARKER)).toEqual(done('a', 3, 0));
  });

  test('by a refusal that depends on the draft', async () => {
    const { match, before } = await draftAfterTurn();
    const answerOn = async (revision: number) =>
      answers(await match.send('x', before, { seq: 3, revision }, BARKER));
    expect(await answerOn(1)).toEqual(await answerOn(2));
    const acting = await match.acting();
    expect(await answerOn(0)).toEqual(refused('x', { code: 'table/not-your-turn', acting }));
  });
});

test('of many commands that changed drafts the latest are stored alone', async () => {
  const match = await Match.open();
  for (let i = 0; i < 50; i++) {
    await match.do(`act ${i}`, BARKER);
    await match.do(`undo ${i}`, UNDO);
  }
  const stored = await match.house.store.load('t', 0);
  expect(JSON.stringify(stored?.draft).length).toBeLessThan(1000);
  expect(stored?.draft).toMatchObject({ revision: 100, actions: [] });
  await match.reload();
  const base = { seq: 1, revision: 99 };
  expect(await match.send('undo 49', await match.acting(), base, UNDO)).toEqual(done('undo 49', 1, 100));
});
