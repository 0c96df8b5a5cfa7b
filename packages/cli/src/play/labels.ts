/** The texts of the options of a menu. */
import {
  type Action,
  type ActionType,
  COLOURS,
  type Coins,
  type Colour,
  type GameState,
  routes,
  type View,
} from '@kairo/engine';
import type { Messages } from '@kairo/texts';
import { GOODS_LETTERS } from '../screen/glyphs.ts';
import { cardLabel, type ShownGame } from '../screen/panel.ts';
import type { Brush } from '../screen/site.ts';
import { GOODS_TONES } from '../screen/tones.ts';
import { facet, type Menu, type Option, TOPICS, type Topic } from './menu.ts';

export interface Labelling extends ShownGame {
  readonly state: GameState;
  readonly brush: Brush;
  readonly t: Messages;
}

function goods(colour: Colour, { brush }: Labelling): string {
  const { cloth, ink } = GOODS_TONES[colour];
  return brush.paint(GOODS_LETTERS[colour], { ground: cloth, text: ink, bold: true });
}

function coinsLabel(coins: Coins, labelling: Labelling): string {
  return COLOURS.flatMap((colour) =>
    coins[colour] ? [`${coins[colour]}${goods(colour, labelling)}`] : [],
  ).join(' ');
}

/** `2→3`: the size of the stand before and after an expansion. */
function growth(colour: Colour, view: View): string {
  const stand = view.stands.find((other) => other.owner === view.seat && other.colour === colour);
  const size = 1 + (stand?.expansions.length ?? 0);
  return `${size}→${size + 1}`;
}

/** `l3→i7 +1`: where the customer would go, and what the player earns; the nearest of several entries first. */
function lureLabel(colour: Colour, actions: readonly Action[], { state, view }: Labelling): string {
  const entries = actions.flatMap((action) => (action.type === 'lure' ? [action.entry] : []));
  const ways = routes(state, colour).filter(({ entry }) => entries.includes(entry));
  const earned = ways.map(({ income }) => income.find(({ seat }) => seat === view.seat)?.amount ?? 0);
  return `${view.customers[colour]}→${ways.map(({ entry }) => entry).join('/')} +${earned.join('/')}`;
}

function colourLabel(colour: Colour, actions: readonly Action[], labelling: Labelling): string {
  const { t, view } = labelling;
  const [action] = actions;
  const name = `${goods(colour, labelling)} ${t.terms.colour[colour]}`;
  if (action?.type === 'expand') return `${name} ${growth(colour, view)}`;
  if (action?.type === 'lure') return `${name} ${lureLabel(colour, actions, labelling)}`;
  return name;
}

/** The entry that a lured customer would go to, the distance, and who earns how much. */
function routeLabel(action: Action, labelling: Labelling): string {
  if (action.type !== 'lure') return 'entry' in action ? action.entry : '';
  const { state, t, names } = labelling;
  const route = routes(state, action.colour).find(({ entry }) => entry === action.entry);
  const earned = route?.income.map(({ seat, amount }) => `${names[seat]} +${amount}`).join(', ') ?? '';
  const parts = [t.terms.count.steps(route?.steps ?? 0), earned];
  if (action.barkers > 0) parts.push(t.terms.count.barkers(action.barkers));
  return `${action.entry} (${parts.join('; ')})`;
}

function paymentLabel(action: Action | undefined, labelling: Labelling): string {
  if (action === undefined || !('fee' in action)) return '';
  const coins = action.type === 'expand' ? coinsLabel(action.payment, labelling) : '';
  if (action.fee === null) return coins;
  return `${coins} +${goods(action.fee, labelling)}`.trim();
}

function cardsLabel(action: Action | undefined, { edition, t }: Labelling): string {
  if (action === undefined || !('cards' in action)) return '';
  const cards = action.cards.map((card) => cardLabel(edition, card)).join(' ');
  return action.fee === null ? cards : `${cards} ${t.terminal.play.withFee}`;
}

function kindLabel(type: ActionType, { view, t }: Labelling): string {
  if (type === 'pick' && view.pending === null) return t.terminal.play.drawTwo;
  const isNeutral = type === 'place' && view.pending !== null && 'neutral' in view.pending;
  return isNeutral ? `${t.terms.action[type]} (${t.terms.neutral})` : t.terms.action[type];
}

export function optionLabel(topic: Topic, option: Option, labelling: Labelling): string {
  const { t, view, edition } = labelling;
  const action = option.actions[0];
  switch (topic) {
    case 'kind':
      return kindLabel(option.value as ActionType, labelling);
    case 'colour':
      return colourLabel(option.value as Colour, option.actions, labelling);
    case 'entry':
      return action === undefined ? option.value : routeLabel(action, labelling);
    case 'cards':
      return cardsLabel(action, labelling);
    case 'payment':
      return paymentLabel(action, labelling);
    case 'source': {
      if (action?.type !== 'pick' || action.from !== 'display')
        return t.terminal.play.sources[option.value === 'pile' ? 'pile' : 'barkers'];
      const card = view.display[action.index];
      return card === null || card === undefined ? '' : cardLabel(edition, card);
    }
    case 'card':
      return action?.type === 'discard' ? cardLabel(edition, action.card) : option.value;
    default:
      return option.value;
  }
}

/** What has been chosen so far: `expand a stand, G green 1→2, d6:`. Empty in the first menu. */
export function crumbs(menu: Menu, labelling: Labelling): string {
  const actions = menu.options.flatMap((option) => option.actions);
  const decided = TOPICS.slice(0, TOPICS.indexOf(menu.topic));
  const labels = decided.flatMap((topic) => labelOf(topic, actions, labelling));
  return labels.length === 0 ? '' : labelling.t.terminal.play.decided(labels.join(', '));
}

/** A whole action: `build a stall, B blue, c4-c5, S1`. */
export function actionLabel(action: Action, labelling: Labelling): string {
  const site = 'stall' in action ? `${action.stall}-${action.entry}` : undefined;
  return TOPICS.flatMap((topic) => {
    if (site === undefined || (topic !== 'site' && topic !== 'entry'))
      return labelOf(topic, [action], labelling);
    return topic === 'site' ? [site] : [];
  })
    .filter((label) => label !== '')
    .join(', ');
}

/** The common value of these actions for a topic; empty if they have none. */
function labelOf(topic: Topic, actions: readonly Action[], labelling: Labelling): string[] {
  const value = actions[0] && facet(actions[0], topic);
  return value === undefined ? [] : [optionLabel(topic, { number: 1, value, actions }, labelling)];
}
