import { ICONS, PERSON, type TableSetup } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { expectedMinutes } from '../../src/home/expectedMinutes.ts';

type Players = readonly TableSetup['seats'][number]['player'][];

const minutes = (edition: string, start: TableSetup['start'], players: Players): number =>
  expectedMinutes({
    ...{ edition, start },
    seats: players.map((player, i) => ({ name: '', icon: ICONS[i] ?? 'ankh', player })),
  });

test('more people take longer', () => {
  expect(minutes('cairo', 'preset', [PERSON, PERSON])).toBeGreaterThan(
    minutes('cairo', 'preset', [PERSON, 'apprentice']),
  );
});

test('placing stalls takes its time', () => {
  expect(minutes('alley', 'variable', [PERSON, PERSON])).toBeGreaterThan(
    minutes('alley', 'preset', [PERSON, PERSON]),
  );
});

test('is exact below a quarter of an hour, else a multiple of five', () => {
  expect(minutes('cairo', 'preset', ['vizier', 'vizier'])).toBe(4);
  expect(minutes('cairo', 'preset', [PERSON, PERSON, PERSON]) % 5).toBe(0);
});

test('a board without measurements takes about as long', () => {
  expect(minutes('souk', 'preset', [PERSON, PERSON])).toBe(minutes('cairo', 'preset', [PERSON, PERSON]));
});
