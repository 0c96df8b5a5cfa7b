import type { ShownStep } from '@kairo/protocol';

/** Without the steps of turns that were taken back; the first step is number `first`, counted from 0. */
export function countingSteps<Step extends Pick<ShownStep, 'note'>>(
  steps: readonly Step[],
  first: number,
): readonly Step[] {
  if (steps.every(({ note }) => note?.type !== 'takeback')) return steps;
  const counting: { readonly step: Step; readonly entry: number }[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.note?.type === 'takeback') {
      while ((counting.at(-1)?.entry ?? 0) > step.note.to) counting.pop();
    }
    counting.push({ step, entry: first + i + 1 });
  }
  return counting.map(({ step }) => step);
}
