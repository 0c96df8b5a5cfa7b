/** R12: viewers get enough information, and no more than they may have. Stateful checks, one for each game. */
import { CARD_KINDS } from '../../../src/board/board.ts';
import { deckOf } from '../../../src/board/deck.ts';
import {
  brokenInvariants,
  COLOURS,
  Dealer,
  stateToJson,
  Tally,
  type Viewer,
  viewFor,
} from '../../../src/index.ts';
import { kindOfName } from '../../../src/play/names.ts';
import { dealtAnew, hiddenHands } from '../../hidden.ts';
import { same } from '../same.ts';
import { there } from '../setups.ts';
import type { Check, Node } from '../simulate.ts';
import { Ears, viewersOf } from '../viewers.ts';
import { fits } from './fits.ts';

/** R12.2: a view does not depend on other hands or on the pile, byte by byte. After the end nothing is hidden. */
export function hiddenCardsDoNotShow(deals: Deals = { all: 0, different: 0 }): Check {
  return function hiddenCardsDoNotShow({ game, state, sampled, random, json }: Node): void {
    if (!sampled || json.phase === 'over') return;
    for (const viewer of viewersOf(game.players)) {
      const other = dealtAnew(state, viewer, random);
      same(JSON.stringify(viewFor(other, viewer)), JSON.stringify(viewFor(state, viewer)));
      deals.all++;
      if (JSON.stringify(hiddenHands(other, viewer)) !== JSON.stringify(hiddenHands(state, viewer)))
        deals.different++;
    }
  };
}

/** How often a re-deal differed from the true state: otherwise the test would prove nothing. */
export interface Deals {
  all: number;
  different: number;
}

/** R12.2: re-dealing what a viewer cannot know does not change its view, byte by byte. */
export function redealsKeepViews(deals: Deals = { all: 0, different: 0 }): Check {
  const ears = new Ears();
  return function redealsKeepViews(node: Node): void {
    if (!node.sampled) return;
    ears.listen(node);
    for (const viewer of viewersOf(node.game.players)) {
      const view = viewFor(node.state, viewer);
      const dealt = new Dealer(node.game, view, ears.of(viewer)).deal(node.random);
      same(JSON.stringify(viewFor(dealt, viewer)), JSON.stringify(view));
      same(brokenInvariants(dealt), []);
      deals.all++;
      if (JSON.stringify(stateToJson(dealt)) !== JSON.stringify(node.json)) deals.different++;
    }
  };
}

type Counts = number[];

function countKinds(cards: readonly (string | null)[]): Counts {
  const kinds = cards.flatMap((card) => (card === null ? [] : [kindOfName(card as 'S1')]));
  return Array.from({ length: CARD_KINDS }, (_, kind) => kinds.filter((other) => other === kind).length);
}

function minus(a: ArrayLike<number>, b: ArrayLike<number>): Counts {
  return Array.from(a, (count, i) => count - there(b[i]));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** R12.2: money is exact; and the true cards are among those that `Dealer` could deal. */
function compare({ game, json }: Node, viewer: Viewer, tally: Tally): void {
  json.players.forEach((player, seat) => {
    same(
      [...there(tally.money[seat])],
      COLOURS.map((colour) => player.money[colour]),
    );
  });
  const pile = countKinds(json.pile);
  const tooMany = pile.findIndex((count, kind) => count > there(tally.pileAtMost[kind]));
  if (tooMany >= 0) throw new Error(`the pile has more of kind ${tooMany} than it can`);
  const hidden = json.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const extra = hidden.map((seat) =>
    minus(countKinds(there(json.players[seat]).hand), there(tally.surelyHeld[seat])),
  );
  if (extra.some((kinds) => kinds.some((count) => count < 0)))
    throw new Error('surely held, but not in the hand');
  const room = hidden.map((seat, i) => Math.min(sum(there(extra[i])), there(tally.olderAtMost[seat])));
  // In the pile or in hidden hands, and not known to be in a certain hand.
  const own = typeof viewer === 'number' ? there(json.players[viewer]).hand : [];
  const seen = countKinds([...json.display, ...json.discards, ...own]);
  const unseen = hidden.reduce(
    (left, seat) => minus(left, there(tally.surelyHeld[seat])),
    minus(deckOf(game.board.edition), seen),
  );
  const excess = minus(unseen, tally.pileAtMost).map((count) => Math.max(0, count));
  if (!fits(excess, extra, room)) throw new Error(`${viewer} thinks the true hands impossible`);
}

export function talliesAreRight(): Check {
  const ears = new Ears();
  const tallies = new Map<Viewer, { readonly tally: Tally; heard: number }>();
  return function talliesAreRight(node: Node): void {
    ears.listen(node);
    for (const viewer of viewersOf(node.game.players)) {
      const told = ears.of(viewer);
      const kept = tallies.get(viewer) ?? { tally: new Tally(node.game, viewer, []), heard: 0 };
      tallies.set(viewer, kept);
      for (; kept.heard < told.length; kept.heard++) kept.tally.add(there(told[kept.heard]));
      compare(node, viewer, kept.tally);
      if (!kept.tally.agreesWith(viewFor(node.state, viewer)))
        throw new Error('the view shows something else');
      if (node.sampled) same(new Tally(node.game, viewer, told), kept.tally);
    }
  };
}
