import { describe, expect, it } from 'vitest';
import { makeBoard } from './board.ts';
import { header, money, noShuffle, player, position, stand } from './fixture.ts';
import type { Action, State } from './index.ts';
import { makeTwin } from './index.ts';
import { setupPlacements, whyNoExpansion, whyNoStall } from './sites.ts';

const twin = makeTwin(header(3));
const board = makeBoard(header(3).edition);

function sitesOf(actions: Action[], colour: string): string[] {
  const sites = actions.flatMap((action) =>
    action.type === 'expand' && action.colour === colour ? [action.site] : [],
  );
  return [...new Set(sites)];
}

function movesOf(state: State): string[] {
  return twin
    .legal(state)
    .flatMap((action) => (action.type === 'move' ? [`${action.stall}>${action.entry}`] : []));
}

/** Gives seat 0 three cards, good for any site (R4.2c), and plenty of money. */
function rich(state: State): State {
  player(state, 0).hand = ['S1', 'S2', 'S3'];
  player(state, 0).money = money({ red: 9, yellow: 9, green: 9, blue: 9, white: 9, purple: 9 });
  return state;
}

describe('stalls', () => {
  const state = position(3, [stand(1, 'red', 'b2', 'b3', 'c2'), stand('neutral', 'blue', 'f2', 'f3')]);

  it('R5.1 needs two free adjacent sites', () => {
    expect(whyNoStall(board, state, 0, 'white', 'b3', 'b4')).toBe('R5.1');
    expect(whyNoStall(board, state, 0, 'white', 'a3', 'b3')).toBe('R5.1');
    expect(whyNoStall(board, state, 0, 'white', 'c4', 'c3')).toBe('R5.1');
    expect(whyNoStall(board, state, 0, 'white', 'c4', 'd5')).toBe('R5.1');
    expect(whyNoStall(board, state, 0, 'white', 'c4', 'd4')).toBe(null);
  });

  it('R5.2 R5.3 purple stands in the restaurant area, its entry in the market', () => {
    expect(whyNoStall(board, state, 0, 'purple', 'c5', 'c6')).toBe('R5.2');
    expect(whyNoStall(board, state, 0, 'white', 'a6', 'b6')).toBe('R5.2');
    expect(whyNoStall(board, state, 0, 'purple', 'a6', 'a7')).toBe('R5.3');
    expect(whyNoStall(board, state, 0, 'purple', 'a6', 'b6')).toBe(null);
  });

  it('R5.4 R5.5 one stall of a colour per segment, none beside a tile', () => {
    expect(whyNoStall(board, state, 0, 'red', 'd4', 'd5')).toBe('R5.4');
    expect(whyNoStall(board, state, 0, 'blue', 'h4', 'h5')).toBe('R5.4');
    expect(whyNoStall(board, state, 0, 'white', 'd2', 'e2')).toBe('R5.5');
    expect(whyNoStall(board, state, 0, 'white', 'a3', 'a4')).toBe(null);
  });

  it('R5.7 a stall may not close in its own entry', () => {
    const corner = position(3, [stand(1, 'red', 'a2', 'a3')]);
    expect(whyNoStall(board, corner, 0, 'white', 'b1', 'a1')).toBe('R5.7');
    expect(whyNoStall(board, corner, 0, 'white', 'b1', 'c1')).toBe(null);
  });

  it('R3.5 at most 2 main stalls per segment in set-up', () => {
    const setup = position(3, [stand(1, 'red', 'b2', 'b3'), stand('neutral', 'blue', 'd4', 'e4')]);
    const segments = setupPlacements(board, setup, 0, 'white').map(
      ({ stall }) => board.edition.segments[stall],
    );
    expect(segments).not.toContain(1);
    expect(new Set(segments).size).toBe(8);
  });
});

