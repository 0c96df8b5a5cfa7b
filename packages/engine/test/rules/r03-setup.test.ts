/** R3: the set-up, up to the first turn. Presets and neutral stalls are in r03-presets.test.ts. */
import { expect, test } from 'vitest';
import { apply, CAIRO, COLOURS, type GameState, legalActions, whoActs } from '../../src/index.ts';
import { byColour, makePosition } from '../positions.ts';
import { type Case, check, look, play } from './check.ts';
import { PLAYERS, playSetup, SEEDS, start } from './setup.ts';

test.each(PLAYERS)('R3.1 four cards lie face up, the rest is the pile: %i players', (players) => {
  const { display, pile, discards } = look(start(players, '1'));
  expect(display.filter((card) => card !== null)).toHaveLength(4);
  expect(pile).toHaveLength(33 - 4 - 3 * players);
  expect(discards).toEqual([]);
});

test('R3.1 the cards are shuffled: each seed has its own order, always the same one', () => {
  const deal = (seed: string): string =>
    JSON.stringify([look(start(2, seed)).display, look(start(2, seed)).pile]);
  expect(new Set(SEEDS.map(deal)).size).toBe(SEEDS.length);
  expect(deal('1')).toBe(deal('1'));
  const firstCards = new Set(SEEDS.map((seed) => look(start(2, seed)).display[0]));
  expect(firstCards.size).toBeGreaterThan(9);
});

test('R3.2 the customers take the start spaces in random order, the last one waits', () => {
  const seen = new Set<string>();
  for (const seed of Array.from({ length: 200 }, (_, i) => `customers ${i}`)) {
    const { customers } = look(start(3, seed));
    expect(
      Object.values(customers)
        .filter((site) => site !== null)
        .sort(),
    ).toEqual([...CAIRO.starts].sort());
    for (const colour of COLOURS) seen.add(`${colour} ${customers[colour] ?? 'waits'}`);
  }
  expect(seen.size).toBe(COLOURS.length * 6);
});

test.each(PLAYERS)('R3.3 no points, one coin of each colour, three cards: %i players', (players) => {
  for (const how of ['variable', 'preset'] as const) {
    const seats = look(start(players, '1', how)).players;
    expect(seats).toHaveLength(players);
    for (const { hand, ...rest } of seats) {
      expect(hand).toHaveLength(3);
      expect(rest).toEqual({ money: byColour(() => 1), barkers: 0, points: 0, out: false });
    }
  }
});

test.each(
  PLAYERS.flatMap((players) => [
    { players, how: 'variable' as const },
    { players, how: 'preset' as const },
  ]),
)(
  'R3.4 the start player is drawn at random, also with a preset: $players players, $how',
  ({ players, how }) => {
    const drawn = SEEDS.map((seed) => look(start(players, seed, how)));
    expect(drawn.map(({ seat }) => seat)).toEqual(drawn.map(({ startSeat }) => startSeat));
    const counts = Array.from(
      { length: players },
      (_, seat) => drawn.filter((one) => one.seat === seat).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(SEEDS.length / players / 3);
  },
);

/** Takes two cards and discards down to the limit. */
function drawTurn(state: GameState): GameState {
  const drawn = play(state, 'take 1', 'take 2');
  const { pending, players, seat } = look(drawn);
  const tooMany = pending !== null && 'discardsLeft' in pending ? pending.discardsLeft : 0;
  return play(drawn, ...(players[seat]?.hand.slice(0, tooMany) ?? []).map((card) => `discard ${card}`));
}

test.each(PLAYERS)('R3.4 play goes clockwise, in seat order: %i players', (players) => {
  let state = start(players, '1', 'preset');
  const first = look(state).seat;
  const seats = Array.from({ length: 2 * players }, () => {
    const { seat } = look(state);
    state = drawTurn(state);
    return seat;
  });
  expect(seats).toEqual(seats.map((_, i) => (first + i) % players));
});

test.each(PLAYERS)(
  'R3.5 everybody places three stalls in turn, the start player first: %i players',
  (players) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const begin = start(players, seed);
      const { placed, state } = playSetup(begin);
      const own = placed.filter(({ neutral }) => !neutral).map(({ seat }) => seat);
      expect(own).toEqual(
        Array.from({ length: 3 * players }, (_, i) => (look(begin).startSeat + i) % players),
      );
      // No cards are played, and nothing is paid or scored.
      expect(look(state).players).toEqual(look(begin).players);
      expect([look(state).pile, look(state).discards]).toEqual([look(begin).pile, []]);
    }
  },
);

