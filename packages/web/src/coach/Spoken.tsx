/** What the coach says, for screen readers: after the turn's news, and each time it is repeated. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import type { CoachModel } from './coachModel.ts';

/** Milliseconds in which the region is empty: the same text is read again only if it was gone. */
const PAUSE = 60;

export function Spoken({ coach }: { readonly coach: CoachModel }) {
  const isSaid = useSignal(false);
  useSignalEffect(() => {
    if (coach.spoken.value === 0) return undefined;
    isSaid.value = false;
    const timer = setTimeout(() => {
      isSaid.value = true;
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  const line = coach.hasStopped.value ? t.coach.stopped : coach.line(t.coach).replaceAll('*', '');
  return (
    <p class="unseen" role="status">
      {isSaid.value && line}
    </p>
  );
}
