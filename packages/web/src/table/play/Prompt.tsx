/** The question of the moment, with what the chosen answer would bring. */
import { useTable } from '../context.ts';
import { useWords } from '../words.ts';
import { consequences } from './consequences.ts';
import { promptFor } from './prompt.ts';

export function Prompt() {
  const model = useTable();
  const words = useWords();
  const { inquiry, session } = model;
  const outcome = inquiry.outcome.value;
  const refusal = session.refusal.value;
  const fallback = session.fallback.value;
  const lines = outcome === undefined ? [] : consequences(outcome, model, words);
  const [first, ...more] = lines;
  return (
    <div class="prompt" data-thinking={session.thinking.value || undefined}>
      <p class="prompt-text" aria-live="polite">
        {first ?? promptFor(model, words)}
      </p>
      {more.length > 0 && <p class="prompt-more">{more.join(' · ')}</p>}
      {fallback !== undefined && (
        <p class="prompt-more">
          {words.t.status.fallback[fallback.reason](model.names.value[fallback.seat] ?? '')}
        </p>
      )}
      {refusal !== undefined && (
        <p class="prompt-refusal" role="alert">
          {words.play.refusal(refusal, words.table)}
        </p>
      )}
    </div>
  );
}
