/** One of the best moves with its reasons, and a button that keeps it on the board. */
import type { WeighedReason } from '@kairo/bots';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t as texts } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';
import type { CounselledMove } from './counsel.ts';

interface Props {
  readonly move: CounselledMove;
  /** It is shown on the board while no other is looked at. */
  readonly isChosen: boolean;
  /** The pointer enters or leaves it. */
  readonly onLook: (isLooking: boolean) => void;
  readonly onChoose: () => void;
  /** Keep it on the board and close the hints. */
  readonly onShow: () => void;
}

export function Hint({ move, isChosen, onLook, onChoose, onShow }: Props) {
  const { hints } = texts.advice;
  const { hint, headline, reasons } = move;
  const item = useRef<HTMLLIElement>(null);
  // If it does not fit, its beginning.
  useLayoutEffect(() => {
    if (!isChosen) return;
    item.current?.scrollIntoView({ block: 'nearest' });
    item.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  // Touch has no hover.
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
        <button type="button" class="button small" aria-label={`${hints.show}, ${headline}`} onClick={onShow}>
          {hints.show}
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
  const { hints } = texts.advice;
  return (
    <span class="hint-chance">
      <span aria-hidden="true">{hints.chance(chance)}</span>
      <span class="unseen">{hints.winChance(chance)}</span>
    </span>
  );
}

function Why({ reason }: { readonly reason: WeighedReason }) {
  const { table } = useWords();
  const { hints, reason: say } = texts.advice;
  const { side } = reason;
  return (
    <li data-side={side}>
      <UiIcon name={side === 'for' ? 'plus' : 'minus'} label={hints.speaks[side]} size={16} />
      <span>{say(reason, table)}</span>
    </li>
  );
}
