/** Earlier steps of a match as a viewer knew them then, with the views. */
import type { Viewer } from '@kairo/engine';
import type { Answer, ShownStep } from '@kairo/protocol';
import { lastFitting, showEntry } from './lookAt.ts';
import type { SettledStep } from './match.ts';
import { Sight } from './sight.ts';

/** How much JSON one answer holds at most, apart from its view and its last step. */
const MAX_PAST = 40_000;
/** How many steps an answer has at most. */
const PAGE = 100;

type Past = Extract<Answer, { readonly about: 'past' }>;

/** As many of the last steps as fit; the steps begin with the deal. */
export function pastFor(all: readonly SettledStep[], viewer: Viewer): Past {
  const first = Math.max(0, all.length - PAGE);
  const steps = all.slice(first);
  const sight = new Sight();
  const shown = steps.map(({ entry, state }, i): ShownStep => {
    const before = steps[i - 1];
    const step = showEntry(entry, viewer);
    return before === undefined ? step : { ...step, change: sight.change(before.state, state, viewer) };
  });
  const fitting = lastFitting(shown, MAX_PAST);
  const left = shown.length - fitting.length;
  const start = steps[left];
  if (start === undefined) throw new Error('a match without its deal');
  return { about: 'past', from: first + left, steps: fitting, base: sight.view(start.state, viewer) };
}
