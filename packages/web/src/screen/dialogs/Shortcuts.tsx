/** The list of keyboard shortcuts. */
import { SHORTCUTS } from '@kairo/texts/browser';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';

const upper = ([key, does]: readonly [string, string]) => [key.toUpperCase(), does] as const;

export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  const coach = useGame().coach.value;
  const { keys, does, letters } = t.shortcuts;
  const rows: readonly (readonly [string, string])[] = [
    [keys.arrows, does.arrows],
    [keys.enter, does.confirm],
    [keys.escape, does.cancel],
    [keys.colours, does.colours],
    ...SHORTCUTS.map((name) => [letters[name].toUpperCase(), does[name]] as const),
    ...(online === undefined ? [] : [upper(online.shortcut())]),
    ...(coach === undefined ? [] : [upper(coach.shortcut())]),
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
