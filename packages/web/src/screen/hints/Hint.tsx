/** One of the best moves, what speaks for it and against it, and the way to see it on the table. */
import type { WeighedReason } from '@kairo/bots';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';
import type { CounselledMove } from './counsel.ts';

interface Props {
  readonly move: CounselledMove;
  /** It is the one that is shown on the table when none is looked at. */
  readonly isChosen: boolean;
  /** It is looked at, or no longer. */
  readonly onLook: (isLooking: boolean) => void;
  readonly onChoose: () => void;
  /** Shall stay on the table. */
  readonly onShow: () => void;
}

export function Hint({ move, isChosen, onLook, onChoose, onShow }: Props) {
  const { t } = useWords();
  const { hint, headline, reasons } = move;
  const item = useRef<HTMLLIElement>(null);
  // If there is no room for all of it, its beginning.
  useLayoutEffect(() => {
    if (!isChosen) return;
    item.current?.scrollIntoView({ block: 'nearest' });
    item.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  // Fingers do not look before they tap.
  const look =
    (isLooking: boolean) =>
    (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onLook(isLooking);
    };
  const chooseByKey = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) onChoose();
  };
  return (
    <li
      ref={item}
      class="hint"
      data-chosen={isChosen || undefined}
      onPointerEnter={look(true)}
      onPointerLeave={look(false)}
      onFocusCapture={chooseByKey}
    >
      <button type="button" class="hint-move" aria-pressed={isChosen} onClick={onChoose}>
        <Chance of={hint.winChance} /> <b>{headline}</b>
      </button>
      {isChosen && (
        <button
          type="button"
          class="button small"
          aria-label={`${t.hints.show}, ${headline}`}
          onClick={onShow}
        >
          {t.hints.show}
        </button>
      )}
      <Reasons of={reasons} />
    </li>
  );
}

export function Reasons({ of: reasons }: { readonly of: readonly WeighedReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="hint-reasons">
      {reasons.map((reason, i) => (
        <Why key={i} reason={reason} />
      ))}
    </ul>
  );
}

function Chance({ of: chance }: { readonly of: number }) {
  const { t } = useWords();
  return (
    <span class="hint-chance">
      <span aria-hidden="true">{t.hints.chance(chance)}</span>
      <span class="unseen">{t.hints.winChance(chance)}</span>
    </span>
  );
}

function Why({ reason }: { readonly reason: WeighedReason }) {
  const { t, play, table } = useWords();
  const { side } = reason;
  return (
    <li data-side={side}>
      <UiIcon name={side === 'for' ? 'plus' : 'minus'} label={t.hints.speaks[side]} size={16} />
      <span>{play.reason(reason, table)}</span>
    </li>
  );
}
