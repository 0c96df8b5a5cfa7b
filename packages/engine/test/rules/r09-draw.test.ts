/** R9: drawing two cards. */
import { expect, test } from 'vitest';
import { legalActions, loadEdition, type StateJson } from '../../src/index.ts';
import { cards, editionJson, makePosition, type Position, words } from '../positions.ts';
import { eventsOf, isLegal, look, play, step } from './check.ts';

const hand = ({ players }: StateJson, seat = 0): readonly string[] => players[seat]?.hand ?? [];

const TABLE: Position = { seats: [{ hand: 'S7' }], display: 'S1 S2 S3 J1' };

test.each([
  { takes: 'take 1, take 4', got: 'S1 S7 J1' },
  { takes: 'take 3, take 2', got: 'S2 S3 S7' },
  { takes: 'take pile, take pile', got: 'S5 S6 S7' },
  { takes: 'take pile, take 1', got: 'S1 S5 S7' },
  { takes: 'take 2, take barker', got: 'S2 S7' },
  { takes: 'take barker, take barker', got: 'S7' },
])('R9.1 two picks, each from display, pile or barkers: $takes', ({ takes, got }) => {
  const deck = 'S1 S1 S2 S2 S3 S3 S4 S4 S4 S5 S5 S6 S6 S7 S7 S8 S8 S8 S9 S9 S9 J2 J3 J4 J5 J6';
  const before = makePosition({ ...TABLE, pile: `S5 S6 ${deck.replace('S5', '').replace('S6', '')}` });
  const after = look(play(before, ...takes.split(', ')));
  expect(hand(after)).toEqual(cards(got));
  expect(after.players[0]?.barkers).toBe(takes.split('barker').length - 1);
  expect([after.seat, after.pending]).toEqual([1, null]);
});

test('R9.1 a place that was emptied by the first pick offers nothing', () => {
  const begun = play(makePosition(TABLE), 'take 2');
  expect([1, 2, 3, 4].filter((place) => isLegal(begun, `take ${place}`))).toEqual([1, 3, 4]);
  expect(isLegal(begun, 'take pile')).toBe(true);
});

test('R9.1 a barker only if any is left', () => {
  const some = makePosition({ ...TABLE, seats: [{ hand: 'S7', barkers: 2 }, { barkers: 4 }] });
  expect(isLegal(some, 'take barker')).toBe(true);
  const last = play(some, 'take barker');
  expect(look(last).barkerStock).toBe(0);
  expect(isLegal(last, 'take barker')).toBe(false);
  expect(isLegal(makePosition({ ...TABLE, seats: [{ barkers: 3 }, { barkers: 4 }] }), 'take barker')).toBe(
    false,
  );
});

test('R9.1 the top card is seen before the second pick', () => {
  const before = makePosition(TABLE);
  const [top] = look(before).pile;
  const { state, events } = step(before, 'take pile');
  expect(events).toContainEqual({ type: 'received', to: 0, seat: 0, cards: [top] });
  expect(look(state)).toMatchObject({ seat: 0, pending: { picksLeft: 1 } });
  expect(hand(look(state))).toContain(top);
});

test.each([
  { held: 'S7 S7', takes: 'take 1, take 2', discards: 0 },
  { held: 'S7 S7 S8', takes: 'take 1, take 2', discards: 1 },
  { held: 'S7 S7 S8 S8', takes: 'take 1, take 2', discards: 2 },
  { held: 'S7 S7 S8 S8', takes: 'take 1, take barker', discards: 1 },
  { held: 'S7 S7 S8 S8', takes: 'take barker, take barker', discards: 0 },
  { held: 'S7 S7 S8', takes: 'take pile, take barker', discards: 0 },
])('R9.2 down to four after both picks, barkers do not count: $held, $takes', ({ held, takes, discards }) => {
  const drawn = play(makePosition({ ...TABLE, seats: [{ hand: held, barkers: 3 }] }), ...takes.split(', '));
  expect(look(drawn).pending).toEqual(discards === 0 ? null : { discardsLeft: discards });
  expect(look(drawn).seat).toBe(discards === 0 ? 1 : 0);
  const over = play(
    drawn,
    ...words('S7 S7')
      .slice(0, discards)
      .map((card) => `discard ${card}`),
  );
  expect(look(over)).toMatchObject({ seat: 1, pending: null });
  expect(hand(look(over)).length).toBeLessThanOrEqual(4);
});

test('R9.2 the player chooses among all cards, the new ones too', () => {
  const drawn = play(makePosition({ ...TABLE, seats: [{ hand: 'S7 S7 S8 J2' }] }), 'take 1', 'take 4');
  const offered = legalActions(drawn).map((action) =>
    action.type === 'discard' ? action.card : action.type,
  );
  expect(offered).toEqual(['S1', 'S7', 'S8', 'J1', 'J2']);
  expect(isLegal(drawn, 'discard S2')).toBe(false);
  expect(isLegal(drawn, 'take 2')).toBe(false);
  const after = look(play(drawn, 'discard J1', 'discard S7'));
  expect([hand(after), after.discards]).toEqual([cards('S1 S7 S8 J2'), cards('J1 S7')]);
});

