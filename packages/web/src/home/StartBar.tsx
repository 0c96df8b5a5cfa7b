/** A fixed bar for small screens: the start button, and the way to the stall for playing with others. */
import { t } from '../i18n/texts.ts';

interface Props {
  readonly onStart: () => void;
}

/** Scrolls there, and puts the focus on its first way. */
function goTogether(): void {
  const stall = document.querySelector('.stall-blue');
  stall?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  stall?.querySelector<HTMLElement>('.start')?.focus({ preventScroll: true });
}

export function StartBar({ onStart }: Props) {
  return (
    <div class="start-bar">
      <button type="button" class="button" onClick={goTogether}>
        {t.home.together.heading}
      </button>
      <button type="button" class="button primary" onClick={onStart}>
        {t.home.start}
      </button>
    </div>
  );
}
