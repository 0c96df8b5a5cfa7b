/** The prompt, or the consequences of the chosen action. The text shrinks to fit and is never cut off. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { promptFor } from '../../wording/promptFor.ts';
import { useRefusal } from '../../wording/useRefusal.ts';
import { useWords } from '../../wording/words.ts';
import { MishapNote } from '../badges/MishapNote.tsx';
import { Consequences, useConsequences } from '../previews/consequences.tsx';
import { fitInto } from './fitInto.ts';

export function Prompt() {
  const model = useGame();
  const words = useWords();
  const { session, canEnd } = model;
  const room = useRef<HTMLDivElement>(null);
  const consequences = useConsequences();
  const refusal = useRefusal(session.refusal.value);
  const mishap = session.mishap.value;
  const isPlanned = canEnd.value && session.draft.value?.held !== undefined;
  const online = useOnline();
  const isKept = online?.isCut.value === true && session.isBusy.value;
  useLayoutEffect(() => (room.current === null ? undefined : fitInto(room.current)));
  return (
    <div ref={room} class="prompt" data-thinking={session.thinking.value || undefined}>
      <div class="prompt-text" aria-live="polite">
        {isPlanned && (
          <span class="planned-tag">
            <UiIcon name="check" />
            {words.t.panels.planned}
          </span>
        )}
        {isKept ? (
          online.keptMove()
        ) : consequences.length > 0 ? (
          <Consequences of={consequences} />
        ) : (
          promptFor(model, words)
        )}
        {mishap !== undefined && <MishapNote of={mishap} />}
      </div>
      {isPlanned && (
        <p class="prompt-more">
          {model.ending.isRunning.value ? words.t.prompts.ending : words.t.prompts.endTurnToDo}
        </p>
      )}
      {refusal !== undefined && (
        <p class="prompt-refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