test('R9.2 the limit applies only after drawing', () => {
  const seats = [{ hand: 'S7 S7 S8 S8 S9 S9' }];
  const lured = look(play(makePosition({ ...TABLE, seats, stands: ['0 red b2 b3'] }), 'lure red b3'));
  expect([hand(lured).length, lured.seat]).toEqual([6, 1]);
  // With four cards one may still draw: the fifth is no reason to stop.
  const begun = play(makePosition({ ...TABLE, seats: [{ hand: 'S7 S7 S8 S8' }] }), 'take 1');
  expect([hand(look(begun)).length, look(begun).pending]).toEqual([5, { picksLeft: 1 }]);
});

test('R9.3 both picks, then the discards, then the display from left to right', () => {
  const begin = makePosition({ ...TABLE, seats: [{ hand: 'S7 S7 S8 S8' }], pile: 'S5 S6 J2' });
  const shown: unknown[] = [];
  let state = begin;
  for (const text of ['take 3', 'take 1', 'discard S7', 'discard S8']) {
    state = play(state, text);
    shown.push(look(state).display);
  }
  expect(shown).toEqual([
    ['S1', 'S2', null, 'J1'],
    [null, 'S2', null, 'J1'],
    [null, 'S2', null, 'J1'],
    ['S5', 'S2', 'S6', 'J1'],
  ]);
  expect(look(state).discards.slice(-2)).toEqual(['S7', 'S8']);
});

test('R9.3 the display is refilled only at the end of the turn', () => {
  const begin = makePosition({ ...TABLE, pile: 'S5 S6 J2' });
  expect(eventsOf(begin, 'take 2', 'refilled')).toEqual([]);
  const begun = play(begin, 'take 2');
  // The top card is still there for the second pick.
  expect(hand(look(play(begun, 'take pile')))).toContain('S5');
  expect(look(play(begun, 'take pile')).display).toEqual(['S1', 'S6', 'S3', 'J1']);
  expect(look(play(begun, 'take barker')).display).toEqual(['S1', 'S5', 'S3', 'J1']);
});

const inOrder = (list: readonly (string | null)[]): string[] => list.map(String).sort();

test('R9.4 the last card leaves in the first pick: the discards are the pile at once', () => {
  const begin = makePosition({ ...TABLE, pile: 'S5' });
  const { discards } = look(begin);
  expect(discards.length).toBeGreaterThan(20);
  const begun = play(begin, 'take pile');
  expect(hand(look(begun))).toEqual(['S5', 'S7']);
  expect([inOrder(look(begun).pile), look(begun).discards]).toEqual([inOrder(discards), []]);
  // Shuffled: neither as they lay nor turned over.
  expect([discards, discards.toReversed()]).not.toContainEqual(look(begun).pile);
  const [top] = look(begun).pile;
  expect(hand(look(play(begun, 'take pile')))).toContain(top);
});

test('R9.4 not before: with one card left nothing is shuffled', () => {
  const begin = makePosition({ ...TABLE, pile: 'S5 S6' });
  const begun = look(play(begin, 'take pile'));
  expect([begun.pile, begun.discards]).toEqual([['S6'], look(begin).discards]);
});

test('R9.4 mid-pick, and the discards of the same turn wait', () => {
  const begin = makePosition({ ...TABLE, seats: [{ hand: 'S7 S7 S8' }], pile: 'S5' });
  const { discards } = look(begin);
  const over = look(play(begin, 'take barker', 'take pile'));
  expect([inOrder(over.pile), over.discards]).toEqual([inOrder(discards), []]);
  // With two cards from the table: one too many, and it goes to the discards, not into the new pile.
  const full = look(play(begin, 'take pile', 'take 1', 'discard S7'));
  expect(full.discards).toEqual(['S7']);
  // One place of the display was refilled from the new pile.
  expect(inOrder([...full.pile, full.display[0] ?? null])).toEqual(inOrder(discards));
});

test('R9.4 mid-refill: the first place takes the last card, the second one from the new pile', () => {
  const begin = makePosition({ ...TABLE, seats: [{ hand: 'S7 S7 S8' }], pile: 'S5', discards: 'S9' });
  const { discards } = look(begin);
  const state = play(begin, 'take 2', 'take 4');
  expect(look(state).pending).toEqual({ discardsLeft: 1 });
  const over = look(play(state, 'discard S8'));
  expect(over.display[1]).toBe('S5');
  // The discard of this turn came before the refill: it is in the new pile or on the display already.
  expect(over.discards).toEqual([]);
  expect(inOrder([...over.pile, over.display[3] ?? null])).toEqual(inOrder([...discards, 'S8']));
  expect(eventsOf(state, 'discard S8', 'reshuffled')).toMatchObject([{ cards: discards.length + 1 }]);
});

test('R9.4 the pile is never left empty by a refill', () => {
  const begin = makePosition({ ...TABLE, pile: 'S5' });
  const over = look(play(begin, 'take 1', 'take barker'));
  expect(over.display[0]).toBe('S5');
  expect([inOrder(over.pile), over.discards]).toEqual([inOrder(look(begin).discards), []]);
});

test.each([
  { copies: 1, cards: 15, enough: false },
  { copies: 2, cards: 24, enough: true },
])('R9.4 pile and discards never run out: an edition with $cards cards', ({ copies, enough }) => {
  const json = { ...editionJson('cairo'), standardCopies: copies };
  const loaded = loadEdition(json);
  // Four full hands, two cards to discard and the display leave one card.
  expect(loaded.ok ? undefined : loaded.error).toEqual(
    enough ? undefined : { code: 'edition/too-few-cards', found: 15, min: 23 },
  );
});
