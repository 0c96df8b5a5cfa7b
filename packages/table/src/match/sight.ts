/** Views of the states of a match. What all viewers see alike is computed once for all of them. */
import {
  type GameState,
  plainViewFor,
  seatsDiffer,
  seatViewsFor,
  type Viewer,
  viewChange,
} from '@kairo/engine';
import type { PlainView, ViewChange } from '@kairo/protocol';

export class Sight {
  private readonly open = new Map<GameState, PlainView>();
  /** By the state before, then by the one after; without the seats, which differ from viewer to viewer. */
  private readonly changes = new Map<GameState, Map<GameState, ViewChange>>();

  view(state: GameState, viewer: Viewer): PlainView {
    const open = this.openView(state);
    return viewer === 'spectator' ? open : { ...open, viewer, seats: seatViewsFor(state, viewer) };
  }

  /** The fields that differ after. */
  change(before: GameState, after: GameState, viewer: Viewer): ViewChange {
    if (before === after) return {};
    const common = this.commonChange(before, after);
    return seatsDiffer(before, after, viewer) ? { ...common, seats: seatViewsFor(after, viewer) } : common;
  }

  private openView(state: GameState): PlainView {
    const view = this.open.get(state) ?? plainViewFor(state, 'spectator');
    this.open.set(state, view);
    return view;
  }

  private commonChange(before: GameState, after: GameState): ViewChange {
    const fromThere = this.changes.get(before) ?? new Map<GameState, ViewChange>();
    this.changes.set(before, fromThere);
    const change = fromThere.get(after) ?? viewChange(before, after);
    fromThere.set(after, change);
    return change;
  }
}
