/** What happened since the viewer's last turn: in words, and as a replay on the board. */
import type { View } from '@kairo/engine';
import { useGame } from '../../game/context.ts';
import { logEntries } from '../../game/logEntries.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';
import { Entry } from '../log/Log.tsx';

export function Since({ onClose }: { readonly onClose: () => void }) {
  const { news, session, view } = useGame();
  const { t } = useWords();
  const steps = news.value;
  const entries = logEntries(steps);
  const before = session.steps.value.at(-steps.length - 1)?.view;
  const replay = (left: View): void => {
    onClose();
    const latest = view.value;
    session.stage.jump(left);
    for (const step of steps) session.stage.add(step.events, step.view ?? latest);
    session.stage.add([], latest);
  };
  return (
    <Dialog heading={t.since.heading} onClose={onClose}>
      {entries.length === 0 ? (
        <p>{t.since.nothing}</p>
      ) : (
        <ol class="log-entries">
          {entries.map((entry) => (
            <Entry key={entry.number} entry={entry} isDetailed />
          ))}
        </ol>
      )}
      <div class="dialog-buttons">
        {before !== undefined && steps.length > 0 && (
          <button type="button" class="button" onClick={() => replay(before)}>
            {t.since.again}
          </button>
        )}
        <button type="button" class="button primary" onClick={onClose}>
          {t.since.goOn}
        </button>
      </div>
    </Dialog>
  );
}
