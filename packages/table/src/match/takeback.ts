/** Taking back a turn that was ended: only if neither the turn nor anything since has revealed something. */
import {
  err,
  type GameEvent,
  ok,
  type Result,
  redactEvents,
  reveals,
  type Seat,
  viewFor,
} from '@kairo/engine';
import { countingEntries } from '../log/counting.ts';
import { type Change, isTurnOver, type Match, type SettledStep, seatOf } from './match.ts';

export type TakebackRefusal = 'table/already-revealed' | 'table/nothing-to-take-back';

interface Terms {
  /** The latest steps; without them, those that the match has kept: since everyone's last turn. */
  readonly steps?: readonly SettledStep[];
  readonly command?: string;
  /** Whether events count as having revealed something. */
  readonly reveals?: (events: readonly GameEvent[]) => boolean;
}

/** The match as it was before the seat's last turn. */
export function takeBack(match: Match, seat: Seat, terms: Terms = {}): Result<Change, TakebackRefusal> {
  const { version } = match;
  const recent = terms.steps ?? match.recent;
  const first = version.seq - recent.length + 1;
  const counting = countingEntries(
    recent.map(({ entry }) => entry),
    first,
  );
  const steps = counting.flatMap((i) => recent[i] ?? []);
  const end = steps.findLastIndex(({ entry }) => seatOf(entry) === seat && isTurnOver(entry));
  const before = steps.slice(0, Math.max(end, 0)).findLastIndex(({ entry }) => isTurnOver(entry));
  const target = steps[before];
  const isTurn = steps
    .slice(before + 1)
    .every(({ entry }) => entry.type === 'step' || entry.type === 'endTurn');
  if (match.isOver || end < 0 || target === undefined || !isTurn) return err('table/nothing-to-take-back');
  const hasRevealed = hasRevealedBy(terms.reveals ?? reveals);
  if (steps.slice(before + 1).some(hasRevealed)) return err('table/already-revealed');
  const to = first + (counting[before] ?? 0);
  const mark = terms.command === undefined ? {} : { command: terms.command };
  return ok(match.note({ type: 'takeback', seat, to, ...mark }, target.state));
}

/**
 * For the only person at a table, whom no one can refuse it: what others drew unseen does not matter, but cards that they
 * played or discarded from their hands have been seen.
 */
export function takeBackAlone(
  match: Match,
  seat: Seat,
  terms: Pick<Terms, 'steps' | 'command'>,
): Result<Change, TakebackRefusal> {
  const hasSeen = (events: readonly GameEvent[]): boolean =>
    reveals(redactEvents(events, seat)) ||
    events.some(
      (event) => (event.type === 'cardsPlayed' || event.type === 'discarded') && event.seat !== seat,
    );
  return takeBack(match, seat, { ...terms, reveals: hasSeen });
}

/** R11.2: in the final phase, who can still build reveals something about hands. */
const hasRevealedBy =
  (reveals: (events: readonly GameEvent[]) => boolean) =>
  ({ entry, state }: SettledStep): boolean =>
    ('events' in entry && reveals(entry.events)) || viewFor(state, 'spectator').phase === 'final';
