/** A match as one viewer may know it. */
import { alikeActions, type GameEvent, redactEvents, type Viewer } from '@kairo/engine';
import {
  type Draft,
  groupActions,
  type Note,
  type ShownStep,
  type Update,
  type Version,
} from '@kairo/protocol';
import { countingEntries } from '../log/counting.ts';
import type { LogEntry } from '../log/entry.ts';
import { type Match, type SettledStep, seatOf } from './match.ts';
import { Sight } from './sight.ts';

type MatchPart = Omit<Update, 'type' | 'look'>;

/** No update is larger, as JSON: the client fetches steps that do not fit as history. */
const MAX_UPDATE = 15_000;

/**
 * What is new to a viewer who has the first `known` steps. If the steps between are not at hand any more or too many,
 * or the viewer has none, the update starts afresh with the table as it was after the viewer's last turn.
 */
export function lookAt(match: Match, viewer: Viewer, known: number, sight = new Sight()): MatchPart {
  const { version, recent, acting } = match;
  const oldest = version.seq - recent.length;
  const goesOn = known > oldest && known <= version.seq;
  const from = goesOn ? known : Math.max(oldest + 1, Math.min(match.recentFrom(viewer), version.seq));
  const isActing = acting === viewer;
  const now = {
    ...(isActing && { draft: draftFor(match, viewer, sight) }),
    ...(isActing && !match.isTurnComplete && { legal: groupActions(alikeActions(match.draftState)) }),
    ...(acting !== undefined && { acting }),
  };
  const since = shownSteps(recent.slice(from - 1 - oldest), viewer, sight);
  // One step is shown, however large it is. Without a view, nearly all fit.
  const doFit = since.length < 2 || (goesOn && sizeOf([now, since]) <= MAX_UPDATE);
  const steps = doFit
    ? since
    : lastFitting(since, MAX_UPDATE - sizeOf([now, sight.view(match.settledState, viewer)]));
  const isFresh = !goesOn || steps.length < since.length;
  const first = version.seq - steps.length;
  const before = recent[first - 1 - oldest];
  if (before === undefined) throw new Error('a match without its last step');
  return {
    viewer,
    version: versionFor(match, viewer),
    from: first,
    ...(isFresh && { base: sight.view(before.state, viewer) }),
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
export function lastFitting(steps: readonly ShownStep[], max: number): readonly ShownStep[] {
  if (steps.length < 2) return steps;
  let size = 0;
  const first = steps.findLastIndex((step) => {
    size += sizeOf(step);
    return size > max;
  });
  return steps.slice(Math.min(first + 1, Math.max(steps.length - 1, 0)));
}

/** The steps after the first one, each with how it changed the view. */
function shownSteps([last, ...steps]: readonly SettledStep[], viewer: Viewer, sight: Sight): ShownStep[] {
  if (last === undefined) return [];
  let before = last.state;
  return steps.map(({ entry, state }) => {
    const change = sight.change(before, state, viewer);
    before = state;
    return { ...showEntry(entry, viewer), change };
  });
}

/** An entry as the viewer may know it. */
export function showEntry(entry: LogEntry, viewer: Viewer): ShownStep {
  const seat = seatOf(entry);
  const note = noteOf(entry);
  return {
    ...(seat !== undefined && { seat }),
    events: 'events' in entry ? redactEvents(entry.events, viewer) : [],
    ...(note && { note }),
    ...(entry.type === 'step' && entry.mishap && { mishap: entry.mishap }),
  };
}

/** Notes are public; when they were made and by which command is not part of them. */
function noteOf(entry: LogEntry): Note | undefined {
  if ('events' in entry || entry.type === 'endTurn') return undefined;
  const { command: _, digest: __, at: ___, left: ____, ...note } = entry;
  return note;
}

function draftFor(match: Match, viewer: Viewer, sight: Sight): Draft {
  return {
    steps: match.draft.map(({ seat, events }) => ({ seat, events: redactEvents(events, viewer) })),
    ...(match.held && { held: match.held }),
    isComplete: match.isTurnComplete,
    canUndo: match.canUndo,
    change: sight.change(match.settledState, match.draftState, viewer),
  };
}

/**
 * Everything that the viewer was shown and that counts, for a bot that counts cards; entries from the deal on. Of a game
 * that begins at a position it also gets the coins of all seats, which it would have seen them earn and pay.
 */
export function eventsFor(entries: readonly LogEntry[], viewer: Viewer): GameEvent[] {
  return countingEntries(entries).flatMap((i) => {
    const entry = entries[i];
    return entry !== undefined && 'events' in entry ? eventsThatCount(entry.events, viewer) : [];
  });
}

export function eventsThatCount(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.filter(({ to, type }) => to === 'all' || to === viewer || type === 'funds');
}
