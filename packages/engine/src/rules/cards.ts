/** R4.2: the ways to play cards for a build. */
import { type Board, CARD_KINDS, FIRST_JOKER } from '../board/board.ts';
import type { SiteSet } from '../board/siteSet.ts';
import * as at from '../state/layout.ts';
import { firstCard, makeCards, secondCard } from '../state/move.ts';
import { cardsHeld, type GameState } from '../state/state.ts';

export interface Way {
  /** As in a packed move. */
  readonly cards: number;
  /** R4.2b: a joker played alone costs a coin. */
  readonly fee: boolean;
  /** Where the tile may go. */
  readonly sites: SiteSet;
}

/** A joker alone. Three cards cost nothing, whatever they are (R4.2c). */
export function costsFee(cards: number): boolean {
  return secondCard(cards) === 0 && firstCard(cards) >= FIRST_JOKER;
}

/** The sites that one card, or three, allow. */
export function sitesForCards(board: Board, cards: number): SiteSet {
  return secondCard(cards) === 0 ? board.cardSites[firstCard(cards)]! : board.onBoard;
}

function wayOf(board: Board, cards: number): Way {
  return { cards, fee: costsFee(cards), sites: sitesForCards(board, cards) };
}

/** The ways that need one card only, by its kind: they never change for a board. */
let singleWays: readonly Way[] = [];
let singleWaysBoard: Board | undefined;

function singleWaysOf(board: Board): readonly Way[] {
  if (singleWaysBoard !== board) {
    singleWays = board.cardSites.map((_, kind) => wayOf(board, makeCards(kind)));
    singleWaysBoard = board;
  }
  return singleWays;
}

/** Every different way to play from the seat's hand, in the order of a move's cards. */
export function waysToPlay(state: GameState, seat: number): Way[] {
  const { board } = state.game;
  const handSize = state.cells[at.HAND_SIZE + seat]!;
  const singles = singleWaysOf(board);
  const ways: Way[] = [];
  for (let first = 1, left = handSize; left > 0; first++) {
    const held = cardsHeld(state, seat, first);
    if (held === 0) continue;
    left -= held;
    ways.push(singles[first]!);
    if (handSize < 3) continue;
    for (let second = first; second < CARD_KINDS; second++) {
      if (cardsHeld(state, seat, second) < (second === first ? 2 : 1)) continue;
      for (let third = second; third < CARD_KINDS; third++) {
        const same = (third === first ? 1 : 0) + (third === second ? 1 : 0);
        if (cardsHeld(state, seat, third) > same) ways.push(wayOf(board, makeCards(first, second, third)));
      }
    }
  }
  return ways;
}
