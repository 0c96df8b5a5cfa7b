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

/** As JSON sees it: a key without a value is not there. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a, b] as { readonly [key: string]: unknown }[];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
    isSame(left?.[key], right?.[key]),
  );
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
    const parts = new Set([...Object.keys(shown), ...Object.keys(view)]) as Set<keyof View>;
    const wrong = [...parts].find((part) => !isSame(shown[part], view[part]));
    if (wrong !== undefined) return `view.${wrong}`;
    return isWhole ? undefined : 'history';
  } catch {
    return isWhole ? 'view' : 'history';
  }
}
