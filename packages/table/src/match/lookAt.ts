/** A match as one viewer may know it. */
import { type GameEvent, type GameState, redactEvents, type View, type Viewer, viewFor } from '@kairo/engine';
import {
  type Draft,
  groupActions,
  type PlainView,
  type ShownStep,
  type Update,
  type Version,
  type ViewChange,
} from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import { type Match, type SettledStep, seatOf } from './match.ts';

type MatchPart = Omit<Update, 'type' | 'look'>;

/** No update is larger, as JSON: the client fetches steps that do not fit as history. */
const MAX_UPDATE = 15_000;

/**
 * What is new to a viewer who has the first `known` steps. If the steps between are not at hand any more or too many,
 * or the viewer has none, the update starts afresh with the table as it was after the viewer's last turn.
 */
export function lookAt(match: Match, viewer: Viewer, known: number): MatchPart {
  const { version, recent, acting } = match;
  const oldest = version.seq - recent.length;
  const goesOn = known > oldest && known <= version.seq;
  const from = goesOn ? known : Math.max(oldest + 1, Math.min(match.recentFrom(viewer), version.seq));
  const isActing = acting === viewer;
  const view = isActing ? viewFor(match.draftState, viewer) : undefined;
  const now = {
    ...(view && { draft: draftFor(match, viewer, view) }),
    ...(view && !match.isTurnComplete && { legal: groupActions(view.legal) }),
    ...(acting !== undefined && { acting }),
  };
  const since = shownSteps(recent.slice(from - 1 - oldest), viewer);
  const size = sizeOf(now) + sizeOf(plainView(match.settledState, viewer));
  const steps = lastFitting(since, MAX_UPDATE - size);
  const isFresh = !goesOn || steps.length < since.length;
  const first = version.seq - steps.length;
  const before = recent[first - 1 - oldest];
  if (before === undefined) throw new Error('a match without its last step');
  return {
    viewer,
    version: versionFor(match, viewer),
    from: first,
    ...(isFresh && { base: plainView(before.state, viewer) }),
    steps,
    ...now,
  };
}

/** How often a player has changed a draft is private to their seat. */
export function versionFor({ version, acting }: Match, viewer: Viewer): Version {
  return acting === viewer ? version : { seq: version.seq, revision: 0 };
}

function sizeOf(part: object): number {
  return JSON.stringify(part).length;
}

/** The last steps, up to so much JSON; at least one, if there is one. */
export function lastFitting(steps: readonly ShownStep[], max: number): ShownStep[] {
  let size = 0;
  const first = steps.findLastIndex((step) => {
    size += sizeOf(step);
    return size > max;
  });
  return steps.slice(Math.min(first + 1, Math.max(steps.length - 1, 0)));
}

/** The steps after the first one, each with how it changed the view. */
function shownSteps([last, ...steps]: readonly SettledStep[], viewer: Viewer): ShownStep[] {
  if (last === undefined) return [];
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
