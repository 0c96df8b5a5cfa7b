/** Whatever comes in from outside is either a message or one error that says what is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkSeats,
  DEFAULT_SETUP,
  ICONS,
  PROTOCOL_VERSION,
  readToTable,
  type ToTable,
} from '../src/index.ts';

const open = { type: 'open', protocol: PROTOCOL_VERSION, setup: DEFAULT_SETUP } as const;
const [first, second] = DEFAULT_SETUP.seats;

const MESSAGES: readonly ToTable[] = [
  open,
  { type: 'resume', protocol: PROTOCOL_VERSION },
  { type: 'sit', viewer: 2 },
  { type: 'sit', viewer: 'spectator' },
  { type: 'sync', from: 0 },
  { type: 'act', action: { type: 'pick', from: 'pile' } },
  { type: 'undo' },
  { type: 'endTurn' },
  { type: 'hurry' },
  { type: 'ask', id: 1, question: { about: 'routes', colour: 'red' } },
  { type: 'ask', id: 2, question: { about: 'site', site: 'c4' } },
  { type: 'ask', id: 3, question: { about: 'card', card: 'J6' } },
  { type: 'ask', id: 4, question: { about: 'customer', colour: 'purple' } },
  { type: 'ask', id: 5, question: { about: 'action', action: { type: 'dropOut' } } },
  { type: 'ask', id: 6, question: { about: 'outcome', action: { type: 'dropOut' } } },
  { type: 'ask', id: 7, question: { about: 'advice', count: 3 } },
];

test.each(MESSAGES.map((message) => [JSON.stringify(message), message] as const))('%s', (_, message) => {
  expect(readToTable(structuredClone(message))).toEqual({ ok: true, value: message });
});

function openWith(changes: object): object {
  return { ...open, setup: { ...DEFAULT_SETUP, ...changes } };
}

const misfit = (field: string, expected: string): object => ({ code: 'table/malformed', field, expected });

describe('refuses', () => {
  const types = 'one of open, resume, sit, sync, act, undo, endTurn, hurry, ask';
  const abouts = 'one of routes, site, card, customer, action, outcome, advice';
  const bad: readonly (readonly [string, unknown, object])[] = [
    ['nothing', undefined, misfit('message', 'an object')],
    ['a text', 'undo', misfit('message', 'an object')],
    ['no type', {}, misfit('type', types)],
    ['another type', { type: 'cheat' }, misfit('type', types)],
    ['another protocol', { ...open, protocol: 99 }, { code: 'table/protocol', found: 99, supported: 1 }],
    ['no protocol', { type: 'resume' }, { code: 'table/protocol', found: undefined, supported: 1 }],
    ['no set-up', { type: 'open', protocol: 1 }, misfit('setup', 'an object')],
    ['no start', openWith({ start: undefined }), misfit('setup.start', 'one of preset, variable')],
    [
      'a number as edition',
      openWith({ edition: 7 }),
      misfit('setup.edition', 'the id of an edition, or its file'),
    ],
    ['no options of help', openWith({ help: {} }), misfit('setup.help.routes', 'true or false')],
    [
      'a name too long',
      openWith({ seats: [first, { ...second, name: 'x'.repeat(25) }] }),
      misfit('setup.seats.1.name', 'a text of at most 24 characters'),
    ],
    [
      'half a character',
      openWith({ seats: [first, { ...second, name: '\ud83d' }] }),
      misfit('setup.seats.1.name', 'a text of at most 24 characters'),
    ],
    [
      'an unknown sign',
      openWith({ seats: [first, { ...second, icon: 'cat' }] }),
      misfit('setup.seats.1.icon', 'one of ankh, eye, scarab, lotus'),
    ],
    [
      'two with one sign',
      openWith({ seats: [first, { ...second, icon: first?.icon }] }),
      misfit('setup.seats.1.icon', 'a sign that no other seat has'),
    ],
    [
      'an unknown player',
      openWith({ seats: [first, { ...second, player: 'uct' }] }),
      misfit('setup.seats.1.player', 'one of person, apprentice, trader, merchant, vizier'),
    ],
    ['one seat', openWith({ seats: [first] }), { code: 'setup/players', found: '1', min: 2, max: 4 }],
    ['a seat that is none', { type: 'sit', viewer: -1 }, misfit('viewer', 'a seat, 0–3, or spectator')],
    ['no viewer', { type: 'sit' }, misfit('viewer', 'a seat, 0–3, or spectator')],
    ['half a step', { type: 'sync', from: 0.5 }, misfit('from', 'a whole number from 0 on')],
    ['an action that is none', { type: 'act', action: 'pass' }, misfit('action', 'an object')],
    ['a list as action', { type: 'act', action: [] }, misfit('action', 'an object')],
    ['no question', { type: 'ask', id: 1 }, misfit('question', 'an object')],
    [
      'another question',
      { type: 'ask', id: 1, question: { about: 'hands' } },
      misfit('question.about', abouts),
    ],
    [
      'too much advice',
      { type: 'ask', id: 1, question: { about: 'advice', count: 99 } },
      misfit('question.count', 'a whole number, 1–10'),
    ],
  ];
  test.each(bad)('%s', (_, json, error) => {
    expect(readToTable(json)).toEqual({ ok: false, error });
  });

  test('anything else without falling over', () => {
    fc.assert(
      fc.property(fc.anything(), (json) => {
        readToTable(json);
        readToTable({ type: 'open', protocol: PROTOCOL_VERSION, setup: json });
        readToTable({ type: 'ask', id: 0, question: json });
      }),
    );
  });
});

test('fields that nobody asked for are left out', () => {
  expect(readToTable({ type: 'undo', seed: 'x' })).toEqual({ ok: true, value: { type: 'undo' } });
});

test('two to four seats, each with its own sign', () => {
  const seats = ICONS.map((icon) => ({ name: '', icon, player: 'person' }) as const);
  expect([2, 3, 4].map((count) => checkSeats(seats.slice(0, count)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(checkSeats([...seats, ...seats])?.code).toBe('setup/players');
});
