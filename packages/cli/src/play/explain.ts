/** Why what was typed is not possible: the engine's refusal of the most likely action. */
import {
  type Action,
  type GameState,
  gridOf,
  type Refusal,
  type SiteName,
  siteName,
  type View,
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import type { Wish } from './words.ts';

/** Any entry will do to ask about a stall, because the stall's own site is checked first. */
function anyNeighbour({ game }: GameState, site: SiteName): SiteName | undefined {
  const [column, row] = gridOf(site);
  const around = [
    [column, row + 1],
    [column, row - 1],
    [column + 1, row],
    [column - 1, row],
  ] as const;
  return around.map(([c, r]) => siteName(c, r)).find((name) => game.board.siteOf.has(name));
}

/** The action that was typed, if it was typed completely enough for a refusal. */
function candidate(state: GameState, wish: Wish, view: View): Action | undefined {
  const { kinds, colour, sites, cards } = wish;
  const [site] = sites;
  const entry = sites[1] ?? (site === undefined ? undefined : anyNeighbour(state, site));
  const [card] = cards;
  const kind = kinds[0];
  if (kind === 'lure' && colour !== undefined && site !== undefined) {
    return { type: 'lure', colour, entry: site, barkers: wish.barkers ?? 0 };
  }
  if (kind === 'pick' || (kind === undefined && wish.source !== undefined)) {
    if (typeof wish.source === 'number') return { type: 'pick', from: 'display', index: wish.source };
    return { type: 'pick', from: wish.source ?? 'pile' };
  }
  if (kind === 'discard' && card !== undefined) return { type: 'discard', card };
  if (kind === 'dropOut') return { type: 'dropOut' };
  if (colour === undefined || site === undefined) return undefined;
  const hand = view.seats[view.seat]?.hand ?? [];
  const played = cards.length > 0 ? cards : hand.slice(0, 1);
  const built = { colour, stall: site, entry: entry ?? site, cards: played, fee: wish.fee ?? null };
  if (kind === 'place') return { type: 'place', colour, stall: site, entry: entry ?? site };
  if (kind === 'expand')
    return { type: 'expand', colour, site, cards: played, fee: wish.fee ?? null, payment: wish.coins ?? {} };
  if (kind === 'stall' || kind === 'move') return { type: kind, ...built };
  return undefined;
}

/** Undefined if there is no specific reason. */
export function whyNotWish(state: GameState, view: View, wish: Wish): Refusal | undefined {
  const { kinds, colour, sites, cards } = wish;
  const [site, entry] = sites;
  const builds =
    kinds.length === 0 || kinds.some((kind) => kind !== 'lure' && kind !== 'pick' && kind !== 'discard');
  if (site !== undefined && builds && cards.length === 0 && entry === undefined) {
    const answers = whyNotSite(state, site);
    if ('code' in answers) return answers;
    const fitting = answers.filter(
      (answer) =>
        (colour === undefined || answer.colour === colour) &&
        (kinds.length === 0 || kinds.includes(answer.type)),
    );
    if (fitting.length === 1) return fitting[0]?.refusal;
    const reasons = new Set(fitting.map(({ refusal }) => JSON.stringify(refusal)));
    if (reasons.size === 1) return fitting[0]?.refusal;
  }
  const action = candidate(state, wish, view);
  if (action !== undefined) return whyNot(state, action);
  if (colour !== undefined && (kinds.length === 0 || kinds[0] === 'lure'))
    return whyNotCustomer(state, colour);
  return cards[0] === undefined ? undefined : whyNotCard(state, cards[0]);
}
