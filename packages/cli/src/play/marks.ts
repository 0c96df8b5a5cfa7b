/** The sites to mark on the board: those that can be chosen, and those that have just changed. */
import { type Action, type GameEvent, type GameState, routes, type SiteName } from '@kairo/engine';
import type { Mark } from '../screen/site.ts';
import type { Menu } from './menu.ts';

type Marks = Map<SiteName, Mark>;

function markAll(marks: Marks, sites: readonly SiteName[], mark: Mark): void {
  for (const site of sites) marks.set(site, mark);
}

/** The paths of the customer to each of the entries. */
function markRoutes(marks: Marks, state: GameState, actions: readonly Action[]): void {
  for (const action of actions) {
    if (action.type !== 'lure') continue;
    const route = routes(state, action.colour).find(({ entry }) => entry === action.entry);
    markAll(marks, route?.path.slice(1) ?? [], 'step');
  }
  for (const action of actions) if (action.type === 'lure') marks.set(action.entry, 'target');
}

export function marksFor(menu: Menu, state: GameState): Marks {
  const marks: Marks = new Map();
  const values = menu.options.map(({ value }) => value);
  const actions = menu.options.flatMap((option) => option.actions);
  if (menu.topic === 'site') markAll(marks, values, 'target');
  if (menu.topic === 'entry') {
    if (actions[0]?.type === 'lure') markRoutes(marks, state, actions);
    else markAll(marks, values, 'target');
  }
  return marks;
}

/** The sites that an action would change. */
export function marksOfChoice(action: Action, state: GameState): Marks {
  const marks: Marks = new Map();
  if ('stall' in action) markAll(marks, [action.stall, action.entry], 'target');
  if (action.type === 'expand') marks.set(action.site, 'target');
  markRoutes(marks, state, [action]);
  return marks;
}

/** The sites that the events changed. */
export function marksOf(events: readonly GameEvent[]): Marks {
  const marks: Marks = new Map();
  for (const event of events) {
    if (event.type === 'placed' || event.type === 'stallBuilt' || event.type === 'stallMoved') {
      markAll(marks, [event.stall, event.entry], 'fresh');
    }
    if (event.type === 'expanded') marks.set(event.site, 'fresh');
    if (event.type === 'lured') {
      markAll(marks, event.path.slice(0, -1), 'step');
      markAll(marks, event.path.slice(-1), 'fresh');
    }
  }
  return marks;
}
