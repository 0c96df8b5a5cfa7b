import type {
  FinalPhaseMessages,
  PanelMessages,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { siteInWords } from '../../../siteInWords.ts';
import { terms } from '../../terms.ts';

const { colour, coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Your hand',
  noCards: 'No cards',
  barkers: 'Barkers',
  money: 'Your money',
  moneyHidden: 'hidden from the others',
  display: 'On display',
  displayNote: 'refilled at the end of the turn',
  pile: 'Pile',
  discards: 'Discards',
  supply: 'Supply and medals',
  supplyNote: (of) => `what is left of ${of}`,
  players: 'Players',
  supplyTab: 'Supply',
  market: 'Market',
  log: 'Log',
  logDetails: 'Details',
  standings: 'Standings',
  points: 'points',
  you: 'You',
  yourTurn: 'your turn',
  out: 'out',
  planned: 'planned',
  waits: 'waiting',
  bot: (level) => `Bot · ${level}`,
} satisfies PanelMessages;

export const finalPhase = {
  explain:
    'It begins when one colour has no expansion left, or two colours have at most one each. From then on you can only build or drop out.',
  left: (of, left) =>
    left === 0
      ? `no ${colour[of]} expansions left`
      : `${left} ${colour[of]} ${left === 1 ? 'expansion' : 'expansions'} left`,
  distance: (expansions) => `Final phase at least ${count.expansions(expansions)} away`,
  running: 'Final phase',
} satisfies FinalPhaseMessages;

export const things = {
  board: 'Board',
  site: siteInWords(terms, {
    size: (size) => `size ${size}`,
    entry: (site) => `entry ${site}`,
    customerOn: (of) => `${colour[of]} customer on it`,
    free: 'free',
    segment: (segment) => `segment ${segment}`,
    restaurant: 'restaurant area',
    startSpace: 'start space',
    mark: { legal: 'possible', selected: 'chosen', target: 'destination' },
  }),
  customer: (of, site) =>
    site === undefined
      ? `${colour[of]} customer, waiting beside the board`
      : `${colour[of]} customer at ${site}`,
  card: (card, costsCoin) => (costsCoin ? `${card}, costs 1 coin` : card),
  displayCard: (place, card) => `Display ${place}: ${card ?? 'empty'}`,
  pile: (cards) => `Pile: ${count.cards(cards)}`,
  discards: (cards) => `Discards: ${count.cards(cards)}`,
  barkerStock: (barkers) => `Barkers left: ${barkers}`,
  medal: (medal, of, points, holder) =>
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder ?? 'in the supply'}`,
  stand: (of, size) => `${coloured('stand', of)}, size ${size}`,
  noStand: (of) => `no ${coloured('stand', of)}`,
  blockedStall: (of) => `blocked ${coloured('stall', of)}, can be moved`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;
