import type { InspectionMessages } from '../messages/inspection.ts';
import { capital } from '../typography.ts';
import { terms } from './terms.ts';

const { and, colour, coloured, count } = terms;

export const texts = {
  stand: {
    own: (of) => `Your ${coloured('stand', of)}`,
    of: (of, name) => `${name}’s ${coloured('stand', of)}`,
    neutral: (of) => `Neutral ${coloured('stall', of)}`,
    entry: (site) => `entry ${site}`,
    only: (of) => `The only ${coloured('stand', of)} on the board.`,
    largest: (of) => `The largest ${coloured('stand', of)}.`,
    level: (of, rivals) =>
      `The largest ${coloured('stand', of)}, level with ${and(rivals.map((name) => name ?? 'you'))}.`,
    smaller: (of, names, size) => `The largest ${coloured('stand', of)}: ${names}, ${count.tiles(size)}.`,
    you: 'you',
    neutralOne: { level: 'a neutral stall', largest: 'a neutral stall' },
    medals: (gold, silver) => `Gold medal: ${gold}. Silver medal: ${silver}.`,
    bothMedals: (holder) => `Gold and silver medal: ${holder}.`,
    noMedals: 'No medal of this colour has been taken yet.',
    inSupply: 'in the supply',
    income: (entry, earners) =>
      `A customer at ${entry} brings ${and(earners.map(({ name, coins }) => `${name ?? 'you'} ${coins}`))}.`,
    expand: (size) => `Expand to ${count.tiles(size)}`,
    move: 'Move this stall',
    lure: (of) => `Lure the ${coloured('customer', of)} here`,
  },
  customer: {
    at: (site) => `at ${site}`,
    waiting: 'waiting beside the board',
    nearest: (of, entry, steps) => `Nearest open ${coloured('entry', of)}: ${entry}, ${count.steps(steps)}.`,
    returns: 'It comes to the entry that the next customer is lured to (R8.5).',
    lureTo: (entry) => `Lure to ${entry}`,
    lure: 'Lure this customer',
  },
  medal: {
    scores: (points) => `Scores ${count.points(points)} when taken, and again at the end (R11.4).`,
    takenBy: {
      gold: (of) => `You take it by expanding to the largest ${coloured('stand', of)} (R6.8).`,
      silver: (of) =>
        `You take it by expanding to the largest ${coloured('stand', of)}, or to one as large (R6.8).`,
    },
  },
  card: {
    inHand: 'stall card in your hand',
    onDisplay: (place) => `stall card on display, place ${place}`,
    standard: (segment) => `Allows any site in segment ${segment}.`,
    joker: (segments) =>
      `Allows any site in segments ${and(segments.map(String))}, for 1 coin of any colour (R4.2).`,
    three: 'Any three cards together allow any site, without a coin (R4.2).',
    build: 'Build with this card',
    take: 'Take this card',
    refill: 'Its place is refilled at the end of the turn.',
    faceDown: (cards) => `${count.cards(cards)}, face down`,
    draw: 'Draw from the pile',
    open: (cards) => `${count.cards(cards)}, open to all`,
    among: (cards) => `Among them: ${cards}.`,
    reshuffled: 'When the pile runs out, the discards become the new pile (R9.4).',
  },
  barker: {
    held: 'yours, open to all',
    inStock: 'in the stock',
    does: 'Played with a lure, a barker lets the customer pass one nearer open entry (R8.4).',
    stock: (left) =>
      `${left === 0 ? 'None' : terms.number(left)} left in the stock. Taking one is one of your two picks (R9.1).`,
    lure: 'Lure with a barker',
    take: 'Take a barker',
  },
  coin: {
    total: (coins) => `${count.coins(coins)} in all`,
    pays: (of, tiles) => `Enough for a ${coloured('stand', of)} of ${count.tiles(tiles)}.`,
    others: 'Two coins of other colours replace one, but never the first (R6.6).',
    atTheEnd: 'At the end, every three coins score 1 point (R11.4).',
  },
  player: {
    ahead: (points) => `${count.points(points)} ahead of you`,
    behind: (points) => `${count.points(points)} behind you`,
    level: 'level with you',
    stands: (stands, largest) =>
      `${terms.number(stands)} ${stands === 1 ? 'stand' : 'stands'}, the largest with ${count.tiles(largest)}.`,
    medals: (medals, points) =>
      medals === 0
        ? 'No medals.'
        : `${terms.number(medals)} ${medals === 1 ? 'medal' : 'medals'}, worth ${count.points(points)} again at the end.`,
    moneyHidden: 'Money is hidden (R12.2).',
    money: (coins) => `Money: ${coins}.`,
  },
  supply: {
    title: (of) => `${capital(colour[of])} expansions`,
    left: (left, total) => `${terms.number(left)} of ${terms.number(total)} left`,
    finalPhase:
      'When a colour has none left, or two colours have at most one each, the final phase begins (R11.1).',
  },
  site: {
    free: 'free',
    startSpace: 'start space',
    start: 'A start space: a customer stood here at the start (R2.3).',
    restaurant: 'Only purple tiles may lie here, and no customer walks here (R2.2).',
    possible: (tiles) => `Possible here: ${tiles}.`,
    build: 'Build here',
  },
  next: {
    site: 'then choose the site on the board',
    entry: 'then choose the entry on the board',
    customer: 'then choose the customer on the board',
    tile: 'then choose the tile',
    pick: 'one of your two picks',
  },
  not: { expand: 'No expansion:', move: 'No move:', lure: 'No lure:' },
  onYourTurn: 'You can do this on your turn.',
} satisfies InspectionMessages;
