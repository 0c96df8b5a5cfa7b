/** Says that a game is not stored, before it starts or when storing a move has failed. */
import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';

/** At the start of a game that is only kept in memory. */
export function Unsaved({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog heading={t.storage.unsavedHeading} onClose={onClose}>
      <p>{t.storage.unsaved}</p>
      <div class="dialog-buttons">
        <button type="button" class="button primary" onClick={onClose}>
          {t.storage.play}
        </button>
      </div>
    </Dialog>
  );
}

/** The game stands still until its player decides, so this dialog cannot be dismissed. */
export function StorageFailure() {
  const { session } = useGame();
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="storage-heading"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape even if `cancel` is prevented.
      onClose={() => dialog.current?.showModal()}
    >
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id="storage-heading" class="display" tabIndex={-1} autofocus>
            {t.storage.failedHeading}
          </h2>
        </header>
        <p role="alert">{t.storage.failed}</p>
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={() => session.chooseStorage('unsaved')}>
            {t.storage.goOn}
          </button>
          <button type="button" class="button primary" onClick={() => session.chooseStorage('retry')}>
            {t.storage.retry}
          </button>
        </div>
      </div>
    </dialog>
  );
}
