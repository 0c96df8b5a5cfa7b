/** The best moves according to the strongest bot, each shown on the board while it is looked at. */
import type { Advice } from '@kairo/bots';
import type { Answer } from '@kairo/protocol';
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import { Demonstration } from '../../choice/demonstration.ts';
import { useGame } from '../../game/context.ts';
import { t as texts } from '../../i18n/texts.ts';
import { SideDialog } from '../../shell/dialog/SideDialog.tsx';
import { useRefusal } from '../../wording/useRefusal.ts';
import { useWords } from '../../wording/words.ts';
import { ThinkingDots } from '../badges/ThinkingDots.tsx';
import { focusSoon } from '../focus/focusSoon.ts';
import { type Counsel, counselOf } from './counsel.ts';
import { Hint, Reasons } from './Hint.tsx';
import { MoreBelow } from './MoreBelow.tsx';

/**
 * More than are shown, because some differ only in cards, coins or the side of an entry; not many more, because they
 * share the thinking time.
 */
const ASKED = 6;

export function Hints({ onClose }: { readonly onClose: () => void }) {
  const { choice, view, overlay } = useGame();
  const { hints } = texts.advice;
  const { answer, ask } = useAdvice();
  const demonstration = useMemo(() => new Demonstration(choice), [choice]);
  const moment = useMemo(() => view.peek(), [view]);
  useSignalEffect(() => {
    if (demonstration.isOver.value || view.value !== moment) onClose();
  });
  // The payment dialog is opened for the hint that is shown.
  useEffect(
    () => () => {
      if (overlay.peek() !== 'payment') demonstration.end();
    },
    [demonstration, overlay],
  );
  const close = (): void => {
    demonstration.end();
    onClose();
  };
  const keep = (): void => {
    demonstration.keep();
    onClose();
    focusSoon('[data-confirm], [data-advised]');
  };
  return (
    <SideDialog heading={hints.heading} note={hints.adviser} onClose={close}>
      <div class="hints-room">
        {answer.value === undefined && <Thinking />}
        {answer.value?.about === 'nothing' && <NoAdvice answer={answer.value} onRetry={ask} />}
        {answer.value?.about === 'advice' && (
          <Moves advice={answer.value.advice} demonstration={demonstration} onKeep={keep} />
        )}
      </div>
    </SideDialog>
  );
}

/** Requests advice at once; `ask` requests it again. */
function useAdvice(): { readonly answer: ReadonlySignal<Answer | undefined>; readonly ask: () => void } {
  const { session } = useGame();
  const answer = useSignal<Answer | undefined>(undefined);
  const ask = useCallback(() => {
    answer.value = undefined;
    void session.ask({ about: 'advice', count: ASKED }).then((given) => {
      answer.value = given;
    });
  }, [session, answer]);
  useEffect(ask, [ask]);
  return { answer, ask };
}

function Thinking() {
  const { hints } = texts.advice;
  return (
    <p class="hints-waiting" role="status">
      {hints.thinking}
      <ThinkingDots />
    </p>
  );
}

interface NoAdviceProps {
  readonly answer: Extract<Answer, { readonly about: 'nothing' }>;
  readonly onRetry: () => void;
}

function NoAdvice({ answer: { refusal }, onRetry }: NoAdviceProps) {
  const { hints } = texts.advice;
  return (
    <div class="hints-waiting">
      <p role="alert">{useRefusal(refusal)}</p>
      {(refusal.code === 'table/adviser-failed' || refusal.code === 'table/adviser-absent') && (
        <button type="button" class="button small" onClick={onRetry}>
          {hints.retry}
        </button>
      )}
    </div>
  );
}

interface MovesProps {
  readonly advice: readonly Advice[];
  readonly demonstration: Demonstration;
  readonly onKeep: () => void;
}

function Moves({ advice, demonstration, onKeep }: MovesProps) {
  const { table, move } = useWords();
  const { hints, reason } = texts.advice;
  const counsel = counselOf(advice, { move, reason: (of) => reason(of, table) });
  const [first] = counsel.moves;
  const chosen = useSignal(first?.hint);
  const show = (hint: Advice | undefined): void => {
    if (hint !== undefined) demonstration.show(hint.action);
  };
  useEffect(() => show(chosen.peek()), []);
  if (first === undefined) return null;
  const choose = (hint: Advice): void => {
    chosen.value = hint;
    show(hint);
  };
  return (
    <>
      <p class="unseen" role="status">
        {first.headline}, {hints.winChance(first.hint.winChance)}
      </p>
      <InCommon {...counsel} />
      <ol class="hints">
        {counsel.moves.map((shown) => (
          <Hint
            key={shown.headline}
            move={shown}
            isChosen={chosen.value === shown.hint}
            onLook={(isLooking) => show(isLooking ? shown.hint : chosen.peek())}
            onChoose={() => choose(shown.hint)}
            onShow={() => {
              choose(shown.hint);
              onKeep();
            }}
          />
        ))}
      </ol>
      <MoreBelow />
    </>
  );
}

/** What all moves have in common; the list below has the differences. */
function InCommon({ isAlike, shared }: Counsel) {
  const { hints } = texts.advice;
  return (
    <>
      {isAlike && <p class="hints-alike">{hints.alike}</p>}
      {shared.length > 0 && (
        <div class="hints-shared">
          <p>{hints.shared}</p>
          <Reasons of={shared} />
        </div>
      )}
    </>
  );
}
