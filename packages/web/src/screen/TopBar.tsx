/** Whose turn it is, and buttons for the menu, hints and preferences. */

import { COLOURS } from '@kairo/engine/vocabulary';
import type { Signal } from '@preact/signals';
import { useGame } from '../game/context.ts';
import type { Overlay } from '../game/overlay.ts';
import { star } from '../geometry/star.ts';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { UiIconName } from '../pieces/uiIcons.ts';
import { NAME } from '../shell/loading/name.ts';
import { SoundButton, ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { turnStatus } from '../wording/turnStatus.ts';
import { useWords } from '../wording/words.ts';
import { isAmple, layout } from './layout/layout.ts';

interface Props {
  readonly overlay: Signal<Overlay>;
}

export function TopBar({ overlay }: Props) {
  const { session, news, isMyTurn, choice } = useGame();
  const { t } = useWords();
  const hasHints = session.setup.value?.help.hints === true && choice.task.value !== 'nothing';
  return (
    <header class="top-bar">
      <OpenButton icon="menu" label={t.actions.menu} opens="menu" overlay={overlay} />
      {isAmple(layout.value) && <Logo />}
      <Status />
      {!isAmple(layout.value) && isMyTurn.value && news.value.length > 0 && (
        <OpenButton icon="log" label={t.since.heading} opens="since" overlay={overlay} />
      )}
      {hasHints && <OpenButton icon="hint" label={t.actions.hints} opens="hints" overlay={overlay} />}
      {isAmple(layout.value) && (
        <>
          <ThemeButton />
          <SoundButton />
        </>
      )}
    </header>
  );
}

interface OpenProps extends Props {
  readonly icon: UiIconName;
  readonly label: string;
  readonly opens: Overlay;
}

/** Pressing it again closes what it has opened. */
function OpenButton({ icon, label, opens, overlay }: OpenProps) {
  const isOpen = overlay.value === opens;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        overlay.value = isOpen ? undefined : opens;
      }}
    >
      <UiIcon name={icon} size={24} />
    </button>
  );
}

/** Whose turn it is; hidden by the style sheet where the side columns and the prompt say it. */
function Status() {
  const model = useGame();
  const words = useWords();
  const { t } = words;
  const { phase, customers, pileCount } = model.view.value;
  const waiting = COLOURS.find((colour) => customers[colour] === null);
  return (
    <>
      <p class="whose">
        <b>{turnStatus(model, words)}</b>
        <small>{phase === 'final' ? t.status.finalPhase : t.things.pile(pileCount)}</small>
      </p>
      {waiting !== undefined && (
        <span class="waits">
          <CustomerFigure colour={waiting} size={30} label={t.things.customer(waiting, undefined)} />
          <small>{t.panels.waits}</small>
        </span>
      )}
    </>
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
