/** Marks a card that will be played or taken when the turn ends, or that a hint suggests. */
import { UiIcon } from '../../pieces/UiIcon.tsx';

export function CardBadge({ icon }: { readonly icon: 'check' | 'hint' }) {
  return (
    <span class="card-badge">
      <UiIcon name={icon} size={18} />
    </span>
  );
}

/** The name of a card with the meaning of its badges. */
export function cardLabel(name: string, ...badges: readonly (string | false)[]): string {
  return [name, ...badges.filter((badge) => badge !== false)].join(', ');
}
