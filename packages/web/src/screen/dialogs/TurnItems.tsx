/** In the menu: looking at earlier turns, and taking the last one back. */
import type { TableRefusal } from '@kairo/protocol';
import type { AgainMessages } from '@kairo/texts/browser';
import { type Signal, useSignal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import type { Overlay } from '../../game/overlay.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';

interface Props {
  readonly overlay: Signal<Overlay>;
  readonly onClose: () => void;
}

function reasonOf({ code }: TableRefusal): keyof AgainMessages & ('seen' | 'noTurn' | 'notYourTurn') {
  if (code === 'table/already-revealed') return 'seen';
  return code === 'table/nothing-to-take-back' ? 'noTurn' : 'notYourTurn';
}

export function TurnItems({ overlay, onClose }: Props) {
  const { session, people, isMyTurn, actor } = useGame();
  const refusal = useSignal<TableRefusal | undefined>(undefined);
  const isOwnTable = useOnline() === undefined;
  const isAlone = isOwnTable && people.value.length === 1;
  const takeBack = async (): Promise<void> => {
    refusal.value = await session.takeBack();
    if (refusal.value === undefined) onClose();
  };
  const reason = refusal.value === undefined ? undefined : reasonOf(refusal.value);
  const { origin } = session;
  return (
    <>
      <button type="button" class="button" onClick={() => (overlay.value = 'past')}>
        <UiIcon name="log" size={22} />
        {t.again.lookBack}
      </button>
      {isAlone && actor.value !== undefined && (
        <button
          type="button"
          class="button"
          // Not disabled: pressing it says why.
          aria-disabled={!isMyTurn.value}
          onClick={() => {
            if (isMyTurn.value) void takeBack();
            else refusal.value = { code: 'table/not-your-turn', acting: actor.value };
          }}
        >
          <UiIcon name="undo" size={22} />
          {t.again.takeBack}
        </button>
      )}
      <div role="status">
        {reason !== undefined && (
          <p>
            {t.again[reason]} {reason === 'seen' && t.again.instead}
          </p>
        )}
      </div>
      {reason === 'seen' && (
        <button type="button" class="button primary" onClick={() => (overlay.value = 'past')}>
          {t.again.again}
        </button>
      )}
      {origin.value !== undefined && <p class="quiet">{t.again.origin(origin.value.turn)}</p>}
    </>
  );
}
