/** `whyNotSite`, `whyNotCard`, `whyNotCustomer`, `standOffers` and `routes` must agree with the legal list. */
import {
  type Action,
  actionOf,
  apply,
  COLOURS,
  type Colour,
  type Route,
  routes,
  type SiteName,
  type StandOffer,
  standOffers,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '../../../src/index.ts';
import { type Board, makeBoard, neighboursOf, stepsFrom } from '../../twin/board.ts';
import type { Edition, State } from '../../twin/index.ts';
import { same } from '../same.ts';
import { sampleOf, there, unwrap } from '../setups.ts';
import type { Node } from '../simulate.ts';
import { expectRule } from './explain.ts';
import { twinOf } from './payments.ts';

function builtAt(action: Action): SiteName | undefined {
  return 'stall' in action ? action.stall : 'site' in action ? action.site : undefined;
}

function actionsOf({ state, moves }: Node): Action[] {
  return moves.map((move) => actionOf(state, move));
}

export function siteAnswersFitTheList(node: Node): void {
  const { state, game, sampled, random } = node;
  if (!sampled) return;
  const built = new Map<string, string>();
  for (const action of actionsOf(node)) {
    const site = builtAt(action);
    if (site !== undefined && 'colour' in action) built.set(`${site} ${action.colour}`, action.type);
  }
  for (const number of sampleOf(game.board.sites, 25, random)) {
    const site = there(game.board.nameOf[number]);
    const answers = whyNotSite(state, site);
    if ('code' in answers) {
      expectRule(answers);
      same(built.size, 0);
      continue;
    }
    same(
      answers.map(({ colour }) => colour),
      COLOURS,
    );
    for (const { type, colour, refusal } of answers) {
      const listed = built.get(`${site} ${colour}`);
      same(
        { site, colour, type: refusal === undefined ? type : undefined },
        {
          site,
          colour,
          type: listed,
        },
      );
      if (refusal !== undefined) expectRule(refusal);
    }
  }
}

export function cardAnswersFitTheList(node: Node): void {
  const { state, game, json, sampled } = node;
  if (!sampled) return;
  const useful = new Set(actionsOf(node).flatMap((action) => ('cards' in action ? action.cards : [])));
  const standard = Array.from({ length: 9 }, (_, i) => `S${i + 1}` as const);
  const jokers = game.board.edition.jokers.map((_, i) => `J${i + 1}` as const);
  for (const card of [...standard, ...jokers]) {
    const refusal = whyNotCard(state, card);
    same({ card, useful: refusal === undefined }, { card, useful: useful.has(card) });
    if (refusal !== undefined) expectRule(refusal);
    const turn = (json.phase === 'play' && json.pending === null) || json.phase === 'final';
    const held = there(json.players[json.seat]).hand.includes(card);
    if (turn && !held) same(refusal, { code: 'build/card-not-held', rule: 'R4.2', card });
  }
}

export function customerAnswersFitTheList(node: Node): void {
  const lured = new Set(actionsOf(node).flatMap((action) => (action.type === 'lure' ? [action.colour] : [])));
  for (const colour of COLOURS) {
    const refusal = whyNotCustomer(node.state, colour);
    same({ colour, free: refusal === undefined }, { colour, free: lured.has(colour) });
    if (refusal !== undefined) expectRule(refusal);
  }
}

const boards = new WeakMap<object, Board>();

function boardOf(edition: object): Board {
  const known = boards.get(edition) ?? makeBoard(edition as Edition);
  boards.set(edition, known);
  return known;
}

/** R8.2: every step leads to a neighbour over walkable sites, and there is no shorter way. */
function expectShortestWalk(node: Node, path: readonly SiteName[]): void {
  const board = boardOf(node.game.board.edition);
  const steps = stepsFrom(board, node.json as unknown as State, there(path[0]));
  path.forEach((site, i) => {
    same(steps.get(site), i);
    if (i > 0) same(neighboursOf(board, there(path[i - 1])).includes(site), true);
  });
}

/** R8.6, implemented again. */
function incomeAt({ json }: Node, { owner, entry }: Route, colour: Colour): unknown {
  const stand = there(json.stands.find((one) => one.colour === colour && one.entry === entry));
  const size = 1 + stand.expansions.length;
  if (owner === json.seat) return [{ seat: json.seat, amount: size }];
  const guide = { seat: json.seat, amount: 1 };
  return owner === 'neutral' ? [guide] : [guide, { seat: owner, amount: size }];
}

export function routesFitTheListAndTheTwin(node: Node): void {
  const { state, json, sampled } = node;
  if (!sampled) return;
  const lures = actionsOf(node).flatMap((action) => (action.type === 'lure' ? [action] : []));
  const mayLure = json.phase === 'play' && json.pending === null;
  const { barkers: held } = there(json.players[json.seat]);
  for (const colour of COLOURS) {
    const found = routes(state, colour);
    const entries = json.stands.filter((stand) => stand.colour === colour).map((stand) => stand.entry);
    const from = json.customers[colour];
    same(found.map(({ entry }) => entry).sort(), from === null ? [] : entries.sort());
    for (const route of found) {
      expectShortestWalk(node, route.path);
      same([route.path[0], route.path.at(-1), route.path.length - 1], [from, route.entry, route.steps]);
      same(route.income, incomeAt(node, route, colour));
      same(route.open, !Object.values(json.customers).includes(route.entry));
      same(route.barkers === undefined, !route.open);
    }
    const open = found.filter((route) => route.open);
    const distances = twinOf(node).distances(json as unknown as State, colour);
    same(open.map(({ entry, steps }) => ({ entry, distance: steps })).sort(byEntry), distances.sort(byEntry));
    const offered = open.flatMap(({ entry, barkers = 0 }) =>
      mayLure && barkers <= held ? [{ entry, barkers }] : [],
    );
    const listed = lures
      .filter((lure) => lure.colour === colour)
      .map(({ entry, barkers }) => ({ entry, barkers }));
    same(offered.sort(byEntry), listed.sort(byEntry));
  }
}

function byEntry(a: { entry: string }, b: { entry: string }): number {
  return a.entry < b.entry ? -1 : 1;
}

/** What is offered for a stand is listed, and what is refused is not. */
export function standOffersFitTheList(node: Node): void {
  const { state, json, sampled } = node;
  if (!sampled) return;
  const actions = actionsOf(node);
  const listed = new Set(actions.map((action) => JSON.stringify(action)));
  const expectOffer = (offer: StandOffer, alike: readonly Action[]): void => {
    same({ isOffered: offer.refusal === undefined }, { isOffered: alike.length > 0 });
    if (offer.refusal === undefined) {
      same(listed.has(JSON.stringify(offer.action)), true);
      same(offer.sites, new Set(alike.map((action) => builtAt(action))).size);
    } else expectRule(offer.refusal);
  };
  for (const { owner, colour, entry } of json.stands) {
    const { expand, move, lure } = standOffers(state, owner, colour);
    const builds = actions.filter((action) => 'colour' in action && action.colour === colour);
    same([expand === undefined, move === undefined], Array(2).fill(owner !== json.seat));
    if (expand !== undefined)
      expectOffer(
        expand,
        builds.filter(({ type }) => type === 'expand'),
      );
    if (move !== undefined)
      expectOffer(
        move,
        builds.filter(({ type }) => type === 'move'),
      );
    const lures = actions.filter((action) => action.type === 'lure' && action.entry === entry);
    expectOffer(there(lure), lures);
  }
}

/** R8.2: the path of the customer in every lure that is played. */
export function luredCustomersWalkAShortestWay(node: Node): void {
  const { json, state, chosen } = node;
  const action = actionOf(state, chosen);
  if (action.type !== 'lure') return;
  const lured = unwrap(apply(state, action)).events.find((event) => event.type === 'lured');
  const { path } = there(lured);
  same([path[0], path.at(-1)], [json.customers[action.colour], action.entry]);
  expectShortestWalk(node, path);
}
