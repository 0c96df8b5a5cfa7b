/** In place of a dialog whose part of the page did not arrive. */
import { t } from '../../i18n/texts.ts';
import { Dialog } from '../dialog/Dialog.tsx';

/** A browser remembers that a part did not arrive, so the whole page is loaded again; a game goes on then. */
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
