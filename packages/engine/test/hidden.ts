/**
 * Other cards wherever a viewer cannot look. Unlike `Dealer` this never asks a view what is hidden: if a view showed too
 * much, what it shows would change here, and a test would notice.
 */
import { CARD_KINDS } from '../src/board/board.ts';
import type { Viewer } from '../src/index.ts';
import { fillKey, type RandomSource, shuffleInPlace } from '../src/random/random.ts';
import { getCards, getHeld, setCards, setHand } from '../src/state/cards.ts';
import * as at from '../src/state/layout.ts';
import type { GameState } from '../src/state/state.ts';

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function handOf({ cells }: GameState, seat: number): number[] {
  return range(CARD_KINDS)
    .slice(1)
    .flatMap((kind) => range(getHeld(cells, seat, kind)).map(() => kind));
}

function othersThan(viewer: Viewer, { game }: GameState): number[] {
  return range(game.players).filter((seat) => seat !== viewer);
}

/** What others hold. */
export function hiddenHands(state: GameState, viewer: Viewer): number[][] {
  return othersThan(viewer, state).map((seat) => handOf(state, seat));
}

/** The hands of others and the pile shuffled together, the bag and all further chance drawn anew. */
export function dealtAnew(state: GameState, viewer: Viewer, random: RandomSource): GameState {
  const other = state.copy();
  const { cells } = other;
  const pile = getCards(cells, at.PILE, cells[at.PILE_COUNT] ?? 0);
  const cards = [...pile, ...hiddenHands(state, viewer).flat()];
  shuffleInPlace(cards, 0, cards.length, random);
  setCards(cells, at.PILE, cards.splice(0, pile.length));
  for (const seat of othersThan(viewer, state)) {
    const hand = cards.splice(0, handOf(state, seat).length);
    setHand(
      cells,
      seat,
      range(CARD_KINDS).map((kind) => hand.filter((card) => card === kind).length),
    );
  }
  shuffleInPlace(cells, at.BAG, cells[at.BAG_COUNT] ?? 0, random);
  fillKey(cells, at.KEY, random);
  other.revision++;
  return other;
}
