/** Which sites stand out on the board while something is chosen or has just been done. */
import { type Action, type GameEvent, type GameState, routes, type SiteName } from '@kairo/engine';
import type { Mark } from '../screen/site.ts';
import type { Question } from './narrow.ts';

type Marks = Map<SiteName, Mark>;

function markAll(marks: Marks, sites: readonly SiteName[], mark: Mark): void {
  for (const site of sites) marks.set(site, mark);
}

/** Where the customer would walk to each of the entries. */
function markRoutes(marks: Marks, state: GameState, actions: readonly Action[]): void {
  for (const action of actions) {
    if (action.type !== 'lure') continue;
    const route = routes(state, action.colour).find(({ entry }) => entry === action.entry);
    markAll(marks, route?.path.slice(1) ?? [], 'step');
  }
  for (const action of actions) if (action.type === 'lure') marks.set(action.entry, 'target');
}

export function marksFor(question: Question, state: GameState): Marks {
  const marks: Marks = new Map();
  const values = question.options.map(({ value }) => value);
  const actions = question.options.flatMap((option) => option.actions);
  if (question.topic === 'site') markAll(marks, values, 'target');
  if (question.topic === 'entry') {
    if (actions[0]?.type === 'lure') markRoutes(marks, state, actions);
    else markAll(marks, values, 'target');
  }
  return marks;
}

/** Where an action would be done. */
export function marksOfChoice(action: Action, state: GameState): Marks {
  const marks: Marks = new Map();
  if ('stall' in action) markAll(marks, [action.stall, action.entry], 'target');
  if (action.type === 'expand') marks.set(action.site, 'target');
  markRoutes(marks, state, [action]);
  return marks;
}

/** What has just changed. */
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
