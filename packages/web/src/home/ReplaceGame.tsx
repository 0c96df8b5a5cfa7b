/** Asks before a new game while another is unfinished. */

import { goTo } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { Dialog } from '../shell/dialog/Dialog.tsx';

interface Props {
  /** The address of the unfinished game. */
  readonly address: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

export function ReplaceGame({ address, onStart, onClose }: Props) {
  return (
    <Dialog heading={t.home.replace.heading} onClose={onClose}>
      <p>{t.home.replace.text}</p>
      <div class="dialog-buttons">
        <button type="button" class="button" data-replace onClick={onStart}>
          {t.home.newGame}
        </button>
        <a
          class="button primary"
          href={address}
          onClick={(event) => {
            event.preventDefault();
            goTo(address);
          }}
        >
          {t.home.continueGame}
        </a>
      </div>
    </Dialog>
  );
}
