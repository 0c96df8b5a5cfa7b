/** R12: who knows what. views.test.ts and viewShape.test.ts in `test/conformance` check whole games. */
import { expect, test } from 'vitest';
import {
  CAIRO,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  redactEvents,
  stateFromJson,
  stateToJson,
  Tally,
  type View,
  type Viewer,
  viewFor,
} from '../../src/index.ts';
import { byColour, cards, makePosition, type Position, unwrap } from '../positions.ts';
import { play, step } from './check.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const TABLE: Position = {
  stands: ['0 red b2 b3 c2', '1 blue f2 f3'],
  seats: [
    { hand: 'S1 S7 J1', money: { red: 9, blue: 2 }, barkers: 2, points: 4 },
    { hand: 'S2 S2', money: { white: 3 }, barkers: 1, points: 7 },
    { hand: 'S9', money: { green: 5 }, points: 11 },
  ],
  customers: { red: 'c6', yellow: 'd6', green: 'e6', white: 'f6', blue: 'g6' },
  display: 'S3 S4 J2 S5',
  discards: 'S6 S8 S6',
};

const viewsOf = (state: GameState): View[] => VIEWERS.map((viewer) => viewFor(state, viewer));

test('R12.1 the table is open to all', () => {
  for (const view of viewsOf(makePosition(TABLE))) {
    expect(view).toMatchObject({
      stands: [
        { owner: 0, colour: 'red', stall: 'b2', entry: 'b3', expansions: ['c2'] },
        { owner: 1, colour: 'blue', stall: 'f2', entry: 'f3', expansions: [] },
      ],
      customers: { red: 'c6', yellow: 'd6', green: 'e6', white: 'f6', blue: 'g6', purple: null },
      medals: { ...byColour(() => ({ gold: null, silver: null })), red: { gold: 0, silver: 0 } },
      supply: { ...byColour(() => 6), red: 5 },
      barkerStock: 4,
      display: cards('S3 S4 J2 S5'),
      discards: cards('S6 S8 S6'),
      pileCount: 33 - 6 - 4 - 3,
      seats: [
        { cards: 3, barkers: 2, points: 4 },
        { cards: 2, barkers: 1, points: 7 },
        { cards: 1, barkers: 0, points: 11 },
      ],
    });
  }
});

test.each<{ does: string; tells: object }>([
  { does: 'take 2', tells: { type: 'picked', seat: 0, from: 'display', index: 1, card: 'S4' } },
  { does: 'take pile', tells: { type: 'picked', seat: 0, from: 'pile' } },
  { does: 'take barker', tells: { type: 'picked', seat: 0, from: 'barkers' } },
  { does: 'expand red d2 with S1', tells: { type: 'cardsPlayed', seat: 0, cards: ['S1'] } },
  {
    does: 'expand red d2 with J1 pay 2 red 2 blue fee red',
    tells: { type: 'paid', seat: 0, coins: { red: 2, blue: 2 }, fee: 'red' },
  },
  { does: 'lure blue f3', tells: { type: 'earned', seat: 0, colour: 'blue', amount: 1 } },
  { does: 'lure blue f3', tells: { type: 'earned', seat: 1, colour: 'blue', amount: 1 } },
])('R12.1 everybody hears of $tells.type: $does', ({ does, tells }) => {
  const { events } = step(makePosition(TABLE), does);
  for (const viewer of VIEWERS) {
    expect(redactEvents(events, viewer)).toContainEqual({ to: 'all', ...tells });
  }
});

test('R12.1 everybody sees every discard', () => {
  const before = makePosition({ ...TABLE, seats: [{ hand: 'S1 S7 J1 J3' }] });
  const { state, events } = step(play(before, 'take barker', 'take 1'), 'discard J3');
  for (const viewer of VIEWERS) {
    expect(redactEvents(events, viewer)).toContainEqual({
      type: 'discarded',
      to: 'all',
      seat: 0,
      card: 'J3',
    });
    expect(viewFor(state, viewer).discards).toEqual(cards('S6 S8 S6 J3'));
  }
});

/** The viewers whose views of two states differ. */
function tellApart(one: GameState, other: GameState): Viewer[] {
  return VIEWERS.filter(
    (viewer) => JSON.stringify(viewFor(one, viewer)) !== JSON.stringify(viewFor(other, viewer)),
  );
}