describe('cards and coins', () => {
  it('R4.2 one fitting card, one joker with a fee, or any three', () => {
    const state = position(3, []);
    player(state, 0).hand = ['S1', 'S1', 'S4', 'J1'];
    player(state, 0).money = money({ yellow: 1, blue: 1 });
    const ways = twin
      .legal(state)
      .flatMap((action) =>
        action.type === 'stall' && action.colour === 'red' && action.stall === 'a1' && action.entry === 'b1'
          ? [[...action.cards, action.fee]]
          : [],
      );
    expect(ways).toEqual([
      ['S1', null],
      ['S1', 'S1', 'S4', null],
      ['S1', 'S1', 'J1', null],
      ['S1', 'S4', 'J1', null],
      ['J1', 'yellow'],
    ]);
    player(state, 0).money = money();
    expect(twin.legal(state)).not.toContainEqual(expect.objectContaining({ cards: ['J1'] }));
  });

  it('R6.6 R4.4 price and fee together; the canonical payment is one of many', () => {
    const state = position(3, [stand(0, 'red', 'b2', 'b3', 'c2')]);
    player(state, 0).hand = ['J1'];
    player(state, 0).money = money({ red: 2, yellow: 1, green: 1, blue: 1 });
    const action = twin.legal(state).find((one) => one.type === 'expand' && one.site === 'd2');
    expect(action).toEqual({
      type: 'expand',
      colour: 'red',
      site: 'd2',
      cards: ['J1'],
      fee: 'blue',
      payment: { red: 2, yellow: 1, green: 1 },
    });
    if (action === undefined) throw new Error('unreachable');
    expect(twin.paymentsOf(state, action)).toHaveLength(3);
    player(state, 0).money.blue = 0;
    expect(twin.legal(state).some((one) => one.type === 'expand')).toBe(false);
    player(state, 0).money = money({ yellow: 20 });
    expect(twin.legal(state).some((one) => one.type === 'expand')).toBe(false);
  });
});

describe('expansions', () => {
  it('R6.4 never beside another stand of its colour, but beside other colours and entries', () => {
    const state = rich(position(3, [stand(0, 'red', 'd6', 'd7'), stand(1, 'red', 'f6', 'f7')]));
    expect(sitesOf(twin.legal(state), 'red')).toEqual(['d5', 'c6']);
    expect(whyNoExpansion(board, state, state.supply, 0, 'red', 'e6')).toBe('R6.4');
    const other = rich(position(3, [stand(0, 'red', 'd6', 'd7'), stand(1, 'blue', 'f6', 'e6')]));
    expect(sitesOf(twin.legal(other), 'red')).toEqual(['d5', 'c6']);
    const touching = rich(position(3, [stand(0, 'red', 'd6', 'd7'), stand(1, 'blue', 'f6', 'f7')]));
    expect(sitesOf(twin.legal(touching), 'red')).toEqual(['d5', 'c6', 'e6']);
  });

  it('R6.5 a diagonal wall cuts off; an empty corner may be cut off and still be used', () => {
    const wall = position(3, [stand(0, 'red', 'd1', 'e1', 'c1'), stand(0, 'yellow', 'b4', 'c4', 'b3', 'a3')]);
    // The wall c1 – b2 – a3 touches only at corners; behind it lie a1, b1 and a2.
    expect(whyNoExpansion(board, wall, wall.supply, 0, 'yellow', 'b2')).toBe(null);
    wall.customers.red = 'a1';
    expect(whyNoExpansion(board, wall, wall.supply, 0, 'yellow', 'b2')).toBe('R6.5');
    // An entry inside, its stall part of the wall.
    wall.customers.red = 'c3';
    wall.stands.push(stand(2, 'white', 'a2', 'a1'));
    expect(whyNoExpansion(board, wall, wall.supply, 0, 'red', 'b1')).toBe('R6.5');
    const closed = position(3, [stand(0, 'red', 'b1', 'c1', 'b2', 'a3')]);
    expect(whyNoExpansion(board, closed, closed.supply, 0, 'red', 'a1')).toBe(null);
    expect(whyNoExpansion(board, closed, closed.supply, 0, 'red', 'a2')).toBe(null);
  });

  it('R6.7 R6.8 R6.9 medals go to the largest stand and score when taken', () => {
    const stands = [
      stand(0, 'red', 'b2', 'b3'),
      stand(1, 'red', 'f2', 'f3'),
      stand(2, 'red', 'j2', 'i2'),
      stand('neutral', 'red', 'b7', 'b8'),
    ];
    let state = position(3, stands);
    const grow = (seat: number, site: string): number[] => {
      rich(state);
      player(state, seat).hand = ['S1', 'S2', 'S3'];
      player(state, seat).money = money({ red: 9 });
      const before = player(state, seat).points;
      const own = { ...state, seat };
      const action = twin
        .legal(own)
        .find((one) => one.type === 'expand' && one.colour === 'red' && one.site === site);
      if (action === undefined) throw new Error(`cannot expand to ${site}`);
      state = twin.successor(own, action, noShuffle);
      const { gold, silver } = state.medals.red;
      return [player(state, seat).points - before, gold ?? -1, silver ?? -1];
    };
    expect(grow(0, 'c2')).toEqual([2 + 5, 0, 0]); // alone the largest: both
    expect(grow(1, 'g2')).toEqual([2 + 2, 0, 1]); // equal: silver
    expect(grow(2, 'k2')).toEqual([2 + 2, 0, 2]); // equal again: silver from seat 1
    expect(grow(1, 'h2')).toEqual([3 + 5, 1, 1]); // alone the largest: gold from 0, silver from 2
    expect(grow(1, 'g1')).toEqual([4, 1, 1]); // holds both already
    expect(state.phase).toBe('play');
    expect(grow(0, 'd2')).toEqual([3, 1, 1]); // smaller: nothing
    expect(state.phase).toBe('final'); // R11.1: the sixth red expansion
  });

  it('R6.8 gold alone is taken by a silver holder who becomes the largest', () => {
    const state = rich(position(3, [stand(0, 'red', 'b2', 'b3', 'c2'), stand(1, 'red', 'f2', 'f3', 'g2')]));
    state.medals.red = { gold: 1, silver: 0 };
    const action = twin.legal(state).find((one) => one.type === 'expand');
    if (action === undefined) throw new Error('no expansion');
    const after = twin.successor(state, action, noShuffle);
    expect(after.medals.red).toEqual({ gold: 0, silver: 0 });
    expect(player(after, 0).points).toBe(3 + 3);
  });
});

