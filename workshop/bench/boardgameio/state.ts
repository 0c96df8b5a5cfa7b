/** Reading and writing the exchanged JSON, a random deal (R3.1–R3.4), and what a seat may see (R12). */

import type { Board } from './board.ts';
import { sortCards } from './cards.ts';
import {
  byColour,
  type Card,
  COLOURS,
  type G,
  type Seat,
  type Shuffle,
  type Stand,
  type StateJson,
} from './types.ts';

const DISPLAY_SIZE = 4;
const CARDS_AT_START = 3;

export function fromJson(board: Board, json: StateJson): G {
  const { phase, seat, pending, startSeat, quietTurns, barkerStock } = json;
  const numberOf = (name: string) => board.names.indexOf(name);
  return {
    phase,
    seat,
    pending: pending && { ...pending },
    startSeat,
    quietTurns,
    stands: json.stands.map((stand) => ({
      owner: stand.owner,
      colour: stand.colour,
      stall: numberOf(stand.stall),
      entry: numberOf(stand.entry),
      expansions: stand.expansions.map(numberOf),
    })),
    customers: byColour((colour) => {
      const name = json.customers[colour];
      return name === null ? null : numberOf(name);
    }),
    players: json.players.map((player) => ({
      ...player,
      hand: [...player.hand],
      money: { ...player.money },
    })),
    display: [...json.display],
    pile: [...json.pile].reverse(),
    discards: [...json.discards],
    barkerStock,
    supply: { ...json.supply },
    medals: byColour((colour) => ({ ...json.medals[colour] })),
    bag: [...json.bag],
  };
}

/** Sets come out in one order: stands by owner (neutral last) and colour, expansions by site, hands by card. */
export function toJson(board: Board, G: G): StateJson {
  const nameOf = (site: number) => board.names[site];
  return {
    ...G,
    stands: [...G.stands].sort(compareStands).map((stand) => ({
      ...stand,
      stall: nameOf(stand.stall),
      entry: nameOf(stand.entry),
      expansions: [...stand.expansions].sort((a, b) => a - b).map(nameOf),
    })),
    customers: byColour((colour) => {
      const site = G.customers[colour];
      return site === null ? null : nameOf(site);
    }),
    players: G.players.map((player) => ({
      ...player,
      hand: sortCards(player.hand),
      money: { ...player.money },
    })),
    pile: [...G.pile].reverse(),
  };
}

function compareStands(a: Stand, b: Stand): number {
  const rank = ({ owner }: Stand) => (owner === 'neutral' ? Number.POSITIVE_INFINITY : owner);
  if (a.owner !== b.owner) return rank(a) - rank(b);
  return COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour);
}

/** A fresh game with the variable start. */
export function deal(board: Board, players: number, startSeat: Seat, shuffle: Shuffle): G {
  const { edition } = board;
  const cards: Card[] = edition.jokers.map((_, index) => `J${index + 1}`);
  for (const segment of board.segments) {
    for (let copy = 0; copy < edition.standardCopies; copy++) cards.push(`S${segment}`);
  }
  const pile = shuffle(cards);
  const display = pile.splice(-DISPLAY_SIZE).reverse();
  const arrivals = shuffle([...COLOURS]);
  return {
    phase: 'setup',
    seat: startSeat,
    pending: null,
    startSeat,
    quietTurns: 0,
    stands: [],
    customers: byColour(
      (colour) => board.numbers.get(edition.starts[arrivals.indexOf(colour)] ?? '') ?? null,
    ),
    players: Array.from({ length: players }, () => ({
      hand: pile.splice(-CARDS_AT_START).reverse(),
      money: byColour(() => 1),
      barkers: 0,
      points: 0,
      out: false,
    })),
    display,
    pile,
    discards: [],
    barkerStock: edition.barkers,
    supply: byColour(() => edition.expansionsPerColour),
    medals: byColour(() => ({ gold: null, silver: null })),
    bag: players === 2 ? shuffle([...COLOURS]) : [],
  };
}

/** R12: hidden cards lose their faces but keep their number; rivals' money is gone until the game is over. */
export function viewFor(G: G, seat: Seat | null): unknown {
  const isOver = G.phase === 'over';
  return {
    ...G,
    pile: G.pile.map(() => null),
    bag: G.bag.map(() => null),
    players: G.players.map((player, index) => ({
      ...player,
      hand: index === seat ? player.hand : player.hand.map(() => null),
      money: index === seat || isOver ? player.money : null,
    })),
  };
}
