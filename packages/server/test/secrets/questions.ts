/** Everything that a viewer may ask without changing the game; most of it is refused. */
import { type Action, COLOURS, type RandomSource, stepBy } from '@kairo/engine';
import { PROTOCOL_VERSION } from '@kairo/protocol';
import type { Client } from './client.ts';
import type { Move } from './course.ts';

export interface Moment {
  readonly table: string;
  readonly seats: number;
  /** The next move of the game. */
  readonly next: Move;
  /** Every action of the course. */
  readonly actions: readonly Action[];
  /** Whether another person would be asked to agree to something. */
  readonly hasCompany: boolean;
  readonly random: RandomSource;
}

type Question = (client: Client, moment: Moment) => unknown;

function one<T>(items: readonly T[], random: RandomSource): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function ownSeat({ viewer }: Client): number {
  return viewer === 'spectator' ? 0 : viewer;
}

/** What the rules refuse to the seat that is to move. */
function illegal({ next, actions, random }: Moment): Action | undefined {
  for (let i = 0; i < 20; i++) {
    const action = one(actions, random);
    if (stepBy(next.state, action) === undefined) return action;
  }
  return undefined;
}

const PILE: Action = { type: 'pick', from: 'pile' };

/** Lists of which something must be refused before anything is tried. */
function tooLong({ actions, random }: Moment): Action[] {
  const first = one([PILE, { type: 'dropOut' }, one(actions, random)] as const, random);
  const picks: Action[] =
    first.type === 'pick' || first.type === 'discard' ? [PILE, one(actions, random)] : [];
  return [first, ...picks, one(actions, random)];
}

function look(client: Client, { table, random }: Moment): Promise<unknown> {
  const from = one([0, 1, client.version.seq, random.below(client.version.seq + 4)], random);
  return client.ask('GET', `/tables/${table}?from=${from}`);
}

function post(client: Client, { table }: Moment, body: object): Promise<unknown> {
  const base = client.version.seq;
  return client.ask('POST', `/tables/${table}/actions`, { id: client.newId(), base, ...body });
}

function query(client: Client, about: object): Promise<unknown> {
  return client.sendAndWait({ type: 'query', query: about });
}

const REQUESTS: readonly Question[] = [
  look,
  look,
  (client, { table }) => client.ask('GET', `/tables/${table}/record`),
  (client, { table }) => client.ask('GET', `/tables/${table}/setup`),
  (client) => client.ask('GET', '/me'),
  (client) => client.ask('GET', '/tables?open=1'),
  (client) => client.ask('GET', 'readyz'),
  (client, { table }) => client.ask('GET', `/tables/${table}?from=x&wait=99`),
  (client, { table }) => client.ask('GET', `/tables/${table}?seed=1`),
  (client) => client.ask('GET', `/tables/${'A'.repeat(22)}?from=0`),
  (client, { table }) => client.ask('GET', `/tables/${table}/seed`),
  (client, { table }) =>
    client.ask('GET', `/tables/${table}`, undefined, { Authorization: `Bearer ${'x'.repeat(30)}` }),
  (client, { table }) => client.ask('GET', `/tables/${table}`, undefined, { Authorization: 'Bearer short' }),
  (client, { table }) => client.ask('POST', `/tables/${table}/rematch`, {}),
  (client, { table }) => client.ask('POST', `/tables/${table}/close`, {}),
  (client, { table }) => client.ask('PATCH', `/tables/${table}`, { setup: { openMoney: true } }),
  (client, { table, seats, random }) =>
    client.ask('DELETE', `/tables/${table}/seats/${random.below(seats + 1)}`),
  (client, { table, seats, random }) =>
    client.ask('PUT', `/tables/${table}/seats/${random.below(seats)}`, { name: 'Mallory' }),
  (client, { table, seats, random }) =>
    client.ask('POST', `/tables/${table}/seats/${random.below(seats)}`, { key: 'k'.repeat(30), name: 'Eve' }),
  // Another site's page
  (client, { table }) =>
    client.ask('POST', `/tables/${table}/rematch`, {}, { Origin: 'http://elsewhere.example' }),
  (client, { table }) => client.ask('POST', `/tables/${table}/actions`, '{"id":'),
  (client, moment) => post(client, moment, { actions: [one(moment.actions, moment.random)], base: 0 }),
  (client, moment) => post(client, moment, { actions: [{ type: 'pick', from: 'hand' }] }),
  (client, moment) => post(client, moment, { actions: [{ type: 'discard', card: 'S99' }] }),
  (client, moment) => post(client, moment, { actions: tooLong(moment) }),
  (client, moment) => post(client, moment, { actions: tooLong(moment), draft: 'discard' }),
  (client, moment) => post(client, moment, { actions: [PILE, one(moment.actions, moment.random)] }),
  (client, moment) => post(client, moment, { actions: [] }),
  (client, moment) => {
    const action = illegal(moment);
    return action && post(client, moment, { actions: [action] });
  },
];

