/** A game's log, computed again from how it began and its actions. */
import { stepBy } from '@kairo/engine';
import type { BareEntry } from '../log/bareEntry.ts';
import type { LogEntry } from '../log/entry.ts';
import type { Change, SettledStep } from './match.ts';

/** Throws if the entries do not follow from each other. */
export function playAgain({ match, entries: deal }: Change, bare: readonly BareEntry[]): SettledStep[] {
  let state = match.settledState;
  const steps: SettledStep[] = deal.map((entry) => ({ entry, state }));
  for (const text of bare.slice(deal.length)) {
    const entry: LogEntry = JSON.parse(text);
    if (entry.type === 'takeback') state = steps[entry.to - 1]?.state ?? state;
    const step = entry.type === 'step' ? stepBy(state, entry.action) : undefined;
    if (entry.type === 'step' && step === undefined)
      throw new Error(`entry ${steps.length + 1} is not legal`);
    if (step !== undefined) state = step.state;
    const whole = step === undefined ? entry : ({ ...entry, events: step.events } as LogEntry);
    steps.push({ entry: whole, state });
  }
  return steps;
}
