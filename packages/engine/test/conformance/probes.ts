/** Actions that a person might try: well formed, near what is legal, mostly not legal. */
import {
  ACTION_TYPES,
  type Action,
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  type FastRandom,
  type GameState,
  type SiteName,
  type StateJson,
} from '../../src/index.ts';
import { there } from './setups.ts';

function oneOf<T>(items: readonly T[], random: FastRandom): T {
  return there(items[random.below(items.length)]);
}

/** Often a card of the acting seat's hand, else any. */
function someCard(json: StateJson, random: FastRandom): CardName {
  const hand = there(json.players[json.seat]).hand;
  if (hand.length > 0 && random.below(4) > 0) return oneOf(hand, random);
  return random.below(3) > 0 ? `S${1 + random.below(9)}` : `J${1 + random.below(6)}`;
}

function someCoins(json: StateJson, colour: Colour, random: FastRandom): Coins {
  const stand = json.stands.find((one) => one.owner === json.seat && one.colour === colour);
  const size = 2 + (stand?.expansions.length ?? 0);
  const own = random.below(size + 2);
  const coins: { [colour in Colour]?: number } = own > 0 ? { [colour]: own } : {};
  for (let left = 2 * (size - own); left > 0; left--) {
    const other = oneOf(COLOURS, random);
    coins[other] = (coins[other] ?? 0) + 1;
  }
  return coins;
}

function someAction(state: GameState, json: StateJson, random: FastRandom): Action {
  const { sites, nameOf, neighbours } = state.game.board;
  const type = oneOf(ACTION_TYPES, random);
  const colour = oneOf(COLOURS, random);
  const number = oneOf(sites, random);
  const site = there(nameOf[number]);
  const besides = [...neighbours.subarray(4 * number, 4 * number + 4)].filter((beside) => beside >= 0);
  const entry =
    random.below(20) === 0 ? oneOf(nameOf.filter(Boolean), random) : nameAt(oneOf(besides, random));
  const cards = Array.from({ length: random.below(3) > 0 ? 1 : 3 }, () => someCard(json, random));
  const joker = cards.length === 1 && there(cards[0]).startsWith('J');
  const fee = joker === random.below(8) > 0 ? oneOf(COLOURS, random) : null;
  function nameAt(at: number): SiteName {
    return there(nameOf[at]);
  }
  switch (type) {
    case 'place':
      return { type, colour, stall: site, entry };
    case 'stall':
    case 'move':
      return { type, colour, stall: site, entry, cards, fee };
    case 'expand':
      return { type, colour, site: nearOwnStand(), cards, fee, payment: someCoins(json, colour, random) };
    case 'lure': {
      const entries = json.stands.filter((stand) => stand.colour === colour).map((stand) => stand.entry);
      const goal = entries.length > 0 && random.below(8) > 0 ? oneOf(entries, random) : site;
      return { type, colour, entry: goal, barkers: random.below(4) };
    }
    case 'pick':
      if (random.below(2) === 0) return { type, from: 'display', index: random.below(4) };
      return { type, from: oneOf(['pile', 'barkers'], random) };
    case 'discard':
      return { type, card: someCard(json, random) };
    default:
      return { type };
  }

  function nearOwnStand(): SiteName {
    const own = json.stands.find((one) => one.owner === json.seat && one.colour === colour);
    if (own === undefined || random.below(4) === 0) return site;
    const tile = there(state.game.board.siteOf.get(oneOf([own.stall, ...own.expansions], random)));
    const around = [...neighbours.subarray(4 * tile, 4 * tile + 4)].filter((beside) => beside >= 0);
    return nameAt(oneOf(around, random));
  }
}

export function probes(state: GameState, json: StateJson, random: FastRandom, count: number): Action[] {
  return Array.from({ length: count }, () => someAction(state, json, random));
}
