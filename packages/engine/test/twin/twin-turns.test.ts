import { describe, expect, it } from 'vitest';
import { header, money, noShuffle, player, position, stand } from './fixture.ts';
import type { Action, State } from './index.ts';
import { makeTwin } from './index.ts';

const twin = makeTwin(header(3));

describe('lures', () => {
  const state = position(3, [
    stand(0, 'red', 'b2', 'c2', 'b1'), // 1 step from c3
    stand(1, 'red', 'c5', 'c4', 'c6', 'd6'), // 1 step
    stand('neutral', 'red', 'g2', 'f2'), // 4 steps
    stand(2, 'red', 'j2', 'i2'), // 7 steps
  ]);
  const lures = (from: State, colour: string): string[] =>
    twin
      .legal(from)
      .flatMap((one) =>
        one.type === 'lure' && one.colour === colour ? [`${one.entry}:${one.barkers}`] : [],
      );

  it('R8.3 only the nearest open entries without barkers', () => {
    expect(twin.distances(state, 'red')).toEqual([
      { entry: 'c2', distance: 1 },
      { entry: 'f2', distance: 4 },
      { entry: 'i2', distance: 7 },
      { entry: 'c4', distance: 1 },
    ]);
    expect(lures(state, 'red')).toEqual(['c2:0', 'c4:0']);
    expect(lures(state, 'purple')).toEqual([]);
  });

  it('R8.4 each strictly nearer open entry needs a barker; occupied ones need none', () => {
    const two = structuredClone(state);
    player(two, 0).barkers = 2;
    expect(lures(two, 'red')).toEqual(['c2:0', 'f2:2', 'c4:0']);
    two.customers.blue = 'c4';
    expect(lures(two, 'red')).toEqual(['c2:0', 'f2:1', 'i2:2']);
  });

  it('R8.5 R8.6 customers swap, barkers return, both are paid', () => {
    const with2 = structuredClone(state);
    player(with2, 0).barkers = 2;
    with2.barkerStock = 5;
    const own = twin.successor(with2, { type: 'lure', colour: 'red', entry: 'c2', barkers: 0 }, noShuffle);
    expect([own.customers.red, own.customers.purple]).toEqual([null, 'c2']);
    expect(player(own, 0).money.red).toBe(2);
    const rival = twin.successor(with2, { type: 'lure', colour: 'red', entry: 'c4', barkers: 0 }, noShuffle);
    expect([player(rival, 0).money.red, player(rival, 1).money.red]).toEqual([1, 3]);
    const neutral = twin.successor(
      with2,
      { type: 'lure', colour: 'red', entry: 'f2', barkers: 2 },
      noShuffle,
    );
    expect([player(neutral, 0).money.red, player(neutral, 0).barkers, neutral.barkerStock]).toEqual([
      1, 0, 7,
    ]);
  });
});

describe('draws and the end', () => {
  it('R9.2 R9.3 R9.4 discards come before the refill, which reshuffles at once', () => {
    let state = position(3, []);
    state.pile = ['S1', 'S2'];
    player(state, 0).hand = ['S3', 'S3', 'S3', 'S4'];
    const shuffled: string[][] = [];
    const shuffle = (cards: string[]): string[] => {
      shuffled.push(cards);
      return [...cards].reverse();
    };
    state = twin.successor(state, { type: 'pick', from: 'display', index: 1 }, shuffle);
    expect(state.pending).toEqual({ picksLeft: 1 });
    state = twin.successor(state, { type: 'pick', from: 'display', index: 3 }, shuffle);
    expect(twin.legal(state)).toEqual(['S3', 'S4', 'S7', 'S9'].map((card) => ({ type: 'discard', card })));
    state = twin.successor(state, { type: 'discard', card: 'S7' }, shuffle);
    expect([state.pending, state.display[1]]).toEqual([{ discardsLeft: 1 }, null]);
    state = twin.successor(state, { type: 'discard', card: 'S3' }, shuffle);
    expect(state.display).toEqual(['S6', 'S1', 'S8', 'S2']);
    expect(shuffled).toEqual([['S9', 'J5', 'S7', 'S3']]);
    expect([state.pile, state.discards]).toEqual([['S3', 'S7', 'J5', 'S9'], []]);
    expect([state.seat, state.pending]).toEqual([1, null]);
  });

  it('R11.2 R11.4 R11.6 standstill: who cannot build is out, the last one goes on, then the scoring', () => {
    let state = position(3, []);
    state.quietTurns = 35;
    state.pending = { picksLeft: 1 };
    player(state, 0).money = money({ red: 4, blue: 4 });
    player(state, 2).hand = ['S5'];
    state.medals.white = { gold: 1, silver: 0 };
    state = twin.successor(state, { type: 'pick', from: 'barkers' }, noShuffle);
    expect([state.phase, state.seat, state.quietTurns]).toEqual(['final', 2, 36]);
    expect(state.players.map((one) => one.out)).toEqual([false, true, false]);
    expect(twin.legal(state).at(-1)).toEqual({ type: 'dropOut' });
    state = twin.successor(state, { type: 'dropOut' }, noShuffle);
    expect([state.phase, state.seat, twin.legal(state)]).toEqual(['over', 2, []]);
    expect(state.players.map((one) => one.points)).toEqual([2 + 2, 3, 0]);
  });

  it('R3.7 a neutral stall that fits nowhere is set aside and the draw passes on', () => {
    const two = makeTwin(header(2));
    let state: State = {
      ...position(2, []),
      phase: 'setup',
      seat: 1,
      startSeat: 0,
      bag: ['purple', 'green'],
    };
    // All restaurant segments (1 has no restaurant site) hold 2 stalls but segment 4, which has one, of seat 1.
    state.stands = [
      stand(0, 'red', 'd6', 'd5'),
      stand(0, 'yellow', 'c11', 'd11'),
      stand(0, 'white', 'g10', 'g9'),
      stand(1, 'blue', 'k6', 'k7'),
      stand(1, 'purple', 'l8', 'k8'),
    ];
    state.stands.push(stand('neutral', 'red', 'b9', 'b8'), stand('neutral', 'yellow', 'f11', 'f10'));
    state.stands.push(stand('neutral', 'white', 'j11', 'i11'), stand('neutral', 'blue', 'k9', 'k10'));
    const place: Action = { type: 'place', colour: 'white', stall: 'b7', entry: 'c7' };
    expect(two.legal(state)).toContainEqual(place);
    state = two.successor(state, place, noShuffle);
    // Seat 0 would draw purple, which fits nowhere; seat 1 draws green.
    expect([state.phase, state.seat, state.pending, state.bag]).toEqual([
      'setup',
      1,
      { neutral: 'green' },
      [],
    ]);
    const green = two.legal(state)[0];
    if (green === undefined) throw new Error('no place for green');
    state = two.successor(state, green, noShuffle);
    expect([state.phase, state.seat, state.pending]).toEqual(['play', 0, null]);
    const neutral = state.stands.filter((one) => one.owner === 'neutral').map((one) => one.colour);
    expect(neutral).toEqual(['red', 'yellow', 'green', 'blue', 'white']);
  });
});
