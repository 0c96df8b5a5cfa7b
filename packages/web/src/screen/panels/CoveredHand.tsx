/** The backs of a person's cards, until they have seen what happened: their number is public. */
import { useGame } from '../../game/context.ts';
import { Card } from '../../pieces/Card.tsx';

export function CoveredHand({ cards }: { readonly cards: number }) {
  const edition = useGame().session.edition.value;
  if (edition === undefined) return null;
  return (
    <div class="covered-hand" aria-hidden="true">
      {Array.from({ length: cards }, (_, i) => (
        <Card key={i} face={{ kind: 'back' }} edition={edition} size={84} />
      ))}
    </div>
  );
}
