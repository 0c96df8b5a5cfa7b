/** Whose turn it is, and buttons for the menu, hints and preferences. */

import type { Signal } from '@preact/signals';
import { useGame } from '../game/context.ts';
import { useOnline } from '../game/online.ts';
import type { Overlay } from '../game/overlay.ts';
import { star } from '../geometry/star.ts';
import { t as texts } from '../i18n/texts.ts';
import { hasNetwork, newVersion } from '../offline/version.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { UiIconName } from '../pieces/uiIcons.ts';
import { NAME } from '../shell/loading/name.ts';
import { SoundButton, ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { turnStatus } from '../wording/turnStatus.ts';
import { useWords } from '../wording/words.ts';
import { WaitingCustomer } from './badges/WaitingCustomer.tsx';
import { isAmple, type Layout, placeOfRace, showsAll } from './layout/layout.ts';
import { Race } from './panels/Race.tsx';

interface Props {
  readonly overlay: Signal<Overlay>;
}

export function TopBar({ overlay, layout }: Props & { readonly layout: Layout }) {
  const { session, recap, isMyTurn, choice, coach } = useGame();
  const { t } = useWords();
  const online = useOnline();
  const hasHints = session.setup.value?.help.hints === true && choice.task.value !== 'nothing';
  /** A new version is not mentioned during the reader's turn. */
  const menuBadge = (): MenuBadge | undefined => {
    if (!hasNetwork.value) return 'noNetwork';
    return newVersion.value !== undefined && !isMyTurn.value ? 'newVersion' : undefined;
  };
  const isCovered = recap.coveredFor.value !== undefined;
  const hasNews = (isMyTurn.value || isCovered) && recap.moves.value.length > 0;
  return (
    <header class="top-bar">
      <OpenButton icon="menu" label={t.actions.menu} opens="menu" overlay={overlay} badge={menuBadge()} />
      {isAmple(layout) && <Logo />}
      <Status hasRace={placeOfRace(layout) === 'turn'} />
      {!isAmple(layout) && (
        <OpenButton icon="log" label={t.since.heading} opens="since" overlay={overlay} isAbsent={!hasNews} />
      )}
      {online !== undefined && !showsAll(layout) && <online.TalkButton overlay={overlay} />}
      {coach.value !== undefined && !isAmple(layout) && <coach.value.Portrait />}
      {hasHints && <OpenButton icon="hint" label={t.actions.hints} opens="hints" overlay={overlay} />}
      {isAmple(layout) && (
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
  /** Its place stays empty, so that nothing moves when it appears. */
  readonly isAbsent?: boolean;
  readonly badge?: MenuBadge | undefined;
}

type MenuBadge = keyof typeof texts.app.badge;

/** Pressing it again closes what it has opened. */
function OpenButton({ icon, label: plain, opens, overlay, isAbsent = false, badge }: OpenProps) {
  const label = badge === undefined ? plain : `${plain} (${texts.app.badge[badge]})`;
  const isOpen = overlay.value === opens;
  return (
    <button
      type="button"
      class="icon-button"
      data-absent={isAbsent || undefined}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        overlay.value = isOpen ? undefined : opens;
      }}
    >
      <UiIcon name={icon} size={24} />
      {badge !== undefined && <i class="badge" data-note={badge} />}
    </button>
  );
}

/** Whose turn it is; hidden by the style sheet where the side columns and the prompt say it. */
function Status({ hasRace }: { readonly hasRace: boolean }) {
  const model = useGame();
  const words = useWords();
  const { t } = words;
  const { phase, pileCount } = model.view.value;
  return (
    <>
      <div class="whose">
        <b>{turnStatus(model, words)}</b>
        {hasRace ? (
          <Race isShort />
        ) : (
          phase !== 'over' && (
            <small>{phase === 'final' ? t.status.finalPhase : t.things.pile(pileCount)}</small>
          )
        )}
      </div>
      <WaitingCustomer />
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
