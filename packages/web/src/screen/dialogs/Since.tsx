/** What happened since the reader's last turn, beside the board. At a shared screen it comes before the hand. */
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { SideDialog } from '../../shell/dialog/SideDialog.tsx';
import { useWords } from '../../wording/words.ts';
import { ShowCards } from '../badges/ShowCards.tsx';
import { useRecap } from '../log/useRecap.ts';

export function Since({ onClose }: { readonly onClose: () => void }) {
  const { recap } = useGame();
  const { t } = useWords();
  const parts = useRecap();
  const own = recap.coveredFor.value === undefined ? undefined : recap.ownMove.value;
  const count = recap.moves.value.length;
  const absence = useOnline()?.absence.value;
  const moves = count === 0 ? t.since.nothing : t.since.moves(count);
  return (
    <SideDialog
      heading={absence?.heading ?? t.since.heading}
      note={absence?.facts === undefined ? moves : `${absence.facts} · ${moves}`}
      onClose={onClose}
    >
      <div class="recap-room">
        {/* Someone who comes back to the screen finds their own last move first. */}
        {parts !== undefined && <parts.Recap own={own} />}
        {absence?.note !== undefined && <p class="recap-aside">{absence.note}</p>}
      </div>
      <div class="recap-foot">
        {count > 0 && recap.start !== undefined && (
          <button type="button" class="button" onClick={() => recap.replay()}>
            <UiIcon name="play" size={18} />
            {t.since.again}
          </button>
        )}
        {recap.coveredFor.value === undefined ? (
          <button type="button" class="button primary" onClick={onClose}>
            {t.since.goOn}
          </button>
        ) : (
          <ShowCards />
        )}
      </div>
    </SideDialog>
  );
}
