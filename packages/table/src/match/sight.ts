/** Views of the states of a match. What all viewers see alike is computed once for all of them. */
import { type GameState, haveSameStands, plainViewFor, seatViewsFor, type Viewer } from '@kairo/engine';
import type { PlainView, ViewChange } from '@kairo/protocol';

export class Sight {
  private readonly open = new Map<GameState, PlainView>();
  /** By the state before, then by the one after; without the seats, which differ from viewer to viewer. */
  private readonly changes = new Map<GameState, Map<GameState, ViewChange>>();

  view(state: GameState, viewer: Viewer): PlainView {
    const open = this.openView(state);
    return viewer === 'spectator' ? open : { ...open, viewer, seats: seatViewsFor(state, viewer) };
  }

  /** The fields that differ after. Optional fields only ever appear, so that nothing has to be removed. */
  change(before: GameState, after: GameState, viewer: Viewer): ViewChange {
    if (before === after) return {};
    const seats = seatViewsFor(after, viewer);
    const common = this.commonChange(before, after);
    return isSame(seatViewsFor(before, viewer), seats) ? common : { ...common, seats };
  }

  /** @param before another state of the game: its stands are the same objects, if they are the same */
  private openView(state: GameState, before = state): PlainView {
    const known = this.open.get(before);
    const stands = known && haveSameStands(before, state) ? known.stands : undefined;
    const view = this.open.get(state) ?? plainViewFor(state, 'spectator', stands);
    this.open.set(state, view);
    return view;
  }

  private commonChange(before: GameState, after: GameState): ViewChange {
    const fromThere = this.changes.get(before) ?? new Map<GameState, ViewChange>();
    this.changes.set(before, fromThere);
    const change = fromThere.get(after) ?? changeOf(this.openView(before), this.openView(after, before));
    fromThere.set(after, change);
    return change;
  }
}

function changeOf({ seats: _, ...before }: PlainView, { seats: __, ...after }: PlainView): ViewChange {
  const fields = Object.keys(after) as (keyof typeof after)[];
  const changed = fields.filter((field) => !isSame(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

/** Whether two parts of views are the same as JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
