/**
 * Replaces all cards that a viewer cannot see. Unlike `Dealer` this does not ask a view what is hidden: if a view showed
 * too much, it would change with the cards, and a test would fail.
 */
import { CARD_KINDS } from '../src/board/board.ts';
import type { Viewer } from '../src/index.ts';
import { fillKey, type RandomSource, shuffleInPlace } from '../src/random/random.ts';
import { bagCount, cardsHeld, pileOf, setHand, setPile } from '../src/state/cards.ts';
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
    setHand(
      other,
      seat,
      range(CARD_KINDS).map((kind) => hand.filter((card) => card === kind).length),
    );
  }
  shuffleInPlace(cells, at.BAG, bagCount(other), random);
  fillKey(cells, at.KEY, random);
  other.revision++;
  return other;
}
