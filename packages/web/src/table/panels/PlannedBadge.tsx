/** On a card that will be played or taken once the turn is ended. */
import { UiIcon } from '../../pieces/UiIcon.tsx';

export function PlannedBadge() {
  return (
    <span class="planned-badge">
      <UiIcon name="check" size={18} />
    </span>
  );
}
