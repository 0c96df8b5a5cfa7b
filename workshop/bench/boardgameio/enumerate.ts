/** The complete legal list of the seat to act, each action once, in the fixed order. */

import type { Board } from './board.ts';
import { sortCards, type Way, waysBySegment } from './cards.ts';
import { type Layout, layoutOf, regionCache } from './layout.ts';
import { lureTargets } from './lure.ts';
import { canonicalFee, canonicalPrice } from './money.ts';
import { fitsExpansion, isBlocked, placements, type Region, sitesBeside, standOf } from './placing.ts';
import { type Action, COLOURS, type Colour, type G, type Seat } from './types.ts';

export function enumerate(board: Board, G: G): Action[] {
  const { phase, pending, seat } = G;
  if (phase === 'over') return [];
  if (phase === 'setup') return [...placeActions(board, G, seat)];
  if (phase === 'final') return [...buildActions(board, G, seat), { type: 'dropOut' }];
  if (pending === null) {
    return [...buildActions(board, G, seat), ...lureActions(layoutOf(board, G), G, seat), ...pickActions(G)];
  }
  return 'discardsLeft' in pending ? discardActions(G, seat) : pickActions(G);
}

/** Whether a seat has any placement in set-up, of the drawn neutral stall if one is pending. */
export function hasPlacement(board: Board, G: G, seat: Seat): boolean {
  return !placeActions(board, G, seat).next().done;
}

/** R11.2: whether a seat can build at all. */
export function hasBuild(board: Board, G: G, seat: Seat): boolean {
  return !buildActions(board, G, seat).next().done;
}

function* placeActions(board: Board, G: G, seat: Seat): Generator<Action> {
  const layout = layoutOf(board, G);
  const region = regionCache(layout);
  const { pending } = G;
  const colours =
    pending !== null && 'neutral' in pending
      ? [pending.neutral]
      : COLOURS.filter((colour) => standOf(G.stands, seat, colour) === undefined);
  for (const colour of colours) {
    for (const [site, entry] of placements(layout, colour, { region, inSetup: true })) {
      yield { type: 'place', colour, stall: board.names[site], entry: board.names[entry] };
    }
  }
}

function* buildActions(board: Board, G: G, seat: Seat): Generator<Action> {
  const ways = waysBySegment(board, G.players[seat].hand);
  const layout = layoutOf(board, G);
  const region = regionCache(layout);
  yield* stallActions(layout, region, G, seat, ways);
  yield* expandActions(layout, region, G, seat, ways);
  yield* moveActions(layout, G, seat, ways);
}

/** The ways a player can pay for when there is nothing but the fee to pay. */
function affordable(ways: Way[][], fee: Colour | null): Way[][] {
  return fee === null ? ways.map((list) => list.filter((way) => !way.needsFee)) : ways;
}

function* stallActions(layout: Layout, region: Region, G: G, seat: Seat, all: Way[][]): Generator<Action> {
  const { board } = layout;
  const fee = canonicalFee(G.players[seat].money);
  const ways = affordable(all, fee);
  const segments = ways.map((list) => list.length > 0);
  for (const colour of COLOURS) {
    if (standOf(G.stands, seat, colour)) continue;
    for (const [site, entry] of placements(layout, colour, { region, segments })) {
      for (const way of ways[board.segment[site]]) {
        yield {
          type: 'stall',
          colour,
          stall: board.names[site],
          entry: board.names[entry],
          cards: way.cards,
          fee: way.needsFee ? fee : null,
        };
      }
    }
  }
}

function* expandActions(layout: Layout, region: Region, G: G, seat: Seat, ways: Way[][]): Generator<Action> {
  const { board } = layout;
  for (const colour of COLOURS) {
    const stand = standOf(G.stands, seat, colour);
    if (!stand || G.supply[colour] === 0) continue;
    const price = canonicalPrice(G.players[seat].money, colour, stand.expansions.length + 2);
    if (price === null) continue;
    const fee = canonicalFee(price.left);
    for (const site of sitesBeside(layout, stand)) {
      const here = ways[board.segment[site]].filter((way) => !way.needsFee || fee !== null);
      if (here.length === 0 || !fitsExpansion(layout, stand, site, region)) continue;
      for (const way of here) {
        yield {
          type: 'expand',
          colour,
          site: board.names[site],
          cards: way.cards,
          fee: way.needsFee ? fee : null,
          payment: price.payment,
        };
      }
    }
  }
}

function* moveActions(layout: Layout, G: G, seat: Seat, all: Way[][]): Generator<Action> {
  const { board } = layout;
  const fee = canonicalFee(G.players[seat].money);
  const ways = affordable(all, fee);
  const segments = ways.map((list) => list.length > 0);
  if (!segments.includes(true)) return;
  for (const colour of COLOURS) {
    const stand = standOf(G.stands, seat, colour);
    if (!stand || !isBlocked(layout, stand)) continue;
    const lifted = layoutOf(board, G, stand);
    const options = { region: regionCache(lifted), except: stand.stall, segments };
    for (const [site, entry] of placements(lifted, colour, options)) {
      for (const way of ways[board.segment[site]]) {
        yield {
          type: 'move',
          colour,
          stall: board.names[site],
          entry: board.names[entry],
          cards: way.cards,
          fee: way.needsFee ? fee : null,
        };
      }
    }
  }
}

function lureActions(layout: Layout, G: G, seat: Seat): Action[] {
  const actions: Action[] = [];
  const held = G.players[seat].barkers;
  for (const colour of COLOURS) {
    const customer = G.customers[colour];
    if (customer === null) continue;
    for (const { stand, barkers } of lureTargets(layout, colour, customer)) {
      if (barkers <= held)
        actions.push({ type: 'lure', colour, entry: layout.board.names[stand.entry], barkers });
    }
  }
  return actions;
}

function pickActions(G: G): Action[] {
  const actions: Action[] = [];
  G.display.forEach((card, index) => {
    if (card !== null) actions.push({ type: 'pick', from: 'display', index });
  });
  if (G.pile.length > 0) actions.push({ type: 'pick', from: 'pile' });
  if (G.barkerStock > 0) actions.push({ type: 'pick', from: 'barkers' });
  return actions;
}

function discardActions(G: G, seat: Seat): Action[] {
  return sortCards([...new Set(G.players[seat].hand)]).map((card) => ({ type: 'discard', card }));
}
