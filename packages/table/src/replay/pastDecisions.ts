/** The decisions of a finished game, each with what its seat knew then. */
import type { PastDecision } from '@kairo/bots';
import { type Action, type GameEvent, type GameState, redactEvents, stepBy, viewFor } from '@kairo/engine';
import type { FinishedGame } from './finishedGame.ts';

export function pastDecisions({ turns, record }: FinishedGame): PastDecision[] {
  const decisions: PastDecision[] = [];
  const histories = record.seats.map((): GameEvent[] => []);
  for (const [turn, { steps }] of turns.entries()) {
    let state = turns[turn - 1]?.state;
    for (const [index, events] of steps.entries()) {
      const { seat = 0, actions } = record.turns[turn - 1] ?? {};
      const action = actions?.[index];
      if (state !== undefined && action !== undefined) {
        decisions.push({
          turn,
          seat,
          action,
          view: viewFor(state, seat),
          history: [...(histories[seat] ?? [])],
        });
        state = after(state, action);
      }
      for (const [viewer, history] of histories.entries()) history.push(...redactEvents(events, viewer));
    }
  }
  return decisions;
}

/** The state before a decision, which is given by its number. */
export function stateBefore(
  { turns }: FinishedGame,
  decisions: readonly PastDecision[],
  decision: number,
): GameState {
  const turn = decisions[decision]?.turn ?? 1;
  const before = decisions.slice(0, decision).filter((other) => other.turn === turn);
  return before.reduce((state, { action }) => after(state, action), (turns[turn - 1] ?? turns[0]).state);
}

function after(state: GameState, action: Action): GameState {
  const step = stepBy(state, action);
  if (step === undefined) throw new Error('a record with an illegal action');
  return step.state;
}
