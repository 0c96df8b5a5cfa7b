/** The best moves as the strongest bot sees them, with its reasons. */
import type { Advice } from '@kairo/bots';
import type { TableRefusal } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../app/Dialog.tsx';
import { useTable } from '../context.ts';
import { useWords } from '../words.ts';

const COUNT = 3;
/**
 * More are asked for than are told: some differ only in cards, coins or the side of an entry. Not many more, because all
 * that are asked for share the time.
 */
const ASKED = 6;

export function Hints({ onClose }: { readonly onClose: () => void }) {
  const { session, view } = useTable();
  const { t, play, table } = useWords();
  const advice = useSignal<readonly Advice[] | undefined>(undefined);
  const refusal = useSignal<TableRefusal | undefined>(undefined);
  useEffect(() => {
    void session.ask({ about: 'advice', count: ASKED }).then((answer) => {
      if (answer.about === 'advice') advice.value = answer.advice;
      else if (answer.about === 'nothing') refusal.value = answer.refusal;
    });
  }, [session, advice, refusal]);
  const told = distinctMoves(advice.value ?? [], ({ action }) =>
    action.type === 'pick' && action.from === 'display'
      ? `display ${view.value.display[action.index]}`
      : play.move(action, table),
  );
  return (
    <Dialog heading={t.hints.heading} onClose={onClose}>
      {refusal.value !== undefined && <p role="alert">{play.refusal(refusal.value, table)}</p>}
      {advice.value === undefined && refusal.value === undefined && (
        <p class="is-waiting" role="status">
          {t.hints.thinking}
        </p>
      )}
      {advice.value?.length === 0 && <p>{t.hints.none}</p>}
      <ol class="hints">
        {told.slice(0, COUNT).map((hint) => (
          <Hint key={JSON.stringify(hint.action)} hint={hint} onShow={onClose} />
        ))}
      </ol>
    </Dialog>
  );
}

/** Of those that are the same move the best, which comes first. */
function distinctMoves(advice: readonly Advice[], keyOf: (hint: Advice) => string): readonly Advice[] {
  const keys = advice.map(keyOf);
  return advice.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
}

interface Props {
  readonly hint: Advice;
  readonly onShow: () => void;
}

function Hint({ hint, onShow }: Props) {
  const { choice } = useTable();
  const { t, play, table } = useWords();
  const show = (): void => {
    choice.pick(hint.action);
    onShow();
  };
  return (
    <li class="hint">
      <b>{play.move(hint.action, table)}</b>
      <span class="hint-chance">{t.hints.winChance(hint.winChance)}</span>
      <small>{hint.reasons.map((reason) => play.reason(reason, table)).join(' · ')}</small>
      <button
        type="button"
        class="button small"
        aria-label={`${t.hints.show}: ${play.move(hint.action, table)}`}
        onClick={show}
      >
        {t.hints.show}
      </button>
    </li>
  );
}
