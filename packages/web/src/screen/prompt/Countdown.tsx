/** The moment before a turn ends by itself: a bar that fills, and a way to take the turn back. */
import { useLayoutEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';

export function Countdown({ canUndo }: { readonly canUndo: boolean }) {
  const model = useGame();
  const { session, ending } = model;
  const { t } = useWords();
  const reach = (isReached: boolean): void => {
    ending.isHeldUp.value = isReached;
  };
  // Also where shortcuts with letters are switched off. In a layout effect: the key works as soon as the bar is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      ending.prevent();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [ending]);
  return (
    <>
      <button
        type="button"
        class="button plain"
        onClick={() => (canUndo ? session.undo() : ending.prevent())}
        onPointerEnter={({ pointerType }) => reach(pointerType === 'mouse')}
        onPointerLeave={() => reach(false)}
        onFocus={() => reach(true)}
        onBlur={() => reach(false)}
      >
        <UiIcon name={canUndo ? 'undo' : 'close'} size={20} />
        {canUndo ? t.actions.undo : t.actions.wait}
      </button>
      <button
        type="button"
        class="button primary takes-care countdown"
        data-confirm
        data-held-up={ending.isHeldUp.value || undefined}
        onClick={() => model.confirm()}
      >
        <span>{t.actions.endingTurn}</span>
      </button>
    </>
  );
}
