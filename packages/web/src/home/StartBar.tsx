/** A fixed bar with the start button, for small screens. */
import type { GuideBoard } from '../guide/boardFacts.ts';
import { openGuide } from '../guide/dialog.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';

interface Props {
  readonly board: GuideBoard;
  readonly onStart: () => void;
}

export function StartBar({ board, onStart }: Props) {
  return (
    <div class="start-bar">
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => openGuide(board)}>
        <UiIcon name="help" size={22} />
        <span>{t.app.howToPlay}</span>
      </button>
      <button type="button" class="button primary" onClick={onStart}>
        {t.home.start}
      </button>
    </div>
  );
}
