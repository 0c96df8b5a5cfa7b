/** Opening a table, and what is said at none. */
import { ALLEY, editionToJson } from '@kairo/engine';
import { PERSON, PROTOCOL_VERSION } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { Evening, setupOf, silent } from './evening.ts';

const open = (changes: object) => ({
  type: 'open',
  protocol: PROTOCOL_VERSION,
  setup: { ...setupOf([PERSON, PERSON]), ...changes },
});

test.each([
  [
    'an unknown edition',
    open({ edition: 'atlantis' }),
    { code: 'table/unknown-edition', id: 'atlantis', known: ['cairo', 'alley'] },
  ],
  ['a bad edition', open({ edition: { format: 'kairo-edition/9' } }), { code: 'edition/missing' }],
  ['too few seats', open({ seats: [] }), { code: 'setup/players', found: '0' }],
  ['no preset', open({ edition: { ...editionToJson(ALLEY), presets: {} } }), { code: 'setup/no-preset' }],
  ['nonsense', { type: 'dance' }, { code: 'table/malformed', field: 'type' }],
  ['something before the table', { type: 'undo' }, { code: 'table/not-open' }],
])('%s', (_, message, error) => {
  expect(new Evening('door').reply(message)).toMatchObject({ type: 'failed', error });
});

test('nonsense at a table leaves it as it is', () => {
  const evening = new Evening('nonsense');
  const before = evening.open(setupOf([PERSON, PERSON]));
  expect(evening.reply({ type: 'sit', viewer: 'me' })).toMatchObject({ error: { code: 'table/malformed' } });
  expect(evening.update({ type: 'sync', from: 0 })).toEqual(before);
});

test("an edition of one's own can be played", () => {
  const evening = new Evening('own');
  const edition = { ...editionToJson(ALLEY), id: 'own', barkers: 5 };
  expect(evening.open(setupOf([PERSON, PERSON], { edition })).edition).toMatchObject({
    id: 'own',
    barkers: 5,
  });
});

test.each([
  ['the only person', ['trader', PERSON], 1],
  ['nobody yet of two', [PERSON, PERSON], 'spectator'],
  ['nobody where bots play', ['trader', 'trader'], 'spectator'],
] as const)('first there sits %s', (_, players, viewer) => {
  const evening = new Evening('first');
  evening.bots.decision = silent;
  expect(evening.open(setupOf(players)).viewer).toBe(viewer);
});
