/** The names of the stall cards (R1.3): `S1`–`S9` by segment, `J1`–`J6` in the order of the edition's jokers. */
import { SEGMENT_COUNT } from './words.ts';

export type CardName = `S${number}` | `J${number}`;

export const MAX_JOKERS = 6;

/** The name of a card that some edition could have, as part of a regular expression. */
export const CARD_FORM = `(?:S[1-${SEGMENT_COUNT}]|J[1-${MAX_JOKERS}])`;
const CARD = /* @__PURE__ */ new RegExp(`^${CARD_FORM}$`);

/** Whether some edition could have a card of this name. */
export function isCardName(value: unknown): value is CardName {
  return typeof value === 'string' && CARD.test(value);
}

/** What a name says about its card: the segment of a standard card, or the number of a joker, from 1. */
export type ParsedCard =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly joker: number };

export function parseCard(name: CardName): ParsedCard {
  const number = Number(name.slice(1));
  return name.startsWith('S') ? { kind: 'standard', segment: number } : { kind: 'joker', joker: number };
}

/** The segments printed on a card; none on a joker that the edition does not have. */
export function segmentsOn(
  name: CardName,
  { jokers }: { readonly jokers: readonly (readonly number[])[] },
): readonly number[] {
  const card = parseCard(name);
  return card.kind === 'standard' ? [card.segment] : (jokers[card.joker - 1] ?? []);
}
