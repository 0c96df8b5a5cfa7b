/** The best moves as the strongest bot sees them, with its reasons. */
import type { Advice } from '@kairo/bots';
import type { TableRefusal } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../app/Dialog.tsx';
import { useTable } from '../context.ts';
import { useWords } from '../words.ts';

const COUNT = 3;

export function Hints({ onClose }: { readonly onClose: () => void }) {
  const { session } = useTable();
  const { t, play, table } = useWords();
  const advice = useSignal<readonly Advice[] | undefined>(undefined);
  const refusal = useSignal<TableRefusal | undefined>(undefined);
  useEffect(() => {
    void session.ask({ about: 'advice', count: COUNT }).then((answer) => {
      if (answer.about === 'advice') advice.value = answer.advice;
      else if (answer.about === 'nothing') refusal.value = answer.refusal;
    });
  }, [session, advice, refusal]);
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
        {advice.value?.map((hint) => (
          <Hint key={JSON.stringify(hint.action)} hint={hint} onShow={onClose} />
        ))}
      </ol>
    </Dialog>
  );
}

function Hint({ hint, onShow }: { readonly hint: Advice; readonly onShow: () => void }) {
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
      <button type="button" class="button small" onClick={show}>
        {t.hints.show}
      </button>
    </li>
  );
}
