import { DEFAULT_SETUP, PERSON, type TableSetup } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { addSeat, changeSeat, giveIcon, MAX_SEATS, removeSeat } from '../../src/home/setupDraft.ts';

const icons = ({ seats }: TableSetup) => seats.map(({ icon }) => icon);

describe('seats', () => {
  test('are added with a sign of their own, until the table is full', () => {
    const full = addSeat(addSeat(DEFAULT_SETUP));
    expect(full.seats).toHaveLength(MAX_SEATS);
    expect(new Set(icons(full)).size).toBe(MAX_SEATS);
    expect(addSeat(full)).toBe(full);
  });

  test('a new one is a bot like the last', () => {
    const sharp = changeSeat(DEFAULT_SETUP, 1, { player: 'vizier' });
    expect(addSeat(sharp).seats[2]?.player).toBe('vizier');
    const people = changeSeat(DEFAULT_SETUP, 1, { player: PERSON });
    expect(addSeat(people).seats[2]?.player).toBe('merchant');
  });

  test('are removed, but two stay', () => {
    const three = addSeat(DEFAULT_SETUP);
    expect(icons(removeSeat(three, 0))).toEqual(icons(three).slice(1));
    expect(removeSeat(DEFAULT_SETUP, 0)).toBe(DEFAULT_SETUP);
  });
});

describe('signs', () => {
  test('the seat that had the sign gets the other', () => {
    expect(icons(giveIcon(DEFAULT_SETUP, 0, 'eye'))).toEqual(['eye', 'ankh']);
  });

  test('a free one is taken', () => {
    expect(icons(giveIcon(DEFAULT_SETUP, 0, 'lotus'))).toEqual(['lotus', 'eye']);
  });

  test('a seat may keep its own', () => {
    expect(icons(giveIcon(DEFAULT_SETUP, 0, 'ankh'))).toEqual(['ankh', 'eye']);
  });
});
