/** Between the engine's numbers and the names that people and JSON use. */
import { FIRST_JOKER, NONE } from '../board/board.ts';
import { NEUTRAL } from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { type CardName, COLOURS, type Coins, type Colour, type Owner, type SiteName } from '../vocabulary.ts';
export function colourName(colour: number): Colour {
  return COLOURS[colour]!;
}

export function colourNumber(name: Colour): number {
  return COLOURS.indexOf(name);
}

export function siteNameOf(state: GameState, site: number): SiteName {
  return state.game.board.nameOf[site]!;
}

export function ownerName(owner: number): Owner {
  return owner === NEUTRAL ? 'neutral' : owner;
}

export function cardName(kind: number): CardName {
  return kind < FIRST_JOKER ? `S${kind}` : `J${kind - FIRST_JOKER + 1}`;
}

/** The kind of a card that the engine itself named. */
export function kindOfName(name: CardName): number {
  const number = Number(name.slice(1));
  return name.startsWith('S') ? number : FIRST_JOKER + number - 1;
}

/** The kind of a card that the edition has, or NONE. */
export function cardKind(state: GameState, name: unknown): number {
  if (typeof name !== 'string' || !/^[SJ][1-9]$/.test(name)) return NONE;
  const number = Number(name[1]);
  if (name[0] === 'S') return number;
  return number <= state.game.board.edition.jokers.length ? FIRST_JOKER + number - 1 : NONE;
}

/** Coins as an object: only colours that occur, in colour order. */
export function coinsObject(coins: ArrayLike<number>): Coins {
  const object: { [colour in Colour]?: number } = {};
  COLOURS.forEach((name, colour) => {
    if (coins[colour]! > 0) object[name] = coins[colour]!;
  });
  return object;
}
