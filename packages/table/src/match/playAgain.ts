/** A game's log, computed again from how it began and its actions. */
import { type Game, stepBy } from '@kairo/engine';
import type { BareEntry } from '../log/bareEntry.ts';
import type { LogEntry } from '../log/entry.ts';
import type { GameHeader } from '../log/store.ts';
import { beginningOf } from './opening.ts';

/** Throws if the entries do not follow from each other. */
export function playAgain(
  game: Game,
  header: Pick<GameHeader, 'opening' | 'seed'>,
  bare: readonly BareEntry[],
): LogEntry[] {
  const { match, entries: deal } = beginningOf(game, header);
  const entries = bare.map((text): LogEntry => JSON.parse(text));
  const targets = new Set(entries.flatMap((entry) => (entry.type === 'takeback' ? [entry.to] : [])));
  const states = new Map([[1, match.settledState]]);
  let state = match.settledState;
  const rest = entries.slice(deal.length).map((entry, i): LogEntry => {
    const number = deal.length + i + 1;
    if (entry.type === 'takeback') state = states.get(entry.to) ?? state;
    const step = entry.type === 'step' ? stepBy(state, entry.action) : undefined;
    if (entry.type === 'step' && step === undefined) throw new Error(`entry ${number} is not legal`);
    if (step !== undefined) state = step.state;
    if (targets.has(number)) states.set(number, state);
    return step === undefined ? entry : ({ ...entry, events: step.events } as LogEntry);
  });
  return [...deal, ...rest];
}
