import { PERSON } from '@kairo/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { addSeat, giveSeatTo, removeSeat } from '../../src/online/create/draft.ts';
import { lastTable, rememberTable } from '../../src/storage/lastTable.ts';
import { fakeStorage } from '../fakeBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a first table is for two, with a seat for someone with the link', () => {
  fakeStorage();
  const { setup, open } = lastTable();
  expect(setup.seats.map(({ player }) => player)).toEqual([PERSON, PERSON]);
  expect(open).toEqual([]);
});

test('seats are added up to four, and removed down to two', () => {
  fakeStorage();
  const full = addSeat(addSeat(addSeat(lastTable())));
  expect(full.setup.seats.map(({ icon }) => icon)).toEqual(['ankh', 'eye', 'scarab', 'lotus']);
  const two = removeSeat(removeSeat(removeSeat(full, 3), 2), 1);
  expect(two.setup.seats).toHaveLength(2);
  expect(removeSeat(full, 0)).toBe(full);
});

test('seats for anyone keep their place when another one is removed', () => {
  fakeStorage();
  const full = addSeat(addSeat(lastTable()));
  const open = giveSeatTo(giveSeatTo(full, 3, { player: PERSON, isOpen: true }), 1, {
    player: PERSON,
    isOpen: true,
  });
  expect(open.open).toEqual([1, 3]);
  expect(removeSeat(open, 2).open).toEqual([1, 2]);
  expect(removeSeat(open, 1).open).toEqual([2]);
  expect(giveSeatTo(open, 3, { player: 'vizier', isOpen: false })).toMatchObject({ open: [1] });
});

test('the last table is remembered without names; what cannot be read is forgotten', () => {
  const kept = fakeStorage();
  const table = giveSeatTo(addSeat(lastTable()), 2, { player: 'vizier', isOpen: false });
  const seats = table.setup.seats.map((seat) => ({ ...seat, name: 'Noor' }));
  const terms = { spectators: false, seating: 'random', standIn: 'vizier' } as const;
  rememberTable({ ...table, setup: { ...table.setup, seats }, ...terms });
  expect(lastTable()).toEqual({ ...table, ...terms });
  expect([...kept.values()].join()).not.toContain('Noor');
  for (const broken of ['{', '[]', '"x"', '{"link":"e=nowhere"}', 'null']) {
    kept.set('kairo.table', broken);
    expect(lastTable().setup.seats).toHaveLength(2);
    expect(lastTable().standIn).toBe('merchant');
  }
});
