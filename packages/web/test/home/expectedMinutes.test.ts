import { PERSON, type TableSetup } from '@kairo/protocol';
import { expect, test } from 'vitest';
import { expectedMinutes } from '../../src/home/expectedMinutes.ts';

type Players = readonly TableSetup['seats'][number]['player'][];

const minutes = (edition: TableSetup['edition'], players: Players): number =>
  expectedMinutes({ edition, seats: players.map((player) => ({ name: '', icon: 'ankh', player })) });

test.each<[string, Players, number]>([
  ['cairo', [PERSON, 'merchant'], 15],
  ['cairo', [PERSON, PERSON], 30],
  ['cairo', [PERSON, 'trader', 'trader', 'trader'], 10],
  ['cairo', [PERSON, PERSON, PERSON, PERSON], 30],
  ['alley', [PERSON, PERSON], 25],
])('on %s with %j: %i minutes', (edition, players, expected) => {
  expect(minutes(edition, players)).toBe(expected);
});

test('a game between bots takes the shortest time', () => {
  expect(minutes('cairo', ['vizier', 'vizier'])).toBe(5);
});

test('a board without measurements takes about as long', () => {
  expect(minutes('souk', [PERSON, PERSON])).toBe(30);
});
