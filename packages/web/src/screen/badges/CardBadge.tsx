/** On a card: it will be played or taken once the turn is ended, or a hint would have it. */
import { UiIcon } from '../../pieces/UiIcon.tsx';

export function CardBadge({ icon }: { readonly icon: 'check' | 'hint' }) {
  return (
    <span class="card-badge">
      <UiIcon name={icon} size={18} />
    </span>
  );
}

/** The name of a card with what its badges say. */
export function cardLabel(name: string, ...badges: readonly (string | false)[]): string {
  return [name, ...badges.filter((badge) => badge !== false)].join(', ');
}
