/** Samples for every error, at least one for each branch of its text. */
import type { KairoError } from '../src/index.ts';
import type { Some } from './samples.ts';

export const errorSamples = {
  'edition/not-json': [{ code: 'edition/not-json', detail: 'unexpected end.' }],
  'edition/missing': [
    { code: 'edition/missing', field: 'starts', expected: { kind: 'like', example: '["c3"]' } },
    { code: 'edition/missing', field: 'id', expected: { kind: 'id', max: 32 } },
    { code: 'edition/missing', field: 'format', expected: { kind: 'one-of', values: ['kairo-edition/1'] } },
    { code: 'edition/missing', field: 'segments', expected: { kind: 'map-rows' } },
    { code: 'edition/missing', field: 'presets.3.seats', expected: { kind: 'list', min: 3, max: 3 } },
  ],
  'edition/unknown-field': [{ code: 'edition/unknown-field', field: 'colour' }],
  'edition/medals-mixed': [
    { code: 'edition/medals-mixed', colours: ['red'] },
    { code: 'edition/medals-mixed', colours: ['red', 'blue', 'white'] },
  ],
  'edition/range': [{ code: 'edition/range', field: 'barkers', found: '100', min: 0, max: 99 }],
  'edition/row-length': [
    { code: 'edition/row-length', map: 'segments', row: 5, found: 11, expected: 12 },
    { code: 'edition/row-length', map: 'areas', row: 5, found: 1, expected: 12 },
  ],
  'edition/row-count': [{ code: 'edition/row-count', found: 11, expected: 12 }],
  'edition/bad-symbol': [
    {
      code: 'edition/bad-symbol',
      map: 'segments',
      site: 'c5',
      symbol: 'x',
      expected: { kind: 'one-of', values: ['1', '2'] },
    },
    {
      code: 'edition/bad-symbol',
      map: 'areas',
      site: 'c5',
      symbol: 'x',
      expected: { kind: 'one-of', values: ['.', 'R'] },
    },
  ],
  'edition/segment-missing': [{ code: 'edition/segment-missing', segment: 4 }],
  'edition/start-in-restaurant': [{ code: 'edition/start-in-restaurant', site: 'a7' }],
  'edition/start-count': [
    { code: 'edition/start-count', found: 4, expected: 5 },
    { code: 'edition/start-count', found: 1, expected: 5 },
  ],
  'edition/start-twice': [{ code: 'edition/start-twice', site: 'c3' }],
  'edition/start-off-board': [{ code: 'edition/start-off-board', site: 'z9' }],
  'edition/not-connected': [{ code: 'edition/not-connected', sites: ['c9', 'j9'] }],
  'edition/no-place': [
    { code: 'edition/no-place', colour: 'purple', count: 4, found: 3 },
    { code: 'edition/no-place', colour: 'blue', count: 1, found: 0 },
  ],
  'edition/joker-segments': [{ code: 'edition/joker-segments', joker: 2, found: '112' }],
  'edition/too-few-cards': [{ code: 'edition/too-few-cards', found: 20, min: 23 }],
  'edition/preset': [
    {
      code: 'edition/preset',
      players: 3,
      stall: 'red c4',
      problem: { code: 'unreadable', expected: { kind: 'like', example: 'red c4 c5' } },
    },
    {
      code: 'edition/preset',
      players: 3,
      stall: 'presets.3.seats.0',
      problem: { code: 'count', found: 2, expected: 3 },
    },
    {
      code: 'edition/preset',
      players: 2,
      stall: 'red c4 c5',
      problem: { code: 'illegal', rule: 'R5.5', reason: 'build/touches' },
    },
    {
      code: 'edition/preset',
      players: 2,
      stall: 'red z4 z5',
      problem: { code: 'illegal', rule: 'R2.1', reason: 'action/no-such-site' },
    },
  ],
  'setup/players': [{ code: 'setup/players', found: '5', min: 2, max: 4 }],
  'setup/no-preset': [
    { code: 'setup/no-preset', edition: 'cairo', players: 2, available: [3, 4] },
    { code: 'setup/no-preset', edition: 'cairo', players: 2, available: [] },
  ],
  'position/malformed': [
    { code: 'position/malformed', field: 'phase', expected: { kind: 'one-of', values: ['setup', 'play'] } },
    { code: 'position/malformed', field: 'stands', expected: { kind: 'list' } },
    { code: 'position/malformed', field: 'stands.0', expected: { kind: 'once', what: 'stand' } },
    { code: 'position/malformed', field: 'stands.0.entry', expected: { kind: 'site' } },
    { code: 'position/malformed', field: 'stands.0.stall', expected: { kind: 'free-site' } },
    { code: 'position/malformed', field: 'stands.0.expansions', expected: { kind: 'list', min: 0, max: 0 } },
    { code: 'position/malformed', field: 'players.0.out', expected: { kind: 'boolean' } },
    { code: 'position/malformed', field: 'discards', expected: { kind: 'list', min: 0, max: 28 } },
    { code: 'position/malformed', field: 'bag', expected: { kind: 'once', what: 'colour' } },
    { code: 'position/malformed', field: 'pending.picksLeft', expected: { kind: 'whole', min: 1, max: 1 } },
  ],
  'position/impossible': [
    {
      code: 'position/impossible',
      broken: ['cards', 'barkers', 'tiles', 'areas', 'customers', 'entries', 'reach', 'medals', 'money'],
    },
  ],
  'record/unreadable': [
    {
      code: 'record/unreadable',
      line: 12,
      found: 'lure mauve c5',
      expected: { kind: 'like', example: 'lure red c5' },
    },
    { code: 'record/unreadable', line: 90, found: 'the end', expected: { kind: 'turn-or-end', turn: 31 } },
  ],
  'record/malformed': [
    { code: 'record/malformed', field: 'seats.0', expected: { kind: 'text' } },
    { code: 'record/malformed', field: 'seed', expected: { kind: 'characters', min: 1, max: 128 } },
    { code: 'record/malformed', field: 'turns.0.actions', expected: { kind: 'list', min: 1 } },
    { code: 'record/malformed', field: 'turns.0.actions.0', expected: { kind: 'action' } },
  ],
  'record/rules-version': [{ code: 'record/rules-version', found: 2, supported: 1 }],
  'record/unknown-edition': [{ code: 'record/unknown-edition', id: 'souk', known: ['cairo', 'alley'] }],
  'record/edition-changed': [
    { code: 'record/edition-changed', id: 'cairo', found: 'a1b2c3d4e5f6', expected: 'f6e5d4c3b2a1' },
  ],
  'record/no-preset': [{ code: 'record/no-preset', id: 'cairo', players: 3 }],
  'record/no-seed': [{ code: 'record/no-seed' }],
  'record/not-of-table': [
    { code: 'record/not-of-table', knows: 0 },
    { code: 'record/not-of-table', knows: 'spectator' },
  ],
  'record/wrong-seat': [{ code: 'record/wrong-seat', turn: 7, found: 0, expected: 1 }],
  'record/illegal': [
    {
      code: 'record/illegal',
      turn: 7,
      action: 'expand red c5 with S1 pay 2 red',
      refusal: { code: 'build/supply-empty', rule: 'R6.1', colour: 'red' },
    },
  ],
  'record/unfinished-turn': [{ code: 'record/unfinished-turn', turn: 7 }],
  'record/overlong-turn': [{ code: 'record/overlong-turn', turn: 7 }],
  'record/after-end': [{ code: 'record/after-end', turn: 7 }],
  'record/no-such-turn': [{ code: 'record/no-such-turn', turn: 40, last: 30 }],
  'record/wrong-result': [
    {
      code: 'record/wrong-result',
      found: { points: [45, 40], winners: [0], reason: 'supply' },
      expected: { points: [44, 44], winners: [0, 1], reason: 'standstill' },
    },
    {
      code: 'record/wrong-result',
      found: { points: [45, 40], winners: [0], reason: 'supply' },
      expected: undefined,
    },
  ],
  'bot/unknown': [{ code: 'bot/unknown', name: 'sphinx', known: ['trader', 'vizier'] }],
  'bot/budget': [{ code: 'bot/budget', found: '1s' }],
  'bot/needs-no-budget': [{ code: 'bot/needs-no-budget', name: 'trader', found: '500' }],
  'bot/weights': [
    { code: 'bot/weights', file: 'alley3.json', problem: { code: 'weights/json' } },
    { code: 'bot/weights', file: 'alley4.json', problem: { code: 'weights/missing' } },
    {
      code: 'bot/weights',
      file: 'cairo2.json',
      problem: { code: 'weights/format', expected: 'kairo-weights/1', found: '"torn"' },
    },
    {
      code: 'bot/weights',
      file: 'instinct2.json',
      problem: { code: 'weights/rules-version', expected: 1, found: '2' },
    },
    {
      code: 'bot/weights',
      file: 'outlook3.json',
      problem: { code: 'weights/players', expected: 3, found: '2' },
    },
    {
      code: 'bot/weights',
      file: 'outlook4.json',
      problem: { code: 'weights/facts', expected: ['points'], found: '[]' },
    },
    {
      code: 'bot/weights',
      file: 'instinct3.json',
      problem: { code: 'weights/numbers', field: 'linear', expected: 40, largest: 1000 },
    },
  ],
  'bot/crashed': [{ code: 'bot/crashed', detail: 'out of memory' }],
  'snapshot/malformed': [
    { code: 'snapshot/malformed', field: 'key', expected: { kind: 'hex', digits: 64 } },
    { code: 'snapshot/malformed', field: 'snapshot', expected: { kind: 'json' } },
  ],
  'snapshot/rules-version': [{ code: 'snapshot/rules-version', found: 2, supported: 1 }],
  'snapshot/other-game': [
    { code: 'snapshot/other-game', field: 'edition' },
    { code: 'snapshot/other-game', field: 'players' },
  ],
} satisfies { readonly [code in KairoError['code']]: Some<Extract<KairoError, { code: code }>> };
