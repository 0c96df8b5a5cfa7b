/** The menu of the game page. */
import type { Signal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import type { Overlay } from '../../game/overlay.ts';
import { openGuide } from '../../guide/dialog.ts';
import { t as texts } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { openPreferences } from '../../shell/preferences/dialog.ts';
import { useWords } from '../../wording/words.ts';

interface Props {
  readonly overlay: Signal<Overlay>;
  readonly onLeave: () => void;
}

export function Menu({ overlay, onLeave }: Props) {
  const { session } = useGame();
  const { t } = useWords();
  const close = (): void => {
    if (overlay.value === 'menu') overlay.value = undefined;
  };
  return (
    <Dialog heading={t.menu.heading} onClose={close}>
      <div class="menu">
        <button type="button" class="button" onClick={() => openGuide(session.edition.value)}>
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
        <button type="button" class="button" onClick={onLeave}>
          <UiIcon name="back" size={22} />
          {t.menu.leave}
        </button>
        <p class="quiet">{session.storage.value === 'durable' ? t.menu.kept : t.storage.unsaved}</p>
      </div>
    </Dialog>
  );
}
