/**
 * Replaces all cards that a viewer cannot see. Unlike `Dealer` this does not ask a view what is hidden: if a view showed
 * too much, it would change with the cards, and a test would fail.
 */
import { CARD_KINDS } from '../src/board/board.ts';
import type { CardName, Viewer } from '../src/index.ts';
import { cardName } from '../src/play/names.ts';
import { fillKey, type RandomSource, shuffleInPlace } from '../src/random/random.ts';
import { bagCount, bagOf, cardsHeld, pileOf, setBag, setHand, setPile } from '../src/state/cards.ts';
import * as at from '../src/state/layout.ts';
import type { GameState } from '../src/state/state.ts';

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function handOf(state: GameState, seat: number): number[] {
  return range(CARD_KINDS)
    .slice(1)
    .flatMap((kind) => range(cardsHeld(state, seat, kind)).map(() => kind));
}

function othersThan(viewer: Viewer, { game }: GameState): number[] {
  return range(game.players).filter((seat) => seat !== viewer);
}

export function hiddenHands(state: GameState, viewer: Viewer): number[][] {
  return othersThan(viewer, state).map((seat) => handOf(state, seat));
}

/** Shuffles the other hands and the pile together, and draws a new bag order and random key. */
export function dealtAnew(state: GameState, viewer: Viewer, random: RandomSource): GameState {
  const other = state.copy();
  const { cells } = other;
  const pile = pileOf(other);
  const cards = [...pile, ...hiddenHands(state, viewer).flat()];
  shuffleInPlace(cards, 0, cards.length, random);
  setPile(other, cards.splice(0, pile.length));
  for (const seat of othersThan(viewer, state)) {
    const hand = cards.splice(0, handOf(state, seat).length);
    setHand(other, seat, countsOf(hand));
  }
  shuffleInPlace(cells, at.BAG, bagCount(other), random);
  fillKey(cells, at.KEY, random);
  other.revision++;
  return other;
}

function countsOf(hand: readonly number[]): number[] {
  return range(CARD_KINDS).map((kind) => hand.filter((card) => card === kind).length);
}

/** The cards of a hand, as its player sees them at the deal. */
export function namesInHand(state: GameState, seat: number): CardName[] {
  return handOf(state, seat).map(cardName);
}

/**
 * The same with two different cards exchanged that the viewer cannot see, with two neutral stalls of the bag, or with
 * another key for later shuffles; undefined if chance has chosen two that are alike.
 */
export function withTwoExchanged(
  state: GameState,
  viewer: Viewer,
  random: RandomSource,
): GameState | undefined {
  const other = state.copy();
  other.revision++;
  if (random.below(8) === 0) {
    fillKey(other.cells, at.KEY, random);
    return other;
  }
  const bag = bagOf(other);
  if (bag.length > 1 && random.below(4) === 0) {
    exchange(bag, random.below(bag.length), random.below(bag.length));
    setBag(other, bag);
    return bag.join() === bagOf(state).join() ? undefined : other;
  }
  const pile = pileOf(other);
  const seats = othersThan(viewer, other);
  const hands = seats.map((seat) => handOf(other, seat));
  const cards = [...pile, ...hands.flat()];
  const [a, b] = [random.below(cards.length), random.below(cards.length)];
  if (cards[a] === cards[b]) return undefined;
  exchange(cards, a, b);
  setPile(other, cards.splice(0, pile.length));
  for (const [i, seat] of seats.entries())
    setHand(other, seat, countsOf(cards.splice(0, hands[i]?.length ?? 0)));
  return other;
}

function exchange(items: number[], a: number, b: number): void {
  const [first, second] = [items[a], items[b]];
  if (first === undefined || second === undefined) throw new Error('nothing to exchange');
  items[a] = second;
  items[b] = first;
}
