/** Checks that a view from untrusted input is one that the engine could produce, and that its history is complete. */
import {
  determinize,
  FastRandom,
  type Game,
  type GameEvent,
  type Misfit,
  Tally,
  type View,
  viewFor,
} from '@kairo/engine';

type Fields = { readonly [key: string]: unknown };

/** The names of all fields, at all levels. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, field] of Object.entries(value)) {
    names.add(name);
    namesIn(field, names);
  }
  return names;
}

/**
 * Compares as JSON: a key with the value undefined is absent. Unknown field names are ignored, because later versions
 * may add fields. A known name is wrong where the engine would not show it, like the hand of a rival.
 */
function isShown(shown: unknown, found: unknown, known: ReadonlySet<string>): boolean {
  if (shown === found) return true;
  if (typeof shown !== 'object' || typeof found !== 'object' || shown === null || found === null)
    return false;
  if (Array.isArray(shown) !== Array.isArray(found)) return false;
  const [left, right] = [shown, found] as [Fields, Fields];
  const added = Object.keys(right).filter((key) => known.has(key) || Array.isArray(found));
  return [...new Set([...Object.keys(left), ...added])].every((key) => isShown(left[key], right[key], known));
}

/**
 * Deals the hidden cards of the view and makes a view of the result, which must be the same. Returns the first field
 * that differs, or `history` if that is inconsistent.
 */
export function faultIn(game: Game, view: View, history: readonly GameEvent[]): Misfit | undefined {
  const field = faultyPart(game, view, history);
  return field === undefined ? undefined : { field, expected: { kind: 'consistent' } };
}

function faultyPart(game: Game, view: View, history: readonly GameEvent[]): string | undefined {
  let tally: Tally;
  try {
    tally = new Tally(game, view.viewer, history);
  } catch {
    return 'history';
  }
  let isWhole = true;
  try {
    isWhole = tally.agreesWith(view);
    const shown = viewFor(determinize(game, view, history, new FastRandom('any')), view.viewer);
    const known = namesIn(shown);
    const parts = Object.keys(shown) as (keyof View)[];
    const wrong = parts.find((part) => !isShown(shown[part], view[part], known));
    if (wrong !== undefined) return `view.${wrong}`;
    return isWhole ? undefined : 'history';
  } catch {
    return isWhole ? 'view' : 'history';
  }
}
