/** The menu of the game page. */
import type { Signal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import { useLesson } from '../../game/lesson.ts';
import { useOnline } from '../../game/online.ts';
import type { Overlay } from '../../game/overlay.ts';
import { t as texts } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { openRulebook } from '../../rulebook/opened/dialog.ts';
import { DeviceNotes } from '../../shell/device/DeviceNotes.tsx';
import { notesInMenu } from '../../shell/device/notes.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { openPreferences } from '../../shell/preferences/dialog.ts';
import { useWords } from '../../wording/words.ts';
import { TurnItems } from './TurnItems.tsx';

interface Props {
  readonly overlay: Signal<Overlay>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

export function Menu({ overlay, onLeave, onClose }: Props) {
  const { session, actor } = useGame();
  const { t } = useWords();
  // It may have opened another one in its place.
  const close = (): void => {
    if (overlay.value === 'menu') onClose();
  };
  const isOver = actor.value === undefined;
  const online = useOnline();
  const isKept = online !== undefined || session.storage.value === 'durable';
  const lesson = useLesson();
  const here = isKept ? t.menu.kept : t.storage.unsaved;
  const atTheEnd = isKept ? t.menu.over : t.menu.overUnsaved;
  const fate = lesson?.kept() ?? (isOver ? atTheEnd : (online?.keptGame() ?? here));
  return (
    <Dialog heading={t.menu.heading} onClose={close}>
      <div class="menu">
        <button type="button" class="button" onClick={() => openRulebook(session.edition.value)}>
          <UiIcon name="help" size={22} />
          {texts.app.howToPlay}
        </button>
        <button type="button" class="button" onClick={openPreferences}>
          <UiIcon name="settings" size={22} />
          {t.menu.preferences}
        </button>
        <button type="button" class="button" onClick={() => (overlay.value = 'shortcuts')}>
          <UiIcon name="keys" size={22} />
          {t.menu.shortcuts}
        </button>
        {isOver && lesson === undefined && (
          <button type="button" class="button" onClick={() => (overlay.value = 'scoring')}>
            <UiIcon name="check" size={22} />
            {t.scoring.toResult}
          </button>
        )}
        <TurnItems overlay={overlay} onClose={onClose} />
        {online !== undefined && <online.MenuItems onClose={onClose} />}
        <button type="button" class="button" onClick={onLeave}>
          <UiIcon name="back" size={22} />
          {t.menu.leave}
        </button>
        {online !== undefined && <online.Watchers />}
        <DeviceNotes notes={notesInMenu()} />
        <p class="quiet">{fate}</p>
      </div>
    </Dialog>
  );
}
