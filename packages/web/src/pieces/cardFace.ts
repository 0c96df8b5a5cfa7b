/** What is printed on a card. */
import type { CardName, Edition } from '@kairo/engine';

export type CardFace =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly segments: readonly number[] }
  | { readonly kind: 'barker' }
  | { readonly kind: 'back' };

export function cardFace(name: CardName, edition: Edition): CardFace {
  const number = Number(name.slice(1));
  return name.startsWith('S')
    ? { kind: 'standard', segment: number }
    : { kind: 'joker', segments: edition.jokers[number - 1] ?? [] };
}

/** R1.3: the segments that a card allows. */
export function segmentsOn(face: CardFace): readonly number[] {
  if (face.kind === 'joker') return face.segments;
  return face.kind === 'standard' ? [face.segment] : [];
}
