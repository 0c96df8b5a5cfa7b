import { LEVELS } from '@kairo/bots';
import { ALLEY, COLOURS, editionToJson, STARTS } from '@kairo/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_SETUP,
  ICONS,
  MAX_NAME,
  PERSON,
  PLAYERS,
  readClientMessage,
  setupFromLink,
  setupToLink,
  type TableSetup,
} from '../src/index.ts';

const name = fc
  .string({ unit: 'binary', maxLength: MAX_NAME })
  .filter((text) => [...text].length <= MAX_NAME && !/\p{Surrogate}/u.test(text));
const setups: fc.Arbitrary<TableSetup> = fc.record({
  edition: fc.oneof(fc.constantFrom('cairo', 'alley', 'my-own'), fc.constant(editionToJson(ALLEY))),
  start: fc.constantFrom(...STARTS),
  openMoney: fc.boolean(),
  help: fc.record({ routes: fc.boolean(), hints: fc.boolean() }),
  seats: fc
    .tuple(
      fc.shuffledSubarray([...ICONS], { minLength: 2 }),
      fc.array(fc.tuple(name, fc.constantFrom(...PLAYERS)), { minLength: 4, maxLength: 4 }),
    )
    .map(([icons, players]) =>
      icons.map((icon, i) => ({ icon, name: players[i]?.[0] ?? '', player: players[i]?.[1] ?? PERSON })),
    ),
});

const BOARDS = ['cairo', 'alley', 'my-own'];
const read = (link: string) => setupFromLink(link, BOARDS);

describe('a link', () => {
  test('leads back to the same set-up, and has nothing in it that has to be escaped', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const link = setupToLink(setup);
        expect(link).toMatch(/^[\w%.,=&-]+$/);
        expect(read(link)).toEqual({ ok: true, value: setup });
        expect(read(`#${link}&utm=x`)).toEqual({ ok: true, value: setup });
      }),
    );
  });

  test('is readable, and never changes', () => {
    const [person, bot] = DEFAULT_SETUP.seats;
    if (person === undefined || bot === undefined) throw new Error('the default has two seats');
    const setup = { ...DEFAULT_SETUP, seats: [{ ...person, name: 'Zoë, Dr.' }, bot] };
    expect(setupToLink(setup)).toBe(
      'e=cairo&s=preset&p=person.ankh.Zo%C3%AB%2C%20Dr%2E,apprentice.eye&o=routes,hints',
    );
  });

  test.each([
    ['', 'edition', 'the id of an edition, or its file'],
    ['e=cairo', 'start', 'one of variable, preset'],
    ['e=cairo&s=soon', 'start', 'one of variable, preset'],
    ['e=cairo&s=preset', 'seats', 'a list of seats'],
    ['e=cairo&s=preset&p=person.ankh,.eye', 'seats.1.player', `one of ${PLAYERS.join(', ')}`],
    ['e=cairo&s=preset&p=person.ankh,person', 'seats.1.icon', `one of ${ICONS.join(', ')}`],
    ['e=cairo&s=preset&p=person.eye,person.eye', 'seats.1.icon', 'an icon that no other seat has'],
    [
      `e=cairo&s=preset&p=person.eye.${'x'.repeat(25)},person.ankh`,
      'seats.0.name',
      'a text of at most 24 characters',
    ],
    ['e=%', 'link', 'percent-encoded text'],
    ['e={', 'link', 'percent-encoded text'],
  ])('%s is refused', (link, field, expected) => {
    expect(read(link)).toEqual({ ok: false, error: { code: 'link/malformed', field, expected } });
  });

  test('names the player or the board that is not known', () => {
    expect(read('e=cairo&s=preset&p=person.ankh,sphinx.eye')).toEqual({
      ok: false,
      error: { code: 'link/unknown-player', found: 'sphinx', known: PLAYERS },
    });
    expect(read(`e=${'moon'.repeat(20)}&s=preset&p=person.ankh,trader.eye`)).toEqual({
      ok: false,
      error: { code: 'link/unknown-board', found: 'moon'.repeat(10), known: BOARDS },
    });
  });

  test('with too few players is refused', () => {
    expect(read('e=cairo&s=preset&p=person.eye')).toEqual({
      ok: false,
      error: { code: 'setup/players', found: '1', min: 2, max: 4 },
    });
  });

  test('with anything in it is read or refused', () => {
    fc.assert(fc.property(fc.webQueryParameters(), (text) => void read(text)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(`e=${text}`)));
  });
});

test('words that are repeated here are those of bots and engine', () => {
  expect(PLAYERS).toEqual([PERSON, ...LEVELS]);
  for (const colour of COLOURS) {
    expect(readClientMessage({ type: 'query', id: 'q', query: { about: 'customer', colour } }).ok).toBe(true);
  }
});
