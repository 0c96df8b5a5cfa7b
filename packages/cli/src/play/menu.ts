/** Narrows the legal actions down to one: what they differ in is asked topic by topic, each with a menu. */
import { type Action, type Coins, DISPLAY_SIZE } from '@kairo/engine';
import { groupBy } from './group.ts';

/** In the order in which they are asked. */
export const TOPICS = ['kind', 'colour', 'site', 'entry', 'cards', 'payment', 'source', 'card'] as const;
export type Topic = (typeof TOPICS)[number];

export interface Option {
  /** Typed to choose it. */
  readonly number: number;
  readonly value: string;
  /** The actions that remain if it is chosen. */
  readonly actions: readonly Action[];
}

export interface Menu {
  readonly topic: Topic;
  readonly options: readonly Option[];
}

function coinsText(coins: Coins): string {
  return Object.entries(coins)
    .map(([colour, count]) => `${count} ${colour}`)
    .join(' ');
}

/** The value of an action for a topic; undefined if it has none. */
export function facet(action: Action, topic: Topic): string | undefined {
  switch (topic) {
    case 'kind':
      return action.type;
    case 'colour':
      return 'colour' in action ? action.colour : undefined;
    case 'site':
      if (action.type === 'expand') return action.site;
      return 'stall' in action ? action.stall : undefined;
    case 'entry':
      return 'entry' in action ? action.entry : undefined;
    case 'cards':
      return 'cards' in action ? action.cards.join(' ') : undefined;
    case 'payment': {
      if (!('fee' in action)) return undefined;
      const coins = action.type === 'expand' ? coinsText(action.payment) : '';
      return `${coins} ${action.fee ?? ''}`;
    }
    case 'source':
      if (action.type !== 'pick') return undefined;
      return action.from === 'display' ? `display ${action.index}` : action.from;
    case 'card':
      return action.type === 'discard' ? action.card : undefined;
    default:
      return topic satisfies never;
  }
}

/** A card of the display has the number of its place, even if others are missing; pile and barkers follow. */
function sourceNumber(action: Action | undefined): number {
  if (action?.type !== 'pick') return 0;
  if (action.from === 'display') return action.index + 1;
  return DISPLAY_SIZE + (action.from === 'pile' ? 1 : 2);
}

function optionsOf(topic: Topic, groups: ReadonlyMap<string, readonly Action[]>): Option[] {
  const entries = [...groups];
  // One card before three.
  if (topic === 'cards') entries.sort(([a], [b]) => a.length - b.length);
  return entries.map(([value, actions], i) => ({
    number: topic === 'source' ? sourceNumber(actions[0]) : i + 1,
    value,
    actions,
  }));
}

/** For the first topic in which the actions differ; undefined if there is none. */
export function nextMenu(actions: readonly Action[]): Menu | undefined {
  for (const topic of TOPICS) {
    const groups = groupBy(actions, (action) => facet(action, topic) ?? '');
    if (groups.size > 1) return { topic, options: optionsOf(topic, groups) };
  }
  return undefined;
}