test('R3.5 stalls of any colour that the player has not placed yet', () => {
  const position = { phase: 'setup', stands: ['0 red b2 b3', '1 blue f2 f3', '2 green j2 k2'] } as const;
  const colours = (state: GameState): string[] => [
    ...new Set(legalActions(state).map((action) => ('colour' in action ? action.colour : action.type))),
  ];
  expect(colours(makePosition(position))).toEqual(['yellow', 'green', 'blue', 'white', 'purple']);
  expect(colours(start(3, '1'))).toEqual(COLOURS);
});

const setup = { phase: 'setup' } as const;
test.each<Case>([
  {
    name: 'two stalls fill a segment',
    ...setup,
    seat: 2,
    stands: ['0 red b2 b3', '1 blue d4 d5'],
    legal: ['place white e2-d2', 'place white b6-b5', 'place white f4-e4'],
    illegal: ['place white d2-e2', 'place white b4-b5', 'place white a4-a3'],
  },
  {
    name: 'the site of the stall counts, not its entry',
    ...setup,
    seat: 2,
    stands: ['0 red b2 b3', '1 blue e4 d4'],
    legal: ['place white d2-d1', 'place white d2-e2', 'place white h2-h1'],
  },
  {
    name: 'two of the same owner count too',
    ...setup,
    players: 2,
    stands: ['0 red b2 b3', '1 blue f2 f3', '0 green d4 d5', '1 white j2 k2'],
    illegal: ['place blue d2-e2', 'place blue b4-a4'],
    legal: ['place blue j4-i4'],
  },
  {
    name: 'neutral stalls count too',
    ...setup,
    players: 2,
    seat: 1,
    pending: { neutral: 'white' },
    bag: ['red', 'green', 'blue', 'purple'],
    stands: [
      ...['0 red b2 b3', '0 blue f2 f3', '0 green j2 k2', '1 yellow b6 b7', '1 blue f6 f7', '1 green j6 k6'],
      'neutral yellow d4 d5',
    ],
    illegal: ['place white d2-d1', 'place white b4-a4'],
    legal: ['place white h4-h3', 'place white d8-d7'],
  },
])('R3.5 in set-up no segment gets more than two main stalls: $name', check);

test('R3.5 the limit of two holds in set-up only', () => {
  const stands = ['0 red b2 b3', '1 blue d4 d5'];
  check({ name: 'in play', stands, legal: ['stall white d2-e2', 'stall white a4-a3'] });
});

test.each<Case>([
  {
    name: 'R5.1',
    ...setup,
    customers: { red: 'b2' },
    legal: ['place white b3-c3'],
    illegal: ['place white b3-b2'],
  },
  {
    name: 'R5.2',
    ...setup,
    legal: ['place purple a6-b6'],
    illegal: ['place purple b6-c6', 'place white a6-b6'],
  },
  { name: 'R5.3', ...setup, legal: ['place white b6-b7'], illegal: ['place white b6-a6'] },
  {
    name: 'R5.4',
    ...setup,
    seat: 1,
    stands: ['0 red b2 b3'],
    legal: ['place white d4-d3'],
    illegal: ['place red d4-d3'],
  },
  {
    name: 'R5.5',
    ...setup,
    seat: 1,
    stands: ['0 red b2 b3'],
    legal: ['place white c3-d3'],
    illegal: ['place white c2-d2'],
  },
  {
    name: 'R5.7',
    ...setup,
    seat: 1,
    stands: ['0 red a2 a3'],
    legal: ['place white b1-c1'],
    illegal: ['place white b1-a1'],
  },
])('R3.5 the rules of R5 hold in set-up: $name', check);

test.each(PLAYERS)('R3.8 then the start player takes the first turn: %i players', (players) => {
  for (const seed of SEEDS.slice(0, 8)) {
    const begin = start(players, seed);
    const { startSeat } = look(begin);
    expect(look(playSetup(begin).state)).toMatchObject({ phase: 'play', seat: startSeat, pending: null });
  }
});

test.each(PLAYERS)('R3.4 only the one who acts may act: %i players', (players) => {
  const state = start(players, '1');
  const [action] = legalActions(state);
  for (let seat = 0; seat < players; seat++) {
    const acting = whoActs(state);
    const result = apply(state, action, seat);
    if (seat === acting) expect(result.ok).toBe(true);
    else expect(result).toEqual({ ok: false, error: { code: 'seat/not-acting', rule: 'R3.4', acting } });
  }
});
