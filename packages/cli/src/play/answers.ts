/** Answers `? …`: about sites, cards, customers, actions and rules. */
import {
  type CardName,
  type Colour,
  type GameState,
  isSiteName,
  type Owner,
  type Refusal,
  routes,
  type SiteName,
  type View,
  whoActs,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import { isRuleNumber, type Messages, RULE_GROUPS, RULE_NUMBERS } from '@kairo/texts';
import { placesOf } from '../screen/boardModel.ts';
import { type Desk, endFirst, nameOf, sentenceContext } from './desk.ts';
import { whyNotWish } from './explain.ts';
import { fits } from './fits.ts';
import { groupBy } from './group.ts';
import { helpLines } from './helpLines.ts';
import { plainWord, readCard, readColour, readWish } from './words.ts';

function refusalText(desk: Desk, refusal: Refusal): string {
  return desk.context.t.refusal(refusal, sentenceContext(desk));
}

function ruleLines(t: Messages, topic: string): string[] | undefined {
  const number = topic.toUpperCase();
  if (isRuleNumber(number)) return [`${number} ${t.rules.rule[number]}`];
  const group = RULE_GROUPS.find((name) => name === number);
  if (group === undefined) return undefined;
  const rules = RULE_NUMBERS.filter((rule) => rule.startsWith(`${group}.`));
  return [`${group} ${t.rules.group[group]}`, ...rules.map((rule) => `${rule} ${t.rules.rule[rule]}`)];
}

function rulesOverview(t: Messages): string[] {
  return [
    ...t.rules.overview,
    '',
    ...RULE_GROUPS.map((group) => `${group} ${t.rules.group[group]}`),
    '',
    t.terminal.help.askRules,
  ];
}

function describeSite(desk: Desk, view: View, site: SiteName): string[] {
  const { t } = desk.context;
  const { about } = t.terminal;
  const edition = desk.table.match.game.board.edition;
  const place = placesOf(edition, view)
    .flat()
    .find(({ name }) => name === site);
  if (place === undefined) return [];
  const owned = (piece: string, of: Owner): string =>
    of === 'neutral' ? about.neutral(piece) : about.owned(piece, nameOf(desk, of));
  const things: string[] = [];
  if (place.tile) {
    const piece = place.tile.facing === undefined ? 'expansion' : 'stall';
    things.push(owned(t.terms.coloured(piece, place.tile.colour), place.tile.owner));
  }
  if (place.entry) things.push(owned(t.terms.coloured('entry', place.entry.colour), place.entry.owner));
  if (place.customer) things.push(t.terms.coloured('customer', place.customer));
  if (place.start) things.push(about.startSpace);
  const area = t.terms.piece[place.restaurant ? 'restaurant' : 'market'];
  return [about.site(site, place.segment, area, things.length === 0 ? about.nothing : things.join(', '))];
}

function aboutSite(desk: Desk, state: GameState, view: View, site: SiteName): string[] {
  const { t } = desk.context;
  const lines = describeSite(desk, view, site);
  if (!isActing(state, view)) return lines.length > 0 ? lines : [endFirst(desk)];
  const answers = whyNotSite(state, site);
  if ('code' in answers) return [...lines, refusalText(desk, answers)];
  const byReason = groupBy(answers, ({ refusal, type }) =>
    refusal === undefined ? t.terminal.about.possible(t.terms.action[type]) : refusalText(desk, refusal),
  );
  for (const [reason, group] of byReason) {
    lines.push(
      t.terminal.about.colours(group.map(({ colour }) => t.terms.colour[colour]).join(', '), reason),
    );
  }
  return lines;
}

function aboutCard(desk: Desk, state: GameState, view: View, card: CardName): string[] {
  const { t } = desk.context;
  const name = t.terms.card(card, sentenceContext(desk).jokers);
  const refusal = whyNotCard(state, card);
  if (refusal !== undefined) return [t.terminal.about.card(card, name, refusalText(desk, refusal))];
  const sites = view.legal.flatMap((action) =>
    'cards' in action && action.cards.length === 1 && action.cards[0] === card
      ? [action.type === 'expand' ? action.site : action.stall]
      : [],
  );
  const unique = [...new Set(sites)];
  const { about } = t.terminal;
  return [
    about.card(card, name, unique.length === 0 ? about.cardInThree : about.cardFits(t.terms.and(unique))),
  ];
}

function aboutCustomer(desk: Desk, state: GameState, view: View, colour: Colour): string[] {
  const { t } = desk.context;
  const { about } = t.terminal;
  const at = view.customers[colour];
  const refusal = isActing(state, view) ? whyNotCustomer(state, colour) : undefined;
  if (at === null) return [refusal === undefined ? about.waits(colour) : refusalText(desk, refusal)];
  const lines = [about.standsAt(colour, at)];
  for (const route of routes(state, colour)) {
    const owner = route.owner === 'neutral' ? t.terms.neutral : nameOf(desk, route.owner);
    const income = route.income.map(({ seat, amount }) => `${nameOf(desk, seat)} +${amount}`).join(', ');
    const state = route.open ? (route.barkers ? t.terms.count.barkers(route.barkers) : '') : about.occupied;
    lines.push(
      [`${route.entry} (${owner})`, t.terms.count.steps(route.steps), income, state]
        .filter((part) => part !== '')
        .join('; '),
    );
  }
  return refusal === undefined ? lines : [...lines, refusalText(desk, refusal)];
}

/** Whether the viewer acts. What can be done depends on the hand of the acting seat, which others may not know. */
function isActing(state: GameState, { viewer }: View): boolean {
  return whoActs(state) === viewer;
}

/** The answer to `? topic`. */
export function answer(desk: Desk, state: GameState, view: View, topic: string): string[] {
  const { t } = desk.context;
  const { words } = t.terminal;
  if (topic === '') return helpLines(t);
  if (topic === 'rules' || words.rules.some((known) => plainWord(known) === plainWord(topic)))
    return rulesOverview(t);
  const rule = ruleLines(t, topic);
  if (rule !== undefined) return rule;
  const card = readCard(topic);
  if (card !== undefined)
    return isActing(state, view) ? aboutCard(desk, state, view, card) : [endFirst(desk)];
  if (isSiteName(topic.toLowerCase())) return aboutSite(desk, state, view, topic.toLowerCase());
  const colour = readColour(topic, t);
  if (colour !== undefined) return aboutCustomer(desk, state, view, colour);
  if (!isActing(state, view)) return [endFirst(desk)];
  const wish = readWish(topic, t);
  if ('unknown' in wish) return [t.terminal.play.notUnderstood(wish.unknown)];
  if (view.legal.some((action) => fits(action, wish, view))) return [t.terminal.about.legal];
  const refusal = whyNotWish(state, view, wish);
  return [refusal === undefined ? t.terminal.play.impossible : refusalText(desk, refusal)];
}
