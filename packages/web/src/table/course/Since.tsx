/** What happened since the viewer's last turn: in words, and once more on the board. */
import { Dialog } from '../../app/Dialog.tsx';
import { useTable } from '../context.ts';
import { logEntries } from '../logEntries.ts';
import { Entry } from '../panels/Log.tsx';
import { useWords } from '../words.ts';

export function Since({ onClose }: { readonly onClose: () => void }) {
  const { news, session, view } = useTable();
  const { t } = useWords();
  const entries = logEntries(news.value);
  const canReplay = news.value.some(({ view: after }) => after !== undefined);
  const replay = (): void => {
    onClose();
    const latest = view.value;
    const steps = news.value;
    const before = session.steps.value.at(-steps.length - 1)?.view;
    if (before !== undefined) session.stage.jump(before);
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
        {canReplay && (
          <button type="button" class="button" onClick={replay}>
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
