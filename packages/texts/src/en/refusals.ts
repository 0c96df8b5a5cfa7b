import type { Coins, Colour, Occupant, Owner } from '@kairo/engine';
import { coinEntries } from '../coins.ts';
import type { RefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/table.ts';
import { expectation } from './expectations.ts';
import { terms } from './terms.ts';

const { colour, count, coins } = terms;

/** `Amina’s red stand`, `the neutral red stall`. */
function owned(
  piece: 'stall' | 'expansion' | 'stand' | 'entry',
  of: Colour,
  owner: Owner,
  say: Speaker,
): string {
  if (owner !== 'neutral') return `${say.name(owner)}’s ${colour[of]} ${piece}`;
  return `the neutral ${colour[of]} ${piece === 'stand' ? 'stall' : piece}`;
}

function occupant(by: Occupant, say: Speaker): string {
  return by.kind === 'customer'
    ? `the ${colour[by.colour]} customer`
    : owned(by.kind, by.colour, by.owner, say);
}

/** `only 2 red coins`, `no coins` */
function only(money: Coins): string {
  return coinEntries(money).length === 0 ? coins(money) : `only ${coins(money)}`;
}

/** `2 red coins plus 1 blue coin for the joker` */
function offer(paid: Coins, fee: Colour | null): string {
  if (fee === null) return coins(paid);
  const joker = `${coins({ [fee]: 1 })} for the joker`;
  return coinEntries(paid).length === 0 ? joker : `${coins(paid)} plus ${joker}`;
}

/** R6.6 */
function price(of: Colour, size: number): string {
  const first = `A ${colour[of]} stand of ${count.tiles(size)} costs ${coins({ [of]: size })}`;
  return `${first}; each but the first can be replaced by 2 coins of other colours`;
}

const anyTurn = 'Build, lure a customer or draw two cards';

export const refusals = {
  'action/malformed': ({ field, expected }) =>
    `The game does not know this action. Expected in “${field}”: ${expectation(expected)}.`,
  'action/no-such-site': ({ site }) =>
    `This board has no site “${site}”. A site is a column’s letter and a row’s number, like c5`,
  'action/game-over': () => 'The game is over. Start a new one to keep playing',
  'action/not-now': ({ expected }) => {
    switch (expected) {
      case 'place':
        return 'The board is still being set up. Place a stall';
      case 'pick':
        return 'You are drawing cards. Take the second one first';
      case 'discard':
        return 'You hold too many stall cards. Discard down to four first';
      case 'turn':
        return `That is not possible now. ${anyTurn}`;
      case 'build':
        return 'In the final phase you can only build. Build something, or drop out';
    }
  },
  'build/site-taken': ({ site, by }, say) =>
    `${site} is not free: ${occupant(by, say)} is there. Choose a free site`,
  'build/wrong-area': ({ site, colour: of, area }) =>
    area === 'restaurant'
      ? `${site} is in the market area. Purple needs a site in the restaurant area`
      : `${site} is in the restaurant area, which is for purple only. A ${colour[of]} tile needs a site in the market area`,
  'build/entry-not-adjacent': ({ stall, entry }) =>
    `${entry} is not next to ${stall}. The entry needs a site that shares a side with the stall`,
  'build/entry-taken': ({ entry, by }, say) =>
    `The entry cannot be at ${entry}: ${occupant(by, say)} is there. Turn the stall towards a free site`,
  'build/entry-outside-market': ({ entry }) =>
    `${entry} is in the restaurant area. Turn the stall so that its entry is in the market area`,
  'build/segment-has-colour': ({ segment, colour: of, owner, at }, say) =>
    `Segment ${segment} already has ${owned('stall', of, owner, say)} at ${at}. ` +
    'A segment holds one stall of each colour: choose another segment',
  'build/segment-full': ({ segment, stalls }) =>
    `Segment ${segment} already has ${count.stalls(stalls)}. It takes no more during set-up: choose another segment`,
  'build/touches': ({ site, at, colour: of, owner }, say) =>
    `${site} touches ${owned('stand', of, owner, say)} at ${at}. A stall needs a site that touches no tile`,
  'build/cuts-off': ({ site, parted }) =>
    `A tile at ${site} would cut off ${terms.and(parted)}. Every customer must be able to reach every entry`,
  'build/entry-sealed': ({ stall, entry }) =>
    `With a stall at ${stall}, no customer can walk to its entry at ${entry}. Turn it towards a site within reach`,
  'build/no-side-for-entry': ({ stall }) =>
    `No side of ${stall} has room for the entry. A stall needs a free site in the market area next to it`,
  'build/no-stall-in-stock': ({ colour: of }) =>
    `Your ${colour[of]} stall is already on the board. Choose a colour that you still have in stock`,
  'build/neutral-colour': ({ drawn }) => `You have drawn the neutral ${colour[drawn]} stall. Place this one`,
  'build/no-stand': ({ colour: of }) =>
    `You have no ${colour[of]} stall on the board. Choose a colour you have already built`,
  'build/supply-empty': ({ colour: of }) =>
    `The ${colour[of]} expansions have run out. Choose another colour`,
  'build/not-beside-stand': ({ site, colour: of }) =>
    `${site} does not touch your ${colour[of]} stand. An expansion needs a site right beside it`,
  'build/beside-other-stand': ({ site, at, colour: of, owner }, say) =>
    `${site} touches ${owned('stand', of, owner, say)} at ${at}. ` +
    'Your expansion must not touch another stand of its colour',
  'build/card-count': ({ count: cards }) =>
    `You are playing ${count.cards(cards)}. A build takes one card that fits, or any three`,
  'build/card-not-held': ({ card }, say) =>
    `This card is not in your hand: ${say.card(card)}. Play one that you hold`,
  'build/card-misses-site': ({ card, site, segment }, say) =>
    `${site} is in segment ${segment}, but you are playing this card: ${say.card(card)}. Play a card that fits, or any three`,
  'build/no-card-fits': ({ site, segment }) =>
    `You hold no card for ${site}. You need segment ${segment}, a joker that covers it, or any three cards`,
  'build/card-useless': ({ card }, say) =>
    `You cannot build anything with this card now: ${say.card(card)}. It needs a site that fits and a tile that you can pay for`,
  'build/fee-missing': () => 'A joker costs 1 coin. Choose its colour',
  'build/fee-not-due': () => 'Only a joker played by itself costs a coin. Leave out the fee',
  'build/cannot-pay': ({ colour: of, size, fee, money }) => {
    const joker = fee ? '. The joker costs 1 more coin, of any colour' : '';
    return `You have ${only(money)}. ${price(of, size)}${joker}`;
  },
  'build/no-money-for-fee': () =>
    'A joker costs 1 coin, and you have none. Without money it counts only as one of three cards',
  'build/wrong-price': ({ colour: of, size, paid }) =>
    `You offer ${coins(paid)}, which is not the price. ${price(of, size)}`,
  'build/coins-not-held': ({ paid, fee, money }) =>
    `You offer ${offer(paid, fee)}, but you have ${only(money)}`,
  'move/expanded': ({ colour: of, size }) =>
    `Your ${colour[of]} stand has ${count.tiles(size)}. Only a stall without expansions can move`,
  'move/not-blocked': ({ colour: of, sites }) =>
    `Your ${colour[of]} stall is not blocked: it can grow onto ${terms.or(sites)}. Only a blocked stall can move`,
  'move/same-site': ({ site }) => `The stall is already at ${site}. A move needs a new site`,
  'move/nowhere': ({ colour: of }) =>
    `No other site suits your ${colour[of]} stall. It stays where it is: choose something else`,
  'lure/waiting': ({ colour: of }) =>
    `The ${colour[of]} customer waits beside the board. Lure one of the five in the market`,
  'lure/no-open-entry': ({ colour: of }) =>
    `No ${colour[of]} entry is open. Lure a customer of another colour`,
  'lure/not-an-entry': ({ colour: of, site }) =>
    `There is no ${colour[of]} entry at ${site}. Customers walk only to entries of their colour`,
  'lure/entry-occupied': ({ entry, by }) =>
    `The ${colour[by]} customer is on the entry at ${entry}. Choose an open one`,
  'lure/needs-barkers': ({ colour: of, entry, needed, held, nearer }) =>
    `For the ${colour[of]} customer, ${terms.and(nearer)} ${nearer.length === 1 ? 'is' : 'are'} nearer than ${entry}. ` +
    `To pass ${nearer.length === 1 ? 'it' : 'them'}, you need ${count.barkers(needed)}, but you have ${held === 0 ? 'none' : `only ${terms.number(held)}`}`,
  'lure/wrong-barkers': ({ needed, played }) =>
    `You are playing ${played === 0 ? 'no barkers' : count.barkers(played)}. This entry needs ${needed === 0 ? 'none' : `exactly ${terms.number(needed)}`}`,
  'draw/place-empty': ({ index }) =>
    `Place ${index + 1} of the display is empty until the turn ends. Take another card`,
  'draw/no-barkers': () => 'There are no barker cards left. Take a stall card',
  'discard/card-not-held': ({ card }, say) =>
    `This card is not in your hand: ${say.card(card)}. Discard one that you hold`,
  'dropOut/too-early': () => `You can drop out only in the final phase. ${anyTurn}`,
  'seat/not-acting': ({ acting }, say) => `It is ${say.name(acting)}’s turn. Wait for yours`,
} satisfies RefusalMessages;
