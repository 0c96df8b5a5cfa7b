import type { Colour, PointSource } from '@kairo/engine';
import type { EventMessages, EventOf, LogMessages, PhraseMessages } from '../messages/log.ts';
import type { Speaker } from '../messages/sentenceContext.ts';
import { terms } from './terms.ts';

const { and, coins, colour, count, medalOf } = terms;

function scoredFor(source: PointSource, of: Colour | undefined): string {
  switch (source) {
    case 'size':
      return of === undefined ? 'for the stand' : `for the ${colour[of]} stand`;
    case 'gold':
    case 'silver':
      return of === undefined ? `with the ${terms.medal[source]}` : `with the ${medalOf(source, of)}`;
    case 'medals':
      return 'for medals';
    case 'money':
      return 'for leftover money';
  }
}

/** `the neutral red stall at c5, entry d5` */
function placedStall({ owner, colour: of, stall, entry }: EventOf<'placed'>): string {
  return `${owner === 'neutral' ? 'the neutral' : 'a'} ${colour[of]} stall at ${stall}, entry ${entry}`;
}

/** `2 red coins plus 1 blue coin for the joker` */
function price({ coins: paid, fee }: EventOf<'paid'>): string {
  if (fee === undefined) return coins(paid);
  const joker = `1 ${colour[fee]} coin for the joker`;
  return Object.keys(paid).length === 0 ? joker : `${coins(paid)} plus ${joker}`;
}

/** `own stand, 3 steps, 1 barker` */
function lureDetails({ owner, seat, path, barkers }: EventOf<'lured'>, say: Speaker): string {
  const host =
    owner === seat ? 'own stand' : owner === 'neutral' ? 'neutral stall' : `${say.name(owner)}’s stand`;
  const details = [host, count.steps(path.length - 1)];
  if (barkers > 0) details.push(count.barkers(barkers));
  return details.join(', ');
}

export const events = {
  started: (event, say) =>
    `${count.players(event.players)} at the table. ${say.name(event.startSeat)} begins, ` +
    `and the ${colour[event.waiting]} customer waits beside the board.`,
  opened: () => 'The game begins in mid-play, at this position.',
  funds: (event, say) => `${say.name(event.seat)} begins with ${coins(event.money)}.`,
  dealt: (event, say) => `${say.name(event.seat)} gets ${count.cards(event.count)}.`,
  received: (event, say) =>
    `New ${event.cards.length === 1 ? 'card' : 'cards'} for ${say.name(event.seat)}: ${say.cards(event.cards)}.`,
  placed: (event, say) => {
    if (event.seat !== undefined) return `${say.name(event.seat)} places ${placedStall(event)}.`;
    const where = `at ${event.stall}, entry ${event.entry}`;
    const stall = `${colour[event.colour]} stall`;
    if (event.owner === 'neutral') return `A neutral ${stall} stands ${where}.`;
    return `${say.name(event.owner)} has a ${stall} ${where}.`;
  },
  neutralDrawn: (event, say) => `${say.name(event.seat)} draws the neutral ${colour[event.colour]} stall.`,
  neutralSetAside: (event) => `The neutral ${colour[event.colour]} stall fits nowhere and is set aside.`,
  cardsPlayed: (event, say) =>
    `${say.name(event.seat)} plays ${count.cards(event.cards.length)}: ${say.cards(event.cards)}.`,
  paid: (event, say) => `${say.name(event.seat)} pays ${price(event)}.`,
  stallBuilt: (event, say) =>
    `${say.name(event.seat)} builds a ${colour[event.colour]} stall at ${event.stall}, entry ${event.entry}.`,
  stallMoved: (event, say) =>
    `${say.name(event.seat)} moves the ${colour[event.colour]} stall from ${event.from.stall} to ${event.stall}, ` +
    `entry ${event.entry}.`,
  expanded: (event, say) =>
    `${say.name(event.seat)} expands the ${colour[event.colour]} stand onto ${event.site} (now ${count.tiles(event.size)}).`,
  scored: (event, say) =>
    `${say.name(event.seat)} scores ${count.points(event.points)} ${scoredFor(event.for, event.colour)}.`,
  medalTaken: (event, say) => {
    const from = event.from === 'supply' ? 'the supply' : say.name(event.from);
    return `${say.name(event.seat)} takes the ${medalOf(event.medal, event.colour)} from ${from}.`;
  },
  lured: (event, say) =>
    `${say.name(event.seat)} lures the ${colour[event.colour]} customer to ${event.path.at(-1)} ` +
    `(${lureDetails(event, say)}).`,
  customerArrived: (event) => `The ${colour[event.colour]} customer takes its place at ${event.entry}.`,
  earned: (event, say) => `${say.name(event.seat)} earns ${coins({ [event.colour]: event.amount })}.`,
  picked: (event, say) => {
    const picker = say.name(event.seat);
    if (event.from === 'barkers') return `${picker} takes a barker card.`;
    if (event.from === 'pile') return `${picker} draws a card from the pile.`;
    return `${picker} takes a card from the display${event.card === undefined ? '' : `: ${say.card(event.card)}`}.`;
  },
  discarded: (event, say) => `${say.name(event.seat)} discards a card: ${say.card(event.card)}.`,
  refilled: (event, say) => `New on display, place ${event.index + 1}: ${say.card(event.card)}.`,
  reshuffled: (event) => `The discards are shuffled into a new pile of ${count.cards(event.cards)}.`,
  finalPhase: (event, say) => {
    const why = event.reason === 'supply' ? 'Expansions are running out' : 'No one has built for a long time';
    return `${why}: the final phase begins with ${say.name(event.next)}.`;
  },
  droppedOut: (event, say) =>
    event.forced
      ? `${say.name(event.seat)} cannot build any more and is out.`
      : `${say.name(event.seat)} drops out.`,
  turnBegan: (event, say) => `${say.name(event.seat)}’s turn.`,
  gameOver: (event, say) => {
    const scores = event.points.map((points, seat) => `${say.name(seat)} ${terms.number(points)}`).join(', ');
    const winners = event.winners.map(say.name);
    const result = winners.length === 1 ? `${winners[0]} wins` : `${terms.and(winners)} share the victory`;
    return `The game is over. ${result}: ${scores}.`;
  },
} satisfies EventMessages;

export const phrases = {
  placed: (event) => `places ${placedStall(event)}`,
  cardsPlayed: (event, say) => `plays ${count.cards(event.cards.length)}: ${say.cards(event.cards)}`,
  paid: (event) => `pays ${price(event)}`,
  stallBuilt: (event) => `builds a ${colour[event.colour]} stall at ${event.stall}, entry ${event.entry}`,
  stallMoved: (event) =>
    `moves the ${colour[event.colour]} stall from ${event.from.stall} to ${event.stall}, entry ${event.entry}`,
  lured: (event, say) =>
    `lures the ${colour[event.colour]} customer to ${event.path.at(-1)} (${lureDetails(event, say)})`,
  droppedOut: (event) => (event.forced ? 'cannot build any more and is out' : 'drops out'),
} satisfies PhraseMessages;

export const log = {
  expands: (of, site) => `expands ${colour[of]} onto ${site}`,
  lures: (of, entry) => `lures the ${colour[of]} customer to ${entry}`,
  takes: (things) => `takes ${and(things)}`,
  barker: 'a barker',
  fromPile: (cards) => (cards === 1 ? 'a card from the pile' : 'two cards from the pile'),
  discards: (cards) => `discards ${and(cards)}`,
  takesBack: 'takes the last turn back',
} satisfies LogMessages;
