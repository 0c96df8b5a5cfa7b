/** Shows the card and the label of a piece; their code and texts are loaded when they are first needed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../../game/context.ts';
import type { Pointed } from '../../game/inspection.ts';
import { lazy } from '../../shell/loading/lazy.tsx';
import { NotArrived } from '../../shell/loading/NotArrived.tsx';

const TEXTS = ['inspection', 'whyNot'] as const;

const Card = lazy(async () => (await import('./parts.ts')).Card, { texts: TEXTS, failed: NoCard });
const Label = lazy(async () => (await import('./parts.ts')).Label, { texts: TEXTS });

function NoCard() {
  const { inspection } = useGame();
  return <NotArrived onClose={() => inspection.close()} />;
}

export function InspectionCard() {
  const subject = useGame().inspection.shown.value;
  return subject === undefined ? null : <Card key={JSON.stringify(subject)} subject={subject} />;
}

/** How long the pointer rests before the label appears. */
const REST_MS = 350;

/** The label, and the card in words. */
export function InspectionLabel() {
  const { inspection, choice } = useGame();
  const rested = useSignal<Pointed | undefined>(undefined);
  const pointed = inspection.pointed.value;
  // While an action is chosen, previews are shown instead.
  const isIdle = choice.intent.value === undefined;
  useEffect(() => {
    rested.value = undefined;
    if (pointed === undefined || !isIdle) return;
    const timer = setTimeout(() => {
      rested.value = pointed;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [pointed, isIdle, rested]);
  const isShown = inspection.shown.value !== undefined;
  return (
    <>
      <p class="unseen" aria-live="polite">
        {inspection.spoken.value}
      </p>
      {rested.value !== undefined && !isShown && <Label {...rested.value} />}
    </>
  );
}
