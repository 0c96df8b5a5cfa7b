/** Answers to “why not”; loaded with the first question, while the table is being asked. */
import { useGame } from '../../game/context.ts';
import { lazy } from '../../shell/loading/lazy.tsx';
import { NotArrived } from '../../shell/loading/NotArrived.tsx';

const Callout = lazy(async () => (await import('./WhyNot.tsx')).WhyNotCallout, { texts: ['whyNot'] });
const Sheet = lazy(async () => (await import('./WhyNot.tsx')).WhyNotSheet, {
  texts: ['whyNot'],
  failed: Unanswered,
});

function Unanswered() {
  const { choice } = useGame();
  return <NotArrived onClose={() => choice.dismiss()} />;
}

export function WhyNotCallout() {
  return useGame().choice.whyNot.value === undefined ? null : <Callout />;
}

export function WhyNotSheet() {
  return useGame().choice.whyNot.value === undefined ? null : <Sheet />;
}
