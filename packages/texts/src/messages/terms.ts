/** The words of the game, as labels and as phrases with numbers and colours for use in any sentence. */
import type { ActionType, ByColour, CardName, Coins, Colour, Edition, Medal, Phase } from '@kairo/engine';

/** The icons that players choose from, by default in the order of the seats. */
export const OWNER_ICONS = ['ankh', 'eye', 'scarab', 'lotus'] as const;
export type OwnerIcon = (typeof OWNER_ICONS)[number];

/** The levels, then the bots that they are measured against. */
export const BOT_NAMES = [
  'apprentice',
  'trader',
  'merchant',
  'vizier',
  'random',
  'hand-greedy',
  'flat-1000x12',
  'uct',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const PIECES = [
  'stall',
  'expansion',
  'stand',
  'entry',
  'customer',
  'barker',
  'stallCard',
  'joker',
  'coin',
  'medal',
  'segment',
  'site',
  'market',
  'restaurant',
] as const;
export type Piece = (typeof PIECES)[number];

/** Pieces that come in colours. */
export const COLOURED_PIECES = ['stall', 'expansion', 'stand', 'entry', 'customer', 'coin'] as const;
export type ColouredPiece = (typeof COLOURED_PIECES)[number];

export const COUNTABLES = [
  'coins',
  'points',
  'cards',
  'barkers',
  'expansions',
  'stalls',
  'tiles',
  'steps',
  'turns',
  'players',
] as const;
export type Countable = (typeof COUNTABLES)[number];

/** The segments of each joker of an edition. */
export type Jokers = Edition['jokers'];

export interface Terms {
  /** As a word of its own, without a noun: `red`. */
  readonly colour: ByColour<string>;
  /** What the colour stands for: `carpets`. */
  readonly goods: ByColour<string>;
  readonly piece: { readonly [piece in Piece]: string };
  /** `red stall`, without an article. */
  readonly coloured: (piece: ColouredPiece, colour: Colour) => string;
  /** `1 coin`, `3 coins`. */
  readonly count: { readonly [thing in Countable]: (count: number) => string };
  /** `2 red coins and 1 blue`; `no coins` for none. */
  readonly coins: (coins: Coins) => string;
  /** As a label or after a colon: `segment 4`; `joker (1, 2 or 3)`. */
  readonly card: (card: CardName, jokers: Jokers) => string;
  /** As the object of a sentence: `the card for segment 4`; `the joker (1, 2 or 3)`. */
  readonly theCard: (card: CardName, jokers: Jokers) => string;
  readonly medal: { readonly [medal in Medal]: string };
  /** `gold medal for red` */
  readonly medalOf: (medal: Medal, colour: Colour) => string;
  readonly phase: { readonly [phase in Phase]: string };
  readonly action: { readonly [type in ActionType]: string };
  /** The name of a player who has chosen none, by icon. */
  readonly icon: { readonly [icon in OwnerIcon]: string };
  /** The name of a seat without name and icon, counted from 1: `Player 3`. */
  readonly player: (number: number) => string;
  /** The owner of neutral stalls. */
  readonly neutral: string;
  readonly bot: { readonly [bot in BotName]: string };
  readonly number: (value: number) => string;
  /** `c5, d4 and e6` */
  readonly and: (items: readonly string[]) => string;
  /** `1, 2 or 3` */
  readonly or: (items: readonly string[]) => string;
}
