/** Whatever comes in from outside is either a message or one refusal that says what is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  checkSeats,
  DEFAULT_SETUP,
  ICONS,
  MAX_ID,
  PROTOCOL_VERSION,
  readClientMessage,
  readSetup,
} from '../src/index.ts';

const hello = { type: 'hello', protocols: [PROTOCOL_VERSION], table: 't', look: 0, seq: 0 } as const;
const version = { seq: 12, revision: 3 };
const sync = { type: 'sync', look: 1, viewer: 0, version } as const;
const undo = { type: 'command', id: 'c', seat: 1, base: version, command: { type: 'undo' } } as const;
const query = <const Query>(query: Query) => ({ type: 'query', id: 'q', query }) as const;
const [first, second] = DEFAULT_SETUP.seats;

const MESSAGES: readonly ClientMessage[] = [
  hello,
  { ...hello, protocols: [1, 2, 3], viewer: 3, look: 9, seq: 77 },
  { ...hello, viewer: 'spectator' },
  sync,
  { ...sync, viewer: 'spectator', version: { seq: 0, revision: 0 } },
  undo,
  { ...undo, id: 'x'.repeat(MAX_ID), command: { type: 'endTurn' } },
  { ...undo, command: { type: 'act', action: { type: 'pick', from: 'pile' } } },
  query({ about: 'routes', colour: 'red' }),
  query({ about: 'site', site: 'c4' }),
  query({ about: 'card', card: 'J6' }),
  query({ about: 'customer', colour: 'purple' }),
  query({ about: 'action', action: { type: 'dropOut' } }),
  query({ about: 'preview', action: { type: 'dropOut' } }),
  query({ about: 'advice', count: 3 }),
  query({ about: 'cues' }),
  { type: 'history', id: 'h', before: 12 },
  { type: 'hurry' },
  { type: 'storage', choice: 'retry' },
  { type: 'storage', choice: 'unsaved' },
];

test.each(MESSAGES.map((message) => [JSON.stringify(message), message] as const))('%s', (_, message) => {
  expect(readClientMessage(structuredClone(message))).toEqual({ ok: true, value: message });
});

const misfit = (field: string, expected: string) => ({ code: 'table/malformed', field, expected });

describe('refuses', () => {
  const types = 'one of hello, sync, command, query, history, hurry, storage';
  const abouts = 'one of routes, site, card, customer, action, stand, preview, advice, cues, past';
  const protocols = 'a list of 1–16 protocol versions';
  const id = 'a text of 1–64 characters';
  const viewer = 'a seat, 0–3, or spectator';
  const whole = 'a whole number from 0 on';
  const bad: readonly (readonly [string, unknown, object, string?])[] = [
    ['nothing', undefined, misfit('message', 'an object')],
    ['a text', 'undo', misfit('message', 'an object')],
    ['a number', 7, misfit('message', 'an object')],
    ['a list', [hello], misfit('message', 'an object')],
    ['no type', {}, misfit('type', types)],
    ['another type', { type: 'cheat' }, misfit('type', types)],
    ['an old message', { type: 'undo' }, misfit('type', types)],
    ['no protocols', { ...hello, protocols: undefined }, misfit('protocols', protocols)],
    ['an empty list of protocols', { ...hello, protocols: [] }, misfit('protocols', protocols)],
    ['too many protocols', { ...hello, protocols: Array(17).fill(2) }, misfit('protocols', protocols)],
    [
      'a protocol that is none',
      { ...hello, protocols: ['2'] },
      misfit('protocols.0', 'a whole number from 1 on'),
    ],
    ['no table', { ...hello, table: undefined }, misfit('table', id)],
    ['a table without a name', { ...hello, table: '' }, misfit('table', id)],
    ['no look', { ...hello, look: undefined }, misfit('look', whole)],
    ['half a step', { ...hello, seq: 0.5 }, misfit('seq', whole)],
    ['a seat that is none', { ...hello, viewer: 4 }, misfit('viewer', viewer)],
    ['no viewer', { ...sync, viewer: undefined }, misfit('viewer', viewer)],
    ['a viewer below 0', { ...sync, viewer: -1 }, misfit('viewer', viewer)],
    ['no version', { ...sync, version: undefined }, misfit('version', 'an object')],
    ['half a version', { ...sync, version: { seq: 1 } }, misfit('version.revision', whole)],
    ['a command without an id', { ...undo, id: undefined }, misfit('id', id)],
    ['an id that is too long', { ...undo, id: 'x'.repeat(65) }, misfit('id', id)],
    ['a command without a seat', { ...undo, seat: undefined }, misfit('seat', 'a whole number, 0–3'), 'c'],
    ['a command of a spectator', { ...undo, seat: 'spectator' }, misfit('seat', 'a whole number, 0–3'), 'c'],
    ['a command without a base', { ...undo, base: undefined }, misfit('base', 'an object'), 'c'],
    ['no command', { ...undo, command: undefined }, misfit('command', 'an object'), 'c'],
    [
      'another command',
      { ...undo, command: { type: 'cheat' } },
      misfit('command.type', 'one of act, undo, takeBack, endTurn'),
      'c',
    ],
    [
      'an action that is none',
      { ...undo, command: { type: 'act', action: 'pass' } },
      misfit('command.action', 'an object'),
      'c',
    ],
    [
      'a list as action',
      { ...undo, command: { type: 'act', action: [] } },
      misfit('command.action', 'an object'),
      'c',
    ],
    ['no query', query(undefined), misfit('query', 'an object'), 'q'],
    ['another query', query({ about: 'hands' }), misfit('query.about', abouts), 'q'],
    [
      'too much advice',
      query({ about: 'advice', count: 99 }),
      misfit('query.count', 'a whole number, 1–10'),
      'q',
    ],
    [
      'a card that is none',
      query({ about: 'card', card: 'X1' }),
      misfit('query.card', 'the name of a card'),
      'q',
    ],
    ['history before the start', { type: 'history', id: 'h', before: -1 }, misfit('before', whole), 'h'],
    ['no choice', { type: 'storage' }, misfit('choice', 'one of retry, unsaved')],
  ];
  test.each(bad)('%s', (_, json, refusal, echoed) => {
    const error = echoed === undefined ? { refusal } : { id: echoed, refusal };
    expect(readClientMessage(json)).toEqual({ ok: false, error });
  });

  test('anything else without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        readClientMessage(json);
        readClientMessage({ ...hello, protocols: json, table: json });
        readClientMessage({ ...undo, id: json });
        readClientMessage({ ...undo, base: json });
        readClientMessage({ ...undo, command: json });
        readClientMessage(query(json));
        readSetup(json);
      }),
    );
  });

  test('with an answer that is always small', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const read = readClientMessage({ type: 'query', id: 'q', query: json });
        if (!read.ok) expect(JSON.stringify(read.error).length).toBeLessThan(300);
      }),
    );
    const long = 'x'.repeat(1_000_000);
    for (const json of [long, { type: long }, { ...undo, id: long }, query({ about: long })]) {
      const read = readClientMessage(json);
      expect(JSON.stringify(read).length).toBeLessThan(300);
    }
  });
});

test('unknown fields are left out', () => {
  expect(readClientMessage({ type: 'hurry', seed: 'x' })).toEqual({ ok: true, value: { type: 'hurry' } });
  const command = { type: 'undo', seed: 'x' };
  expect(readClientMessage({ ...undo, command, force: true })).toEqual({ ok: true, value: undo });
});

describe('a set-up', () => {
  const withSeats = (...seats: readonly unknown[]) => ({ ...DEFAULT_SETUP, seats });
  test('is read', () => {
    expect(readSetup(structuredClone(DEFAULT_SETUP))).toEqual({ ok: true, value: DEFAULT_SETUP });
  });

  test.each<[string, unknown, object]>([
    ['nothing', undefined, misfit('setup', 'an object')],
    ['no start', { ...DEFAULT_SETUP, start: undefined }, misfit('start', 'one of variable, preset')],
    [
      'a number as edition',
      { ...DEFAULT_SETUP, edition: 7 },
      misfit('edition', 'the id of an edition, or its file'),
    ],
    ['no options of help', { ...DEFAULT_SETUP, help: {} }, misfit('help.routes', 'true or false')],
    [
      'a name that is too long',
      withSeats(first, { ...second, name: 'x'.repeat(25) }),
      misfit('seats.1.name', 'a text of at most 24 characters'),
    ],
    [
      'half a character',
      withSeats(first, { ...second, name: '\ud83d' }),
      misfit('seats.1.name', 'a text of at most 24 characters'),
    ],
    [
      'an unknown sign',
      withSeats(first, { ...second, icon: 'cat' }),
      misfit('seats.1.icon', 'one of ankh, eye, scarab, lotus'),
    ],
    [
      'two seats with one sign',
      withSeats(first, { ...second, icon: first?.icon }),
      misfit('seats.1.icon', 'an icon that no other seat has'),
    ],
    [
      'an unknown player',
      withSeats(first, { ...second, player: 'uct' }),
      misfit('seats.1.player', 'one of person, apprentice, trader, merchant, vizier'),
    ],
    ['one seat', withSeats(first), { code: 'setup/players', found: '1', min: 2, max: 4 }],
  ])('with %s is refused', (_, json, error) => {
    expect(readSetup(json)).toEqual({ ok: false, error });
  });

  test('has two to four seats, each with its own sign', () => {
    const seats = ICONS.map((icon) => ({ name: '', icon, player: 'person' }) as const);
    expect([2, 3, 4].map((count) => checkSeats(seats.slice(0, count)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(checkSeats([...seats, ...seats])?.code).toBe('setup/players');
  });
});
