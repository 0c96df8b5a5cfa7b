/** The list of keyboard shortcuts. */
import { SHORTCUTS } from '@kairo/texts/browser';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { keys, does, letters } = t.shortcuts;
  const rows: readonly (readonly [string, string])[] = [
    [keys.arrows, does.arrows],
    [keys.enter, does.confirm],
    [keys.escape, does.cancel],
    [keys.colours, does.colours],
    ...SHORTCUTS.map((name) => [letters[name].toUpperCase(), does[name]] as const),
    ['?', does.help],
  ];
  return (
    <Dialog heading={t.shortcuts.heading} onClose={onClose}>
      <dl class="shortcuts">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">{t.shortcuts.off}</p>
    </Dialog>
  );
}
