/** Between two people at one screen: until the next one confirms, the page has nothing of their hand. */
import type { Seat } from '@kairo/engine';
import { useEffect, useRef } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';
import { isAmple, layout } from '../layout/layout.ts';

export function Curtain() {
  const seat = useGame().curtainFor.value;
  return seat === undefined ? null : <Drawn key={seat} seat={seat} />;
}

/** A modal dialog, so that nothing behind it can be reached by keyboard. */
function Drawn({ seat }: { readonly seat: Seat }) {
  const model = useGame();
  const { names, icons, overlay, recap } = model;
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = names.value[seat] ?? '';
  const icon = icons.value[seat];
  const open = (): void => {
    model.openCurtain(seat);
    if (!isAmple(layout.value) && recap.coveredFor.value !== undefined) overlay.value = 'since';
  };
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="curtain"
      aria-labelledby="curtain-heading"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close a dialog at the second Escape even if `cancel` is prevented.
      onClose={() => dialog.current?.showModal()}
    >
      <div class="curtain-cloth" data-sign={icon}>
        <div class="curtain-valance" />
      </div>
      <div class="curtain-card panel">
        {icon !== undefined && <Seal sign={icon} size={84} />}
        {/* Takes the focus instead of the button: the key that ended the previous turn may still be down. */}
        <h2 id="curtain-heading" tabIndex={-1} autofocus>
          {t.curtain.pass(name)}
        </h2>
        <p>{t.curtain.note}</p>
        <button type="button" class="button primary takes-care" onClick={open}>
          {t.curtain.ready(name)}
        </button>
        <button
          type="button"
          class="button plain"
          aria-haspopup="dialog"
          onClick={() => {
            overlay.value = 'menu';
          }}
        >
          {t.actions.menu}
        </button>
      </div>
    </dialog>
  );
}
