/**
 * A phone beside a screen that shows the board: on request the hand alone, large. While something on the board is to be
 * chosen, the board is back; others see nothing of that.
 */
import type { Signal } from '@preact/signals';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { layout } from '../../screen/layout/layout.ts';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';

export type Wish = 'unasked' | 'hand' | 'board';

interface Props {
  readonly table: OnlineTable;
  readonly wish: Signal<Wish>;
}

/** Whether there is something to choose between; a board on a screen elsewhere is no reason to hide it unasked. */
export function isBesideScreen({ room, ownSeat }: OnlineTable): boolean {
  return layout.value === 'phone' && ownSeat !== undefined && (room.value?.screens ?? 0) > 0;
}

/** On the upper edge of the board, which is left free while the reader is to move. */
export function HandOffer({ wish }: Pick<Props, 'wish'>) {
  const { isMyTurn } = useGame();
  const words = t.together.table.beside;
  return isMyTurn.value ? null : (
    <p class="ribbon" data-state="second">
      <OnlineIcon name="screen" size={20} />
      <span>{words.offer}</span>
      <button type="button" class="text-button" onClick={() => (wish.value = 'hand')}>
        {words.onlyHand}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t.app.close}
        onClick={() => (wish.value = 'board')}
      >
        <UiIcon name="close" size={18} />
      </button>
    </p>
  );
}

/** In the menu. */
export function HandMenuItem({ table, wish, onClose }: Props & { readonly onClose: () => void }) {
  if (wish.value === 'hand' || !isBesideScreen(table)) return null;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        onClose();
        wish.value = 'hand';
      }}
    >
      <OnlineIcon name="hand" size={22} />
      {t.together.table.beside.onlyHand}
    </button>
  );
}

/** While it is in the page, the style sheet hides the board. */
export function OnlyHand({ table, wish }: Props) {
  const { choice, session } = useGame();
  const intent = choice.intent.value;
  const isChosenOnBoard = intent === 'build' || intent === 'lure';
  const isOver = session.acting.value === undefined;
  if (wish.value !== 'hand' || isChosenOnBoard || isOver || !isBesideScreen(table)) return null;
  const words = t.together.table.beside;
  return (
    <p class="only-hand">
      <OnlineIcon name="screen" size={22} />
      <span>{words.onScreen}</span>
      <button type="button" class="text-button" onClick={() => (wish.value = 'board')}>
        {words.show}
      </button>
    </p>
  );
}
