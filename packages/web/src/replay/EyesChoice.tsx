/** What is shown: everything, or what one player knew. */
import { useSignal } from '@preact/signals';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Choice } from '../shell/dialog/Controls.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import { useReplay } from './context.ts';

const ALL = 'all';

export function EyesChoice() {
  const replay = useReplay();
  const { names } = useGame();
  const words = t.replay;
  return (
    <Choice
      label={words.shown}
      options={[
        { value: ALL, label: words.everything, note: words.everythingNote },
        ...names.value.map((name, seat) => ({ value: String(seat), label: name, note: words.eyesNote })),
      ]}
      value={String(replay.eyes.value)}
      onChange={(eyes) => replay.lookThrough(eyes === ALL ? ALL : Number(eyes))}
    />
  );
}

/** Says what is shown, and opens the choice. */
export function EyesButton() {
  const isOpen = useSignal(false);
  const { eyes } = useReplay();
  const { names } = useGame();
  const now = eyes.value;
  return (
    <>
      <button type="button" class="button small" aria-haspopup="dialog" onClick={() => (isOpen.value = true)}>
        <UiIcon name="eye" size={22} />
        {now === ALL ? t.replay.everything : names.value[now]}
      </button>
      {isOpen.value && (
        <Dialog heading={t.replay.shown} onClose={() => (isOpen.value = false)}>
          <EyesChoice />
        </Dialog>
      )}
    </>
  );
}
