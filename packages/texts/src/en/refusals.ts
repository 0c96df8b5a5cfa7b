import type { BotError } from '@kairo/bots';
import type { Coins, Colour, Expectation, Occupant, Owner } from '@kairo/engine';
import type { RefusalMessages, TableErrorMessages, TableRefusalMessages } from '../messages/refusals.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { coinEntries } from '../pieces.ts';
import { terms } from './terms.ts';

const { coins, colour, count } = terms;

function quoted(value: string): string {
  return `“${value}”`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
  if (max === undefined) return min === 0 ? 'a list' : `a list of at least ${items(min)}`;
  if (max === 0) return 'an empty list';
  if (min === max) return `a list of ${items(max)}`;
  return min === 0 ? `a list of at most ${items(max)}` : `a list of ${min} to ${items(max)}`;
}

/** What was expected, for use after a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'valid JSON';
    case 'object':
      return 'an object';
    case 'text':
      return 'a string';
    case 'boolean':
      return 'true or false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `a whole number from ${expected.min} to ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', or nothing' : ''}`;
    case 'like':
      return `something like ${quoted(expected.example)}`;
    case 'id':
      return `at most ${expected.max} lower-case letters, digits and hyphens, starting with a letter`;
    case 'hex':
      return `${expected.digits} hexadecimal digits`;
    case 'characters':
      return `${expected.min} to ${expected.max} ASCII characters without spaces`;
    case 'map-rows':
      return 'a list of strings, one for each row, the northernmost first';
    case 'site':
      return 'a site of this board';
    case 'free-site':
      return 'a site of this board without a tile';
    case 'card':
      return 'a card of this edition';
    case 'coins':
      return 'a whole number of coins for each colour';
    case 'action':
      return 'a complete action';
    case 'once':
      return expected.what === 'stand' ? 'only one stand for each owner and colour' : 'each colour only once';
    case 'consistent':
      return 'something consistent with the rest';
    case 'turn-or-end':
      return `turn ${expected.turn}, the result or the end`;
  }
}

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

/** The price of an expansion (R6.6). */
function price(of: Colour, size: number): string {
  const first = `A ${colour[of]} stand of ${count.tiles(size)} costs ${coins({ [of]: size })}`;
  return `${first}; you may replace all but one, each with 2 of other colours`;
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
    `You hold no card for ${site}. You need a card for segment ${segment}, a joker that covers it, or any three cards`,
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
  'expand/nowhere': ({ colour: of }) =>
    `No site beside your ${colour[of]} stand can take an expansion now. Expand another stand`,
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

/** Why a bot cannot play or advise. */
function botProblem(error: BotError): string {
  return error.code === 'bot/weights'
    ? `a file that it needs, ${error.file}, is damaged`
    : `there is an error in the program (${error.code})`;
}

export const tableRefusals = {
  'table/not-your-turn': ({ acting }, say) =>
    acting === undefined ? 'The game is over.' : `It is ${say.name(acting)}’s turn. Wait for yours.`,
  'table/not-your-seat': ({ seat }, say) => `You are not playing for ${say.name(seat)} here.`,
  'table/stale': () => 'The game had already moved on. Look at the board again, then decide.',
  'table/stopped': () => 'The game has stopped working, so your move was not made.',
  'table/not-operator': () => 'You may not do that in this game.',
  'table/malformed': () => 'The game did not understand that. Reload the page and try again.',
  'table/nothing-to-undo': () => 'There is nothing to undo.',
  'table/already-revealed': () => 'A card has been revealed since. This cannot be undone.',
  'table/nothing-to-take-back': () => 'There is no turn of yours to take back.',
  'table/not-alone': () => 'Other people sit at this table. They have to agree to a takeback.',
  'table/turn-not-complete': () => 'Your turn is not complete yet. Finish your move, then end the turn.',
  'table/turn-complete': () => 'You have made your move. End your turn, or undo.',
  'table/no-hints': () => 'Hints are turned off in this game.',
  'table/no-advice': () => 'No hint right now.',
  'table/adviser-failed': () => 'The Vizier stumbled while thinking and has no hint for you.',
  'table/adviser-absent': () =>
    'The Vizier did not start, so there is no hint. Check your connection, then ask again or reload the page.',
  'table/no-adviser': ({ error }) =>
    `The Vizier cannot give hints: ${botProblem(error)}. Reload the page: your game is saved up to your last move.`,
  'table/unexplained': () =>
    'This is not possible now. The reason could not be loaded: check your connection, then try again.',
} satisfies TableRefusalMessages;

export const tableErrors = {
  'table/protocol': () => 'This page is out of date. Reload it.',
  'table/bad-position': ({ detail }) => `No game can begin at this position: ${detail}.`,
  'table/unknown-edition': ({ id, known }) =>
    `There is no board “${id}” here. Choose one of these: ${known.join(', ')}.`,
  'table/malformed': ({ field }) => `The set-up cannot be read: “${field}” is wrong. Set up the game again.`,
  'table/elsewhere': () =>
    'The game is open in another tab. Play there, or reload this page to continue here.',
  'table/no-saved-game': () => 'There is no unfinished game in this browser. Start a new one.',
  'table/bad-save': () => 'The saved game is damaged or from another version. Start a new one.',
  'table/rules-version': () =>
    'This game was started with different rules from those of this version. It is kept as it is; start a new one.',
  'table/not-open': () => 'No game is open here yet. Start one.',
  'table/bot': ({ level, error }) =>
    `The bot “${terms.bot[level]}” cannot play: ${botProblem(error)}. Reload the page: your game is saved up to your last move. If that does not help, start a game with other bots.`,
  'table/crashed': () => 'The game has stopped. Reload the page: it is saved up to your last move.',
  'setup/players': ({ min, max }) => `The game is for ${min} to ${max} players.`,
  'setup/no-preset': ({ players }) =>
    `This board has no preset start for ${terms.count.players(players)}. You can all place your own stalls.`,
  edition: (code) =>
    `This board cannot be used: there is an error in its file (${code}). Choose another board.`,
} satisfies TableErrorMessages;
