/** Choices that are folded away on small screens, where only their result is shown. */
import type { ComponentChildren } from 'preact';
import { UiIcon } from '../../pieces/UiIcon.tsx';

interface Props {
  readonly isFolded: boolean;
  readonly label: string;
  readonly value: string;
  readonly children: ComponentChildren;
}

export function Fold({ isFolded, label, value, children }: Props) {
  if (!isFolded) return <>{children}</>;
  return (
    <details class="fold">
      <summary class="fold-row">
        <span>
          <b>{label}</b>
          <small>{value}</small>
        </span>
        <UiIcon name="down" size={20} />
      </summary>
      <div class="fold-inside">{children}</div>
    </details>
  );
}
