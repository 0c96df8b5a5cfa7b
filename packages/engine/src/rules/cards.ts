/** R4.2: the ways to play cards for a build. */
import { type Board, CARD_KINDS, FIRST_JOKER } from '../board/board.ts';
import type { SiteSet } from '../board/siteSet.ts';
import { cardsHeld, handSize, nextHeld } from '../state/cards.ts';
import * as at from '../state/layout.ts';
import { CARDS_BITS, firstCard, makeCards, secondCard, thirdCard } from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { HAND_LIMIT, MAX_PLAYERS } from '../vocabulary.ts';

export interface Way {
  /** As in a packed move. */
  readonly cards: number;
  /** R4.2b: a joker played alone costs a coin. */
  readonly fee: boolean;
  /** The sites that the cards allow. */
  readonly sites: SiteSet;
}

/** R4.2b: a single joker. Any three cards are free (R4.2c). */
export const costsFee = (cards: number): boolean =>
  secondCard(cards) === 0 && firstCard(cards) >= FIRST_JOKER;

const sitesForCards = (board: Board, cards: number): SiteSet =>
  secondCard(cards) === 0 ? board.cardSites[firstCard(cards)]! : board.onBoard;

/** The bits of a card kind. */
const CARD_BITS = 4;

/**
 * A cache of ways, which never change for a board: single ones by their cards, and all ways of a hand within the
 * limit.
 */
interface KnownWays {
  readonly board: Board;
  readonly byCards: (Way | undefined)[];
  readonly byHand: (readonly Way[] | undefined)[];
  /** By seat: the cells of the latest hand and its ways. Many turns do not change the hand. */
  readonly latestHands: Int32Array;
  readonly latestWays: (readonly Way[])[];
}

const knownWays = new WeakMap<Board, KnownWays>();
let latest: KnownWays | undefined;

/** Tries the latest board first: most processes use only one. */
const waysOf = (board: Board): KnownWays => {
  if (latest !== undefined && latest.board === board) return latest;
  latest = knownWays.get(board) ?? {
    board,
    byCards: new Array(1 << CARDS_BITS),
    byHand: new Array(1 << (HAND_LIMIT * CARD_BITS)),
    latestHands: new Int32Array(MAX_PLAYERS * at.HAND_WORDS),
    latestWays: new Array(MAX_PLAYERS).fill([]),
  };
  knownWays.set(board, latest);
  return latest;
};

export const wayOf = (board: Board, cards: number): Way => {
  const { byCards } = waysOf(board);
  byCards[cards] ??= { cards, fee: costsFee(cards), sites: sitesForCards(board, cards) };
  return byCards[cards];
};

/** Whether the seat holds these cards: one, or three in ascending order. */
export const holdsCards = (state: GameState, seat: number, cards: number): boolean => {
  const first = firstCard(cards);
  const second = secondCard(cards);
  const third = thirdCard(cards);
  if (second === 0) return third === 0 && cardsHeld(state, seat, first) > 0;
  if (first > second || second > third) return false;
  const sameAsSecond = first === second ? 1 : 0;
  const sameAsThird = (first === third ? 1 : 0) + (second === third ? 1 : 0);
  return (
    cardsHeld(state, seat, first) > 0 &&
    cardsHeld(state, seat, second) > sameAsSecond &&
    cardsHeld(state, seat, third) > sameAsThird
  );
};

/** All different ways to play cards from the seat's hand, in the order of packed cards. */
export const waysToPlay = (state: GameState, seat: number): readonly Way[] => {
  if (handSize(state, seat) > HAND_LIMIT) return findWays(state, seat);
  const { latestHands, latestWays } = waysOf(state.game.board);
  let changed = 0;
  for (let i = seat * at.HAND_WORDS; i < (seat + 1) * at.HAND_WORDS; i++) {
    const word = state.cells[at.HANDS + i]!;
    changed |= word ^ latestHands[i]!;
    latestHands[i] = word;
  }
  if (changed !== 0) latestWays[seat] = lookUpWays(state, seat);
  return latestWays[seat]!;
};

const lookUpWays = (state: GameState, seat: number): readonly Way[] => {
  const { byHand } = waysOf(state.game.board);
  const hand = handNumber(state, seat);
  byHand[hand] ??= findWays(state, seat);
  return byHand[hand];
};

/** A hand within the limit as a number: 4 bits per card, in ascending order. */
const handNumber = (state: GameState, seat: number): number => {
  let hand = 0;
  for (let kind = nextHeld(state, seat, 1); kind < CARD_KINDS; kind = nextHeld(state, seat, kind + 1)) {
    for (let held = cardsHeld(state, seat, kind); held > 0; held--) hand = (hand << CARD_BITS) | kind;
  }
  return hand;
};

const findWays = (state: GameState, seat: number): Way[] => {
  const { board } = state.game;
  const ways: Way[] = [];
  for (let first = 1; first < CARD_KINDS; first++) {
    if (cardsHeld(state, seat, first) === 0) continue;
    ways.push(wayOf(board, makeCards(first)));
    for (let second = first; second < CARD_KINDS; second++) {
      for (let third = second; third < CARD_KINDS; third++) {
        const cards = makeCards(first, second, third);
        if (holdsCards(state, seat, cards)) ways.push(wayOf(board, cards));
      }
    }
  }
  return ways;
};
