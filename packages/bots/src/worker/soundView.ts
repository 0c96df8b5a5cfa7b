/** Whether a view that came from outside is one that this engine would show, and its history the whole one. */
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

/** The names of all fields within. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, field] of Object.entries(value)) {
    names.add(name);
    namesIn(field, names);
  }
  return names;
}

/**
 * As JSON sees it: a key without a value is not there. A field of a name that is not known is passed over, because later
 * versions may tell more; one that is known is wrong where it would not be shown, like the hand of a rival.
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
 * Deals what the view hides, and looks at the deal as its viewer would: the view must come out again. The first part
 * that does not is told; of the history only that it does not fit.
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
