/** Conversions between the engine's numbers and the names in JSON. */
import { CARD_KINDS, FIRST_JOKER, NONE } from '../board/board.ts';
import { NEUTRAL } from '../state/layout.ts';
import { firstCard, secondCard, thirdCard } from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { type CardName, COLOURS, type Coins, type Colour, type Owner, type SiteName } from '../vocabulary.ts';

export function colourName(colour: number): Colour {
  return COLOURS[colour]!;
}

/** NONE for anything but a colour. */
export function colourNumber(name: Colour): number {
  return COLOURS.indexOf(name);
}

export function siteNameOf(state: GameState, site: number): SiteName {
  return state.game.board.nameOf[site]!;
}

export function ownerName(owner: number): Owner {
  return owner === NEUTRAL ? 'neutral' : owner;
}

export function ownerNumber(owner: Owner): number {
  return owner === 'neutral' ? NEUTRAL : owner;
}

/** By card kind. */
const CARD_NAMES: readonly CardName[] = Array.from(
  { length: CARD_KINDS },
  (_, kind): CardName => (kind < FIRST_JOKER ? `S${kind}` : `J${kind - FIRST_JOKER + 1}`),
);

export function cardName(kind: number): CardName {
  return CARD_NAMES[kind]!;
}

/** The one or three cards of a move. */
export function cardNames(cards: number): CardName[] {
  const first = cardName(firstCard(cards));
  return secondCard(cards) === 0 ? [first] : [first, cardName(secondCard(cards)), cardName(thirdCard(cards))];
}

/** The kind of a card that some edition could have, or NONE. */
export function kindOfName(name: CardName): number {
  return CARD_NAMES.indexOf(name);
}

/** The kind of a card that this edition has, or NONE. */
export function cardKind(state: GameState, name: unknown): number {
  const kind = kindOfName(name as CardName);
  return kind > 0 && kind < FIRST_JOKER + state.game.board.edition.jokers.length ? kind : NONE;
}

/** Coins as an object: only the colours that occur, in colour order. */
export function coinsObject(coins: ArrayLike<number>): Coins {
  const object: { [colour in Colour]?: number } = {};
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (coins[colour]! > 0) object[colourName(colour)] = coins[colour]!;
  }
  return object;
}