describe('moves', () => {
  // Green in the corner: b1 is its entry, a2 a rival's.
  const boxed = (): State => rich(position(3, [stand(0, 'green', 'a1', 'b1'), stand(1, 'red', 'a3', 'a2')]));

  it('R7.1 blocked by tiles, entries and R6.4, not by customers, supply or a lack of money', () => {
    expect(twin.blockedStalls(boxed(), 0)).toEqual(['green']);
    expect(twin.blockedStalls(boxed(), 1)).toEqual([]);
    const open = position(3, [stand(0, 'green', 'a1', 'b1')]);
    open.customers.red = 'a2';
    open.supply.green = 0;
    expect(twin.blockedStalls(open, 0)).toEqual([]);
    const sameColour = position(3, [stand(0, 'green', 'a1', 'b1'), stand(1, 'green', 'c5', 'd5', 'b2')]);
    expect(twin.blockedStalls(sameColour, 0)).toEqual(['green']);
    const grown = position(3, [stand(0, 'green', 'a1', 'c1', 'b1'), stand(1, 'red', 'a3', 'a2')]);
    expect(twin.blockedStalls(grown, 0)).toEqual([]);
  });

  it('R7.1 an expansion that would cut off only customers counts, one that cuts off an entry does not', () => {
    // c1 is the only site beside the green stall; filling it closes off a1, b1 and a2 behind c1 – b2 – a3.
    const stands = [stand(0, 'green', 'd1', 'e1'), stand(1, 'red', 'b4', 'c4', 'a3', 'a4', 'b3', 'b2')];
    stands.push(stand(2, 'blue', 'd3', 'd2'));
    const customers = position(3, stands);
    customers.customers.red = 'a1';
    expect(whyNoExpansion(board, customers, customers.supply, 0, 'green', 'c1')).toBe('R6.5');
    expect(twin.blockedStalls(customers, 0)).toEqual([]);
    const entries = position(3, [...stands, stand('neutral', 'yellow', 'a2', 'a1')]);
    expect(twin.blockedStalls(entries, 0)).toEqual(['green']);
  });

  it('R7.2 the old place is lifted; the old site may be the entry but not the site', () => {
    const moves = movesOf(boxed());
    expect(moves).toContain('b1>a1');
    expect(moves).toContain('b1>c1');
    expect(moves).toContain('c1>b1');
    expect(moves.some((move) => move.startsWith('a1>'))).toBe(false);
    const after = twin.successor(
      boxed(),
      { type: 'move', colour: 'green', stall: 'b1', entry: 'a1', cards: ['S1', 'S2', 'S3'], fee: null },
      noShuffle,
    );
    expect(after.stands[0]).toEqual(stand(0, 'green', 'b1', 'a1'));
    expect(after.discards).toEqual(['S9', 'J5', 'S1', 'S2', 'S3']);
    expect(after.quietTurns).toBe(1);
    expect(after.seat).toBe(1);
  });

  it('R7.4 a customer on the old entry stays and takes up the site', () => {
    const state = boxed();
    state.customers.red = 'b1';
    const moves = movesOf(state);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.flatMap((move) => move.split('>'))).not.toContain('b1');
    expect(moves).toContain('c1>d1');
    const action = twin.legal(state).find((one) => one.type === 'move');
    if (action === undefined) throw new Error('no move');
    expect(twin.successor(state, action, noShuffle).customers.red).toBe('b1');
  });
});
