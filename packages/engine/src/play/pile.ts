/** R9.3, R9.4: the draw pile and the display. */
import { shuffleInPlace, shuffleStream } from '../random/random.ts';
import { getCard, getCards, setCards } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { DISPLAY_SIZE } from '../vocabulary.ts';
import type { Emit } from './events.ts';
import { cardName } from './names.ts';

/** The game's chance for its next shuffle. */
export const nextShuffle = (state: GameState): ReturnType<typeof shuffleStream> => {
  const number = state.cells[at.SHUFFLES]!;
  state.cells[at.SHUFFLES] = number + 1;
  return shuffleStream(state.cells, at.KEY, number);
};

/** The top card. `renewPile` must follow as soon as the card has been told. */
export const takeFromPile = (state: GameState): number => {
  const { cells } = state;
  cells[at.PILE_COUNT]! -= 1;
  return getCard(cells, at.PILE, cells[at.PILE_COUNT]!);
};

/** R9.4: once the last card has left, the discards become the new pile. */
export const renewPile = (state: GameState, emit: Emit): void => {
  const { cells } = state;
  if (cells[at.PILE_COUNT]! > 0) return;
  const count = cells[at.DISCARD_COUNT]!;
  const cards = getCards(cells, at.DISCARDS, count);
  shuffleInPlace(cards, 0, count, nextShuffle(state));
  setCards(cells, at.PILE, cards);
  cells[at.PILE_COUNT] = count;
  cells[at.DISCARD_COUNT] = 0;
  emit?.({ type: 'reshuffled', to: 'all', cards: count });
};

/** R9.3: the empty places of the display, from left to right. */
export const refillDisplay = (state: GameState, emit: Emit): void => {
  const { cells } = state;
  for (let index = 0; index < DISPLAY_SIZE; index++) {
    if (cells[at.DISPLAY + index] !== 0) continue;
    const kind = takeFromPile(state);
    cells[at.DISPLAY + index] = kind;
    emit?.({ type: 'refilled', to: 'all', index, card: cardName(kind) });
    renewPile(state, emit);
  }
};
