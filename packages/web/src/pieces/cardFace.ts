/** What is printed on a card. */
import type { Edition } from '@kairo/engine';
import { type CardName, parseCard, segmentsOn } from '@kairo/engine/vocabulary';

export type CardFace =
  | { readonly kind: 'standard'; readonly segment: number }
  | { readonly kind: 'joker'; readonly segments: readonly number[] }
  | { readonly kind: 'barker' }
  | { readonly kind: 'back' };

export function cardFace(name: CardName, edition: Pick<Edition, 'jokers'>): CardFace {
  const card = parseCard(name);
  return card.kind === 'standard' ? card : { kind: 'joker', segments: segmentsOn(name, edition) };
}

/** R1.3: the segments that a card allows; none on a barker or a back. */
export function segmentsOfFace(face: CardFace): readonly number[] {
  if (face.kind === 'joker') return face.segments;
  return face.kind === 'standard' ? [face.segment] : [];
}
