/** Asks before the viewer drops out, which is final (R11.2). */
import { useGame } from '../../game/context.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';

export function DropOut({ onClose }: { readonly onClose: () => void }) {
  const { session } = useGame();
  const { t } = useWords();
  const dropOut = (): void => {
    onClose();
    session.act({ type: 'dropOut' });
  };
  return (
    <Dialog heading={t.dropOut.heading} onClose={onClose}>
      <p>{t.dropOut.text}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" data-confirm onClick={dropOut}>
          {t.actions.dropOut}
        </button>
        <button type="button" class="button primary" onClick={onClose}>
          {t.dropOut.stay}
        </button>
      </div>
    </Dialog>
  );
}