const MESSAGES: readonly Question[] = [
  ...['routes', 'customer', 'stand'].map(
    (about): Question =>
      (client, { random, seats }) =>
        query(client, {
          about,
          colour: one(COLOURS, random),
          ...(about === 'stand' && { owner: one([...Array(seats).keys(), 'neutral'], random) }),
        }),
  ),
  (client, { random }) => query(client, { about: 'site', site: one(['a1', 'c3', 'd5', 'z9'], random) }),
  (client, { random }) => query(client, { about: 'card', card: one(['S1', 'S5', 'J2'], random) }),
  (client, { actions, random }) => query(client, { about: 'action', action: one(actions, random) }),
  (client, { actions, random }) => query(client, { about: 'preview', action: one(actions, random) }),
  (client) => query(client, { about: 'advice', count: 2 }),
  (client) => query(client, { about: 'cues' }),
  (client, { random }) =>
    client.sendAndWait({ type: 'history', before: random.below(client.version.seq + 9) }),
  (client, { random }) => {
    const version = { seq: random.below(client.version.seq + 3), revision: 0 };
    client.send({ type: 'sync', look: 0, viewer: client.viewer, version });
  },
  (client, { seats, random }) => {
    const viewer = (ownSeat(client) + 1 + random.below(seats)) % (seats + 1);
    if (viewer === client.viewer) return;
    client.send({ type: 'sync', look: 0, viewer, version: { seq: 0, revision: 0 } });
  },
  (client, { table, random }) => {
    const seq = random.below(client.version.seq + 1);
    client.send({ type: 'hello', protocols: [PROTOCOL_VERSION], table, look: 0, viewer: client.viewer, seq });
  },
  (client, { seats, table, random }) => {
    const viewer = (ownSeat(client) + 1 + random.below(seats - 1)) % seats;
    const [protocols, to] = one(
      [[[1], table] as const, [[PROTOCOL_VERSION], 'A'.repeat(22)] as const],
      random,
    );
    client.send({ type: 'hello', protocols, table: to, look: 0, viewer, seq: 0 });
  },
  // Stale, of another seat, or out of turn
  (client, { actions, random }) =>
    client.sendAndWait({
      type: 'command',
      seat: ownSeat(client),
      base: { seq: 1, revision: 77 },
      command: { type: 'act', action: one(actions, random) },
    }),
  (client, { seats, actions, random }) =>
    client.sendAndWait({
      type: 'command',
      seat: (ownSeat(client) + 1) % seats,
      base: client.version,
      command: { type: 'act', action: one(actions, random) },
    }),
  (client, moment) => {
    const action = illegal(moment);
    if (action === undefined) return;
    const command = { type: 'act', action };
    return client.sendAndWait({ type: 'command', seat: ownSeat(client), base: client.version, command });
  },
  (client, { random }) => {
    const command = { type: one(['undo', 'endTurn'], random) };
    return client.sendAndWait({ type: 'command', seat: ownSeat(client), base: client.version, command });
  },
  (client) => client.send({ type: 'hurry' }),
  (client) => client.send({ type: 'storage', choice: 'unsaved' }),
  (client) => client.send('{"type":'),
  (client) => client.send({ type: 'sync', look: -1 }),
  (client) => client.send({ type: 'peek', at: 'pile' }),
  (client, { random }) => client.send({ type: 'presence', isVisible: random.below(2) === 0, isActive: true }),
  ...[
    { type: 'return' },
    { type: 'vote', question: 99, agrees: true },
    // A program's seat or a bot's: those are never said to have vanished.
    { type: 'propose', proposal: { kind: 'standIn', seat: 1 } },
  ].map(
    (command): Question =>
      (client) =>
        client.sendAndWait({ type: 'company', seat: ownSeat(client), command }),
  ),
  (client, { seats }) =>
    client.sendAndWait({ type: 'company', seat: (ownSeat(client) + 1) % seats, command: { type: 'resign' } }),
  async (client, { hasCompany, random }) => {
    if (!hasCompany || client.viewer === 'spectator') return;
    const command = { type: 'propose', proposal: { kind: one(['end', 'takeback'], random) } };
    const { type } = await client.sendAndWait({ type: 'company', seat: client.viewer, command });
    if (type === 'done') await withdraw(client);
  },
];

/** The question that the client has asked. */
async function withdraw(client: Client): Promise<void> {
  const numbers = client.messages.flatMap((text) => /"question":\{"number":(\d+)/.exec(text)?.[1] ?? []);
  const command = { type: 'vote', question: Number(numbers.at(-1)), agrees: false };
  await client.sendAndWait({ type: 'company', seat: client.viewer, command });
}

export const QUESTIONS: readonly Question[] = [...REQUESTS, ...MESSAGES];
