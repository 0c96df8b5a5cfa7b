/** R1: what is in the box. */
import { expect, test } from 'vitest';
import {
  CAIRO,
  COLOURS,
  type Colour,
  type GameState,
  makeGame,
  newGame,
  type StateJson,
} from '../../src/index.ts';
import { byColour, cairoWith, makePosition } from '../positions.ts';
import { check, isLegal, look, play, sitesFor } from './check.ts';

const PLAYERS = [2, 3, 4] as const;

function started(players: number, seed: string): StateJson {
  return look(newGame(makeGame(CAIRO, players, { start: 'variable', openMoney: false }), seed).state);
}

/** Everything free, every card at hand: only the colour decides. */
const empty = (): GameState => makePosition({ waits: 'red' });

test('R1.1 six colours', () => {
  expect(COLOURS).toEqual(['red', 'yellow', 'green', 'blue', 'white', 'purple']);
  expect(COLOURS.filter((colour) => sitesFor(empty(), `stall ${colour}`).length > 0)).toEqual(COLOURS);
});

test.each(COLOURS)('R1.1 of all stalls only the purple ones are restaurants: %s', (colour) => {
  const isRestaurant = (site: string): boolean => CAIRO.restaurant.includes(site);
  const kinds = new Set(sitesFor(empty(), `stall ${colour}`).map(isRestaurant));
  expect([...kinds]).toEqual([colour === 'purple']);
});

test.each(PLAYERS)('R1.2 five customers stand in the market, the sixth waits: %i players', (players) => {
  for (const seed of ['1', '2', '3', '4']) {
    const { customers } = started(players, seed);
    expect(Object.keys(customers)).toEqual(COLOURS);
    const sites = Object.values(customers).filter((site) => site !== null);
    expect(new Set(sites).size).toBe(5);
    expect(sites.filter((site) => CAIRO.restaurant.includes(site))).toEqual([]);
  }
});

test.each(PLAYERS)('R1.3 27 standard cards, 6 jokers, 7 barkers apart: %i players', (players) => {
  const { players: seats, display, pile, discards, barkerStock } = started(players, 'box');
  const all = [...seats.flatMap(({ hand }) => hand), ...display, ...pile, ...discards];
  const standard = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`S${n}`, `S${n}`, `S${n}`]);
  expect([...all].sort()).toEqual([...standard, 'J1', 'J2', 'J3', 'J4', 'J5', 'J6'].sort());
  expect([barkerStock, ...seats.map(({ barkers }) => barkers)]).toEqual([7, ...seats.map(() => 0)]);
});

test('R1.3 the jokers have three different segments each', () => {
  expect(CAIRO.jokers.map((segments) => new Set(segments).size)).toEqual([3, 3, 3, 3, 3, 3]);
});

test.each(COLOURS)('R1.4 each player has one main stall of each colour: %s', (colour) => {
  const purple = colour === 'purple';
  const [own, further] = purple ? ['a8 b8', 'l8-k8'] : ['c3 c4', 'i2-i3'];
  check({ name: 'in stock', legal: [`stall ${colour} ${further}`] });
  check({ name: 'on the board', stands: [`0 ${colour} ${own}`], illegal: [`stall ${colour} ${further}`] });
  check({
    name: 'a rival has his own',
    stands: [`1 ${colour} ${own}`],
    legal: [`stall ${colour} ${further}`],
  });
});

test('R1.4 six expansions of each colour are a common supply', () => {
  expect(started(2, 'box').supply).toEqual(byColour(() => 6));
  const grown = play(
    makePosition({
      stands: ['0 red b2 b3', '1 red f2 f3'],
      seats: [{}, { hand: 'S2', money: { red: 2 } }],
    }),
    'expand red c2',
    'expand red g2',
  );
  expect(look(grown).supply).toEqual({ ...byColour(() => 6), red: 4 });
});

test('R1.5 a gold and a silver medal for each colour, with points of their own', () => {
  const medals = byColour((colour) => {
    const value = COLOURS.indexOf(colour);
    return { gold: 10 + value, silver: 20 + value };
  });
  const edition = cairoWith({ medals });
  for (const colour of COLOURS.filter((name) => name !== 'purple')) {
    const before = makePosition({ edition, stands: [`0 ${colour} b2 b3`] });
    expect(look(before).medals).toEqual(byColour(() => ({ gold: null, silver: null })));
    const after = look(play(before, `expand ${colour} c2`));
    expect(after.medals).toEqual({
      ...byColour(() => ({ gold: null, silver: null })),
      [colour]: { gold: 0, silver: 0 },
    });
    // 2 for the size, the rest for the medals
    expect(after.players[0]?.points).toBe(2 + medals[colour].gold + medals[colour].silver);
  }
});

test('R1.6 the bank never runs out: income beyond the 20 coins of the box', () => {
  const rich: { [colour in Colour]?: number } = { red: 20 };
  const state = makePosition({
    stands: ['0 red b2 b3', '1 blue f2 f3 g2'],
    seats: [{ money: rich }, { money: { blue: 30 } }],
  });
  expect(look(play(state, 'lure red b3')).players[0]?.money.red).toBe(21);
  expect(isLegal(state, 'lure blue f3')).toBe(true);
  expect(look(play(state, 'lure blue f3')).players[1]?.money.blue).toBe(32);
});
