/** Replaces a dialog whose code could not be loaded. */
import { t } from '../../i18n/texts.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** Browsers cache a failed import, so the whole page has to be reloaded; a game is resumed afterwards. */
export function NotArrived({ onClose }: { readonly onClose: () => void }) {
  const { heading, text } = t.app.offline;
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p role="alert">{text}</p>
      <div class="dialog-buttons">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t.app.retry}
        </button>
      </div>
    </Dialog>
  );
}
