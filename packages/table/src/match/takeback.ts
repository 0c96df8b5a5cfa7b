/** Taking back a turn that was ended: only if neither the turn nor anything since has revealed something. */
import { err, ok, type Result, reveals, type Seat, viewFor } from '@kairo/engine';
import { countingEntries } from '../log/counting.ts';
import { type Change, isTurnOver, type Match, type SettledStep, seatOf } from './match.ts';

export type TakebackRefusal = 'table/already-revealed' | 'table/nothing-to-take-back';

/** The match as it was before the seat's last turn. */
export function takeBack(match: Match, seat: Seat): Result<Change, TakebackRefusal> {
  const { recent, version } = match;
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
  if (steps.slice(before + 1).some(hasRevealed)) return err('table/already-revealed');
  const to = first + (counting[before] ?? 0);
  return ok(match.note({ type: 'takeback', seat, to }, target.state));
}

/** R11.2: in the final phase, who goes on says something about hands. */
function hasRevealed({ entry, state }: SettledStep): boolean {
  return ('events' in entry && reveals(entry.events)) || viewFor(state, 'spectator').phase === 'final';
}
