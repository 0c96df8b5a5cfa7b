/** What a viewer is shown: settled steps, and the draft of their own turn. */
import { type GameState, redactEvents, type View, type Viewer, viewFor } from '@kairo/engine';
import type { Draft, ToldStep, Update } from '@kairo/protocol';
import type { Match, MatchStep } from './match.ts';

type MatchPart = Pick<Update, 'viewer' | 'from' | 'steps' | 'draft' | 'view' | 'acting'>;

/** The match as the viewer knows it, its steps from number `from` on. */
export function lookAt(match: Match, viewer: Viewer, from: number): MatchPart {
  const isActing = match.acting === viewer;
  const recent = match.recentFrom(viewer);
  const view = viewFor(isActing ? match.draftState : match.settledState, viewer);
  return {
    viewer,
    from,
    // What is shown again begins with the table as the viewer left it.
    steps: match.steps.slice(from).map((step, i) => tell(step, viewer, from + i >= recent - 1)),
    draft: isActing ? draftOf(match, viewer) : undefined,
    // Whoever only has to end their turn, or waits for somebody who has not, can do nothing now.
    view: isActing && !match.isTurnComplete ? view : withoutChoice(view),
    acting: match.acting,
  };
}

function draftOf(match: Match, viewer: Viewer): Draft {
  return {
    steps: match.draft.map((step) => tell(step, viewer, true)),
    held: match.held,
    isComplete: match.isTurnComplete,
    canUndo: match.canUndo,
  };
}

function tell({ by, events, state, mishap }: MatchStep, viewer: Viewer, isRecent: boolean): ToldStep {
  const told = { seat: by?.seat, events: redactEvents(events, viewer), ...(mishap && { mishap }) };
  return isRecent && state !== undefined ? { ...told, view: lookBack(state, viewer) } : told;
}

/** To be shown again, not to be played: what was legal then would be most of it. */
function lookBack(state: GameState, viewer: Viewer): View {
  return withoutChoice(viewFor(state, viewer));
}

function withoutChoice(view: View): View {
  return { ...view, legal: [] };
}