/** The position with the other hand or the other coins for seat 1. */
function withRival(rival: NonNullable<Position['seats']>[number], more: Position = {}): GameState {
  const [me = {}, , third = {}] = TABLE.seats ?? [];
  return makePosition({ ...TABLE, ...more, seats: [me, { hand: 'S2 S2', ...rival }, third] });
}

test('R12.2 a hand is shown to its owner alone', () => {
  expect(tellApart(withRival({ hand: 'S2 S2' }), withRival({ hand: 'S3 J4' }))).toEqual([1]);
  expect(viewFor(makePosition(TABLE), 1).seats.map(({ hand }) => hand)).toEqual([
    undefined,
    ['S2', 'S2'],
    undefined,
  ]);
});

test('R12.2 what the acting seat may do is shown to it alone, for it follows from the hand', () => {
  expect(viewsOf(makePosition(TABLE)).map(({ legal }) => legal.length > 0)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const acting = { seat: 1 };
  expect(tellApart(withRival({ hand: 'S2 S2' }, acting), withRival({ hand: 'S3 J4' }, acting))).toEqual([1]);
});

test('R12.2 the order of the pile is hidden from all viewers', () => {
  const state = makePosition(TABLE);
  const json = stateToJson(state);
  const turned = unwrap(stateFromJson(state.game, { ...json, pile: json.pile.toReversed() }));
  expect(stateToJson(turned)).not.toEqual(json);
  expect(tellApart(state, turned)).toEqual([]);
});

test('R12.2 money is shown to its owner alone', () => {
  expect(tellApart(withRival({ money: { red: 1 } }), withRival({ money: { blue: 8 } }))).toEqual([1]);
});

test('R12.2 unless the table chose open money, or the game is over', () => {
  const money = [{ red: 9, blue: 2 }, { white: 3 }, { green: 5 }].map((coins) => ({
    ...byColour(() => 0),
    ...coins,
  }));
  const open = makeGame(CAIRO, 3, { start: 'variable', openMoney: true });
  const over = makePosition({ ...TABLE, phase: 'over' });
  for (const state of [unwrap(stateFromJson(open, stateToJson(makePosition(TABLE)))), over]) {
    for (const view of viewsOf(state)) expect(view.seats.map((seat) => seat.money)).toEqual(money);
    expect(viewFor(state, 2).seats.map(({ hand }) => hand)).toEqual([undefined, undefined, ['S9']]);
  }
});

/** The seats whose received cards a viewer sees. */
const receivers = (events: readonly GameEvent[], viewer: Viewer): number[] =>
  redactEvents(events, viewer).flatMap((event) => (event.type === 'received' ? [event.seat] : []));

test('R12.2 only its owner sees a dealt hand', () => {
  const { events } = newGame(makeGame(CAIRO, 3, { start: 'preset', openMoney: false }), '1');
  expect(VIEWERS.map((viewer) => receivers(events, viewer))).toEqual([[0], [1], [2], []]);
});

test('R12.2 only the seat that takes a card from the pile sees it', () => {
  const { events } = step(makePosition(TABLE), 'take pile');
  expect(VIEWERS.map((viewer) => receivers(events, viewer))).toEqual([[0], [], [], []]);
  const told = redactEvents(events, 'spectator');
  expect(told).toEqual([{ type: 'picked', to: 'all', seat: 0, from: 'pile' }]);
});

test('R12.2 counting reveals the money', () => {
  const purse = byColour(() => 1);
  const seats = [{ hand: 'J1', money: purse }, { money: purse }, { money: purse }];
  const begun = makePosition({ ...TABLE, seats });
  const lured = step(begun, 'lure blue f3');
  const drawn = play(lured.state, 'take barker', 'take barker', 'take barker', 'take barker');
  const built = step(drawn, 'expand red d2 pay 1 red 1 yellow 1 green 2 blue fee white');
  for (const viewer of VIEWERS) {
    const told = redactEvents([...lured.events, ...built.events], viewer);
    const { money } = new Tally(begun.game, viewer, told);
    expect(money.map((coins) => [...coins])).toEqual(
      stateToJson(built.state).players.map((player) => Object.values(player.money)),
    );
  }
});
