/**
 * Reads the action that was typed. The notation of records is understood (`expand green d6 with S5 pay 2 green`), and
 * any part of it in any order, in English and in the user's language: `d6`, `green d6`, `expand g`, `S5`.
 */
import {
  ACTION_TYPES,
  type ActionType,
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  isSiteName,
  type SiteName,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { GOODS_LETTERS } from '../screen/glyphs.ts';

export interface Wish {
  /** Empty for any kind. */
  readonly kinds: readonly ActionType[];
  readonly colour?: Colour;
  /** The tile's site and the entry, in this order. */
  readonly sites: readonly SiteName[];
  readonly cards: readonly CardName[];
  readonly source?: 'pile' | 'barkers' | number;
  readonly barkers?: number;
  readonly coins?: Coins;
  readonly fee?: Colour;
}

const BUILDS: readonly ActionType[] = ['place', 'stall', 'expand', 'move'];

/** The words of the notation; each language adds its own. */
const VERBS: { readonly [word: string]: readonly ActionType[] } = {
  place: ['place'],
  build: BUILDS,
  stall: ['stall', 'place'],
  expand: ['expand'],
  move: ['move'],
  lure: ['lure'],
  take: ['pick'],
  draw: ['pick'],
  discard: ['discard'],
  drop: ['dropOut'],
  out: ['dropOut'],
};

/** Words without a meaning of their own. */
const JOINTS = new Set(['with', 'and', 'to', 'at', 'the', 'a', 'from', 'for']);

/** Without accents, so that `grün` can also be typed as `grun`. */
export function plainWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

export function readColour(word: string, t: Messages): Colour | undefined {
  const plain = plainWord(word);
  return COLOURS.find(
    (colour) =>
      plain === colour ||
      plain === GOODS_LETTERS[colour].toLowerCase() ||
      plain === plainWord(t.terms.colour[colour]) ||
      t.terminal.words.colours[colour].some((known) => plainWord(known) === plain),
  );
}

function readVerb(word: string, t: Messages): readonly ActionType[] | undefined {
  const plain = plainWord(word);
  if (Object.hasOwn(VERBS, plain)) return VERBS[plain];
  const { verbs } = t.terminal.words;
  if (verbs.build.some((known) => plainWord(known) === plain)) return BUILDS;
  const type = ACTION_TYPES.find((name) => verbs[name].some((known) => plainWord(known) === plain));
  return type === undefined ? undefined : type === 'stall' ? ['stall', 'place'] : [type];
}

/** `j2` is a site and `J2` a joker. Sites do not begin with s. */
export function readCard(word: string): CardName | undefined {
  return /^([Ss]|J)[1-9]$/.test(word) ? (word.toUpperCase() as CardName) : undefined;
}

type Context = 'plain' | 'pay' | 'fee' | 'past';

/** Coins as on the screen, `2G`, or `G2`. */
function readCoins(word: string): { readonly colour: Colour; readonly amount: number } | undefined {
  const [, before, letter, after] = /^(\d{0,3})([a-z])(\d{0,3})$/i.exec(word) ?? [];
  const colour = COLOURS.find((name) => GOODS_LETTERS[name] === letter?.toUpperCase());
  const amount = before || after;
  return colour === undefined || !amount || (before && after)
    ? undefined
    : { colour, amount: Number(amount) };
}

/** The wish, or the first unknown word. If coins are asked for, the line begins with them. */
export function readWish(
  line: string,
  t: Messages,
  about: 'anything' | 'coins' = 'anything',
): Wish | { readonly unknown: string } {
  const wish: { -readonly [key in keyof Wish]: Wish[key] } & { sites: SiteName[]; cards: CardName[] } = {
    kinds: [],
    sites: [],
    cards: [],
  };
  const coins: { [colour in Colour]?: number } = {};
  const { joints, pay, fee, past, pile, barker } = t.terminal.words;
  const isOneOf = (word: string, english: string, local: readonly string[]): boolean =>
    plainWord(word) === english || local.some((known) => plainWord(known) === plainWord(word));
  let context: Context = about === 'coins' ? 'pay' : 'plain';
  let amount: number | undefined;

  for (const word of line.split(/[\s,;]+|-(?=[a-z]\d)/i).filter((part) => part !== '')) {
    const paid = context === 'pay' ? readCoins(word) : undefined;
    if (isOneOf(word, 'pay', pay)) context = 'pay';
    else if (isOneOf(word, 'fee', fee)) context = 'fee';
    else if (isOneOf(word, 'past', past)) context = 'past';
    else if (JOINTS.has(plainWord(word)) || isOneOf(word, 'with', joints)) continue;
    else if (paid !== undefined) coins[paid.colour] = (coins[paid.colour] ?? 0) + paid.amount;
    else if (/^\d{1,3}$/.test(word)) {
      if (context === 'past') wish.barkers = Number(word);
      else if (context === 'pay') amount = Number(word);
      else if (wish.kinds.includes('pick')) wish.source = Number(word) - 1;
      else return { unknown: word };
    } else if (isOneOf(word, 'pile', pile)) wish.source = 'pile';
    else if (isOneOf(word, 'barker', barker)) wish.source = 'barkers';
    else if (isSiteName(word.toLowerCase()) && readCard(word) === undefined)
      wish.sites.push(word.toLowerCase());
    else {
      const card = readCard(word);
      const verb = readVerb(word, t);
      const colour = readColour(word, t);
      if (card !== undefined) wish.cards.push(card);
      else if (colour !== undefined && context === 'fee') wish.fee = colour;
      else if (colour !== undefined && context === 'pay') {
        coins[colour] = (coins[colour] ?? 0) + (amount ?? 1);
        amount = undefined;
      } else if (verb !== undefined) wish.kinds = verb;
      else if (colour !== undefined) wish.colour = colour;
      else return { unknown: word };
    }
  }
  if (Object.keys(coins).length > 0) wish.coins = coins;
  return wish;
}
