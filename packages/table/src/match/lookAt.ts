/** A match as one viewer may know it. */
import { type GameEvent, type GameState, redactEvents, type View, type Viewer, viewFor } from '@kairo/engine';
import {
  type Draft,
  groupActions,
  type PlainView,
  type ShownStep,
  type Update,
  type ViewChange,
} from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import { type Match, type SettledStep, seatOf } from './match.ts';

type MatchPart = Omit<Update, 'type' | 'look'>;

/**
 * What is new to a viewer who has the first `known` steps. If the steps between are not at hand any more, or the
 * viewer has none, the update starts afresh with the table as it was after the viewer's last turn.
 */
export function lookAt(match: Match, viewer: Viewer, known: number): MatchPart {
  const { version, recent, acting } = match;
  const oldest = version.seq - recent.length;
  const goesOn = known > oldest && known <= version.seq;
  const from = goesOn ? known : Math.max(oldest + 1, Math.min(match.recentFrom(viewer), version.seq));
  const [before, ...steps] = recent.slice(from - 1 - oldest);
  if (before === undefined) throw new Error('a match without its last step');
  const isActing = acting === viewer;
  const view = isActing ? viewFor(match.draftState, viewer) : undefined;
  return {
    viewer,
    version,
    from,
    ...(!goesOn && { base: plainView(before.state, viewer) }),
    steps: shownSteps(before, steps, viewer),
    ...(view && { draft: draftFor(match, viewer, view) }),
    ...(view && !match.isTurnComplete && { legal: groupActions(view.legal) }),
    ...(acting !== undefined && { acting }),
  };
}

/** The steps, each with how it changed the view. */
function shownSteps(last: SettledStep, steps: readonly SettledStep[], viewer: Viewer): ShownStep[] {
  let before = plainView(last.state, viewer);
  return steps.map(({ entry, state }) => {
    const after = plainView(state, viewer);
    const change = changeOf(before, after);
    before = after;
    return { ...showEntry(entry, viewer), change };
  });
}

/** An entry as the viewer may know it. */
export function showEntry(entry: LogEntry, viewer: Viewer): ShownStep {
  const seat = seatOf(entry);
  return {
    ...(seat !== undefined && { seat }),
    events: entry.type === 'endTurn' ? [] : redactEvents(entry.events, viewer),
    ...(entry.type === 'step' && entry.mishap && { mishap: entry.mishap }),
  };
}

function draftFor(match: Match, viewer: Viewer, view: View): Draft {
  return {
    steps: match.draft.map(({ seat, events }) => ({ seat, events: redactEvents(events, viewer) })),
    ...(match.held && { held: match.held }),
    isComplete: match.isTurnComplete,
    canUndo: match.canUndo,
    change: changeOf(plainView(match.settledState, viewer), withoutLegal(view)),
  };
}

/** The fields of `after` that differ. Optional fields only ever appear, so that nothing has to be removed. */
function changeOf(before: PlainView, after: PlainView): ViewChange {
  const fields = Object.keys(after) as (keyof PlainView)[];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function withoutLegal({ legal: _, ...view }: View): PlainView {
  return view;
}

function plainView(state: GameState, viewer: Viewer): PlainView {
  return withoutLegal(viewFor(state, viewer));
}

/** Everything that the viewer was shown, for a bot that counts cards. */
export function eventsFor(entries: readonly LogEntry[], viewer: Viewer): GameEvent[] {
  return entries.flatMap((entry) => (entry.type === 'endTurn' ? [] : redactEvents(entry.events, viewer)));
}
