/** R12.2: whoever counts knows everybody's money, and the true cards are always among those thought possible. */
import { describe, test } from 'vitest';
import { CARD_KINDS } from '../../src/board/board.ts';
import { COLOURS, Tally, type Viewer } from '../../src/index.ts';
import { deckOf } from '../../src/knowledge/tally.ts';
import { kindOfName } from '../../src/play/names.ts';
import { same } from './same.ts';
import { type Node, simulate } from './simulate.ts';
import { nameOf, POLICIES, SETUPS, there } from './tables.ts';
import { Ears, viewersOf } from './viewers.ts';

type Counts = number[];

function countKinds(cards: readonly (string | null)[]): Counts {
  const counts: Counts = Array.from({ length: CARD_KINDS }, () => 0);
  for (const card of cards)
    if (card !== null) counts[kindOfName(card as 'S1')] = there(counts[kindOfName(card as 'S1')]) + 1;
  return counts;
}

const minus = (a: ArrayLike<number>, b: ArrayLike<number>): Counts =>
  Array.from(a, (count, i) => count - there(b[i]));
const sum = (counts: ArrayLike<number>): number =>
  Array.from(counts).reduce((total, count) => total + count, 0);

/**
 * Whether the excess of each kind (what the pile cannot hold) fits into hands: at most `extra[seat][kind]` of a kind
 * and at most `room[seat]` in all. Unit by unit, with augmenting paths.
 */
function fits(excess: Counts, extra: readonly Counts[], room: readonly number[]): boolean {
  const given = extra.map((kinds) => kinds.map(() => 0));
  const load = room.map(() => 0);
  const place = (kind: number, tried: Set<number>): boolean => {
    for (const [seat, kinds] of extra.entries()) {
      if (tried.has(seat) || there(given[seat]?.[kind]) >= there(kinds[kind])) continue;
      tried.add(seat);
      const moveOn = (): boolean =>
        kinds.some((_, other) => {
          if (there(given[seat]?.[other]) === 0 || other === kind || !place(other, tried)) return false;
          there(given[seat])[other] = there(given[seat]?.[other]) - 1;
          load[seat] = there(load[seat]) - 1;
          return true;
        });
      if (there(load[seat]) < there(room[seat]) || moveOn()) {
        there(given[seat])[kind] = there(given[seat]?.[kind]) + 1;
        load[seat] = there(load[seat]) + 1;
        return true;
      }
    }
    return false;
  };
  return excess.every((count, kind) => Array.from({ length: count }).every(() => place(kind, new Set())));
}

function compare({ game, json }: Node, viewer: Viewer, tally: Tally): void {
  const hidden = json.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  json.players.forEach((player, seat) => {
    same(
      [...there(tally.money[seat])],
      COLOURS.map((colour) => player.money[colour]),
    );
  });
  const pile = countKinds(json.pile);
  for (const [kind, most] of tally.pileAtMost.entries()) {
    if (there(pile[kind]) > most)
      throw new Error(`the pile has ${pile[kind]} of kind ${kind}, not at most ${most}`);
  }
  const extra = hidden.map((seat) =>
    minus(countKinds(there(json.players[seat]).hand), there(tally.surelyHeld[seat])),
  );
  if (extra.some((kinds) => kinds.some((count) => count < 0)))
    throw new Error('surely held, but not in the hand');
  const room = hidden.map((seat, i) => Math.min(sum(there(extra[i])), there(tally.olderAtMost[seat])));
  // The kinds that are in a hidden hand or the pile and not surely in one of the hands.
  const seen = countKinds([
    ...json.display,
    ...json.discards,
    ...json.players.flatMap(({ hand }, seat) => (seat === viewer ? hand : [])),
  ]);
  const unseen = hidden.reduce(
    (left, seat) => minus(left, there(tally.surelyHeld[seat])),
    minus(deckOf(game), seen),
  );
  const excess = minus(unseen, tally.pileAtMost).map((count) => Math.max(0, count));
  if (!fits(excess, extra, room)) throw new Error('the true hands are thought impossible');
}

const policies = Object.entries(POLICIES);

describe('the tally', () => {
  test.each(
    policies.flatMap(([policyName, policy], i) =>
      SETUPS.filter((_, n) => n % 4 === i).map(
        (setup) => [nameOf(setup), policyName, policy, setup] as const,
      ),
    ),
  )(
    'R12.2 money is exact and the true cards are possible: %s, played %s',
    (name, policyName, policy, setup) => {
      const ears = new Ears();
      const tallies = new Map<Viewer, { tally: Tally; heard: number }>();
      simulate(setup, policy, `tally ${policyName} ${name}`, [
        (node) => {
          ears.listen(node);
          for (const viewer of viewersOf(setup.players)) {
            const told = ears.of(viewer);
            const kept = tallies.get(viewer) ?? { tally: new Tally(node.game, viewer, []), heard: 0 };
            tallies.set(viewer, kept);
            for (; kept.heard < told.length; kept.heard++) kept.tally.add(there(told[kept.heard]));
            compare(node, viewer, kept.tally);
            if (node.sampled) same(new Tally(node.game, viewer, told), kept.tally);
          }
        },
      ]);
    },
  );
});
