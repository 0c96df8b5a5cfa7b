/** R9.3, R9.4: the draw pile and the display. */
import { shuffleInPlace, shuffleStream } from '../random/random.ts';
import {
  discardsOf,
  displayedCard,
  pileCount,
  popPile,
  setDiscards,
  setDisplayedCard,
  setPile,
} from '../state/cards.ts';
import { keyOf, setShuffleCount, shuffleCount } from '../state/chance.ts';
import type { GameState } from '../state/state.ts';
import { DISPLAY_SIZE } from '../vocabulary.ts';
import type { Emit } from './events.ts';
import { cardName } from './names.ts';

/** The random source for the next shuffle of the game. */
export const nextShuffle = (state: GameState): ReturnType<typeof shuffleStream> => {
  const number = shuffleCount(state);
  setShuffleCount(state, number + 1);
  return shuffleStream(keyOf(state), 0, number);
};

/** R9.4: when the pile is empty, the discards are shuffled into a new one. */
export const renewPile = (state: GameState, emit: Emit): void => {
  if (pileCount(state) > 0) return;
  const cards = discardsOf(state);
  shuffleInPlace(cards, 0, cards.length, nextShuffle(state));
  setPile(state, cards);
  setDiscards(state, []);
  emit?.({ type: 'reshuffled', to: 'all', cards: cards.length });
};

/** R9.3: fills the empty places of the display from left to right. */
export const refillDisplay = (state: GameState, emit: Emit): void => {
  for (let index = 0; index < DISPLAY_SIZE; index++) {
    if (displayedCard(state, index) !== 0) continue;
    const kind = popPile(state);
    setDisplayedCard(state, index, kind);
    emit?.({ type: 'refilled', to: 'all', index, card: cardName(kind) });
    renewPile(state, emit);
  }
};
