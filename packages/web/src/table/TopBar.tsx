/** Whose turn it is, and the way to everything that is not the game itself. */
import type { Signal } from '@preact/signals';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { star } from '../pieces/star.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { useTable } from './context.ts';
import { Menu } from './course/Menu.tsx';
import { COLOURS_IN_ORDER } from './order.ts';
import type { Overlay } from './overlay.ts';
import { turnStatus } from './play/status.ts';
import { useWords } from './words.ts';

/** The game's name is the same in every language. */
const NAME = 'Kairo';

interface Props {
  readonly overlay: Signal<Overlay>;
  readonly onLeave: () => void;
}

export function TopBar({ overlay, onLeave }: Props) {
  const model = useTable();
  const { session, view, news, isMyTurn, choice } = model;
  const words = useWords();
  const { t } = words;
  const waiting = COLOURS_IN_ORDER.find((colour) => view.value.customers[colour] === null);
  const hasHints = session.setup.value?.help.hints === true && choice.task.value !== 'nothing';
  return (
    <header class="top-bar">
      <button
        type="button"
        class="icon-button"
        aria-label={t.actions.menu}
        aria-haspopup="dialog"
        onClick={() => (overlay.value = 'menu')}
      >
        <UiIcon name="menu" size={24} />
      </button>
      <Logo />
      <p class="whose">
        <b>{turnStatus(model, words)}</b>
        {view.value.phase === 'final' && <small>{t.status.finalPhase}</small>}
      </p>
      {waiting !== undefined && (
        <span class="waits">
          <CustomerFigure colour={waiting} size={30} label={t.things.customer(waiting, undefined)} />
          <small>{t.panels.waits}</small>
        </span>
      )}
      {isMyTurn.value && news.value.length > 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.since.heading}
          title={t.since.heading}
          onClick={() => (overlay.value = 'since')}
        >
          <UiIcon name="log" size={24} />
        </button>
      )}
      {hasHints && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.actions.hints}
          title={t.actions.hints}
          onClick={() => (overlay.value = 'hints')}
        >
          <UiIcon name="hint" size={24} />
        </button>
      )}
      {overlay.value === 'menu' && <Menu overlay={overlay} onLeave={onLeave} />}
    </header>
  );
}

function Logo() {
  return (
    <span class="logo display">
      <svg viewBox="0 0 100 100" width="34" height="34" aria-hidden="true">
        <path d={star(50, 50, 48, 0.74)} fill="var(--brass)" />
        <path d="M30 74V48Q30 30 50 18Q70 30 70 48V74Z" fill="var(--bg)" />
      </svg>
      {NAME}
    </span>
  );
}
