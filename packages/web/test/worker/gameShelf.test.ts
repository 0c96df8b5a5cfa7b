/** Games that come into the collection of a browser and leave it, those of online tables among them. */
import { CAIRO, editionToJson, makeGame, newGame, viewFor } from '@kairo/engine';
import { type GameNote, type LastPosition, MemoryStore } from '@kairo/table';
import { describe, expect, test } from 'vitest';
import RECORD from '../../../engine/test/fixtures/alley-2-supply.kairo?raw';
import { GameShelf } from '../../src/worker/gameShelf.ts';
import type { NotesStore } from '../../src/worker/notesStore.ts';

const SEATS = [
  { name: 'Ada', icon: 'ankh', player: 'person' },
  { name: 'Béla', icon: 'eye', player: 'merchant' },
] as const;

function newShelf(): GameShelf {
  const positions = new Map<string, readonly [number, LastPosition]>();
  const notes = {
    notes: async (): Promise<{ readonly [game: string]: GameNote }> => ({}),
    position: async (game: string, updatedAt: number) => {
      const [at, position] = positions.get(game) ?? [];
      return at === updatedAt ? position : undefined;
    },
    keepPosition: async (game: string, updatedAt: number, position: LastPosition) =>
      void positions.set(game, [updatedAt, position]),
  };
  let ids = 0;
  return new GameShelf(new MemoryStore(), notes as unknown as NotesStore, () => `new-${++ids}`);
}

const taken = (shelf: GameShelf, text: string) =>
  shelf.read({ size: text.length, text: async () => text }, () => undefined);

describe('a finished game of a table', () => {
  const records = [{ text: RECORD, seats: SEATS, updatedAt: 7 }];

  test.each(['json', 'notation'] as const)('goes out as %s and comes in with its players', async (form) => {
    const file = await newShelf().write([], records, form);
    const shelf = newShelf();
    expect(await taken(shelf, file)).toMatchObject({ added: ['new-1'], problems: [] });
    const { games } = await shelf.list();
    expect(games.map(({ seats }) => seats.map(({ icon, player }) => `${icon} ${player}`))).toEqual([
      ['ankh person', 'eye merchant'],
    ]);
    expect(await taken(shelf, file)).toMatchObject({ added: [], known: 1 });
  });

  test('stands in one file with those of the browser', async () => {
    const shelf = newShelf();
    await taken(shelf, RECORD);
    const other = newShelf();
    const both = await shelf.write(['new-1'], records, 'json');
    // It is the same game, which comes in once.
    expect(await taken(other, both)).toMatchObject({ added: ['new-1'], known: 1 });
  });
});

test('a table that is played is drawn as it was last shown', async () => {
  const shelf = newShelf();
  const { state } = newGame(makeGame(CAIRO, 2, { start: 'preset', openMoney: false }), 'seed');
  const shown = { edition: editionToJson(CAIRO), view: viewFor(state, 0) };
  expect(await shelf.shownPosition('t', 1, undefined)).toBeUndefined();
  const position = await shelf.shownPosition('t', 1, shown);
  expect(position?.stands.length).toBeGreaterThan(0);
  expect(position?.board.columns).toBe(CAIRO.columns);
  expect(await shelf.shownPosition('t', 1, undefined)).toEqual(position);
  expect(await shelf.shownPosition('t', 2, undefined)).toBeUndefined();
  expect(await shelf.shownPosition('t', 2, { edition: {}, view: shown.view })).toBeUndefined();
});
