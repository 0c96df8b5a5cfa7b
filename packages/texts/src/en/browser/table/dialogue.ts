import { capital } from '../../../capital.ts';
import type {
  ActionLabels,
  CardChoiceMessages,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { terms } from '../../terms.ts';

const { colour, coins, count, medalOf } = terms;

/** What stands behind “expand”. */
const wares = { ...terms.goods, purple: 'the restaurant' };

export const actions = {
  build: 'Build',
  lure: 'Lure',
  drawTwo: 'Draw two',
  endTurn: 'End turn',
  undo: 'Undo',
  cancel: 'Cancel',
  dropOut: 'Drop out',
  discard: 'Discard',
  takeBarker: 'Take a barker',
  takeFromPile: 'Take from the pile',
  takeCard: 'Take this card',
  hurry: 'Move now',
  skipMotion: 'Skip',
  hints: 'Hint',
  menu: 'Menu',
} satisfies ActionLabels;

export const prompts = {
  placeStall: (left) =>
    left === 1 ? 'Place your last stall of the set-up.' : `Place a stall, ${left} still to go.`,
  placeNeutral: (of) => `Place the neutral ${colour[of]} stall.`,
  chooseAction: 'Choose what to do: build, lure or draw.',
  chooseCardOrSite: 'Choose a card or a site.',
  chooseSite: 'Choose a site.',
  chooseWhat: (site) => `Choose what to build at ${site}.`,
  chooseColour: 'Choose a colour.',
  chooseSide: (site) => `Choose the side for the entry of ${site}.`,
  chooseCards: 'Choose the cards to play.',
  chooseCustomer: 'Choose a customer.',
  chooseEntry: (of) => `Choose an entry for the ${colour[of]} customer.`,
  firstCard: 'Take the first card.',
  secondCard: 'Take the second card.',
  discard: (cards) => `Discard ${count.cards(cards)}.`,
  finalPhase: 'Final phase: build, or drop out.',
  endTurn: 'Your turn is played. End it, or undo.',
  endTurnOnly: 'Your turn is played. End it.',
  endTurnToSee: 'End your turn to see what comes.',
  watching: 'You are watching.',
} satisfies PromptMessages;

export const moves = {
  place: (action) => `Place the ${colour[action.colour]} stall at ${action.stall}`,
  stall: (action) => `Build a ${colour[action.colour]} stall at ${action.stall}`,
  expand: (action) => `Expand ${wares[action.colour]} at ${action.site}`,
  move: (action) => `Move the ${colour[action.colour]} stall to ${action.stall}`,
  lure: (action) => `Lure the ${colour[action.colour]} customer to ${action.entry}`,
  pick: (action) => {
    if (action.from === 'display') return `Take card ${action.index + 1} of the display`;
    return action.from === 'pile' ? 'Take a card from the pile' : 'Take a barker';
  },
  discard: (action, say) => `Discard ${say.card(action.card)}`,
  dropOut: () => 'Drop out',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  size: (size) => `size ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `costs ${coins(paid)}`;
    const joker = `1 ${colour[fee]} coin for the joker`;
    return Object.keys(paid).length === 0 ? `costs ${joker}` : `costs ${coins(paid)}, and ${joker}`;
  },
  noPrice: 'costs no money',
  cards: (cards) => `plays ${cards}`,
  takesMedal: (medal, of, from, points) =>
    `you take the ${medalOf(medal, of)}${from === undefined ? '' : ` from ${from}`}: +${points}`,
  keepsMedal: (medal, of) => `you keep the ${medalOf(medal, of)}`,
  noMedal: (of) => `no medal for ${colour[of]}`,
  income: (name, of, amount) =>
    name === undefined ? `you earn ${coins({ [of]: amount })}` : `${name} earns ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${colour[of]} customer, ${count.steps(steps)}`),
  barkers: (barkers) => `takes ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `the ${colour[of]} customer takes its place at ${entry}`,
  ownStand: 'your stand',
  standOf: (name) => `${name}’s stand`,
  neutralStall: 'neutral stall',
  startsFinalPhase: 'begins the final phase',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Payment',
  explain: (of, size) => `${coins({ [of]: size })}. Two of other colours stand in for each but the first.`,
  fee: 'For the joker: 1 coin of any colour.',
  missing: (missing) => `${count.coins(missing)} missing`,
  tooMany: (extra) => `${count.coins(extra)} too many`,
  pay: (paid) => `Pay ${coins(paid)}`,
  otherwise: 'Pay otherwise',
  more: (of) => `One more ${colour[of]} coin`,
  fewer: (of) => `One ${colour[of]} coin less`,
} satisfies PaymentMessages;

export const cardChoice = {
  heading: 'Cards for this build',
  anyThree: 'Any three cards',
  chosen: (chosen, needed) => `${chosen} of ${needed} chosen`,
} satisfies CardChoiceMessages;

export const whyNot = {
  ask: 'Why not?',
  heading: 'Why this is not possible',
  site: (site) => `Nothing can be built at ${site}`,
  rule: (number) => `Rule ${number}`,
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Best moves',
  thinking: 'Looking for good moves',
  winChance: (chance) => `wins ${Math.round(chance * 100)} in 100`,
  show: 'Show on the board',
  none: 'There is only one move.',
} satisfies HintMessages;
