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
  placeStall: (left) => (left === 1 ? 'Place your last starting stall.' : `Place a stall, ${left} to go.`),
  placeNeutral: (of) => `Place the neutral ${colour[of]} stall.`,
  chooseAction: 'Choose what to do: build, lure or draw.',
  chooseCardOrSite: 'Choose a card or a site.',
  chooseSite: 'Choose a site.',
  chooseWhat: (site) => `Choose what to build at ${site}.`,
  chooseColour: 'Choose a colour.',
  chooseSide: (site) => `Choose which side of ${site} the entry is on.`,
  chooseCards: 'Choose the cards to play.',
  chooseCustomer: 'Choose a customer.',
  chooseEntry: (of) => `Choose an entry for the ${colour[of]} customer.`,
  firstCard: 'Take the first card.',
  secondCard: 'Take the second card.',
  discard: (cards) => `Discard ${count.cards(cards)}.`,
  finalPhase: 'Final phase: build, or drop out.',
  endTurn: 'You have made your move. End your turn, or undo.',
  endTurnOnly: 'You have made your move. End your turn.',
  endTurnToSee: 'End your turn to see what comes up.',
  watching: 'You are watching.',
} satisfies PromptMessages;

export const moves = {
  place: (action) => `Place the ${colour[action.colour]} stall at ${action.stall}`,
  stall: (action) => `Build a ${colour[action.colour]} stall at ${action.stall}`,
  expand: (action) => `Expand ${wares[action.colour]} at ${action.site}`,
  move: (action) => `Move the ${colour[action.colour]} stall to ${action.stall}`,
  lure: (action) => `Lure the ${colour[action.colour]} customer to ${action.entry}`,
  pick: (action) => {
    if (action.from === 'display') return `Take card ${action.index + 1} from the display`;
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
    return Object.keys(paid).length === 0 ? `costs ${joker}` : `costs ${coins(paid)} plus ${joker}`;
  },
  noPrice: 'costs no money',
  cards: (cards) => `you play ${cards}`,
  takesMedal: (medal, of, from, points) =>
    `you take the ${medalOf(medal, of)}${from === undefined ? '' : ` from ${from}`}: +${points}`,
  keepsMedal: (medal, of) => `you keep the ${medalOf(medal, of)}`,
  noMedal: (of) => `no medal for ${colour[of]}`,
  income: (name, of, amount) =>
    name === undefined ? `you earn ${coins({ [of]: amount })}` : `${name} earns ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${colour[of]} customer, ${count.steps(steps)}`),
  barkers: (barkers) => `needs ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `the ${colour[of]} customer takes its place at ${entry}`,
  ownStand: 'your stand',
  standOf: (name) => `${name}’s stand`,
  neutralStall: 'neutral stall',
  startsFinalPhase: 'starts the final phase',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Payment',
  explain: (of, size) =>
    `${coins({ [of]: size })}. You can replace each but the first with two of other colours.`,
  fee: 'For the joker: 1 coin of any colour.',
  missing: (missing) => `${count.coins(missing)} short`,
  tooMany: (extra) => `${count.coins(extra)} too many`,
  pay: (paid) => `Pay ${coins(paid)}`,
  otherwise: 'Other coins',
  more: (of) => `One more ${colour[of]} coin`,
  fewer: (of) => `One fewer ${colour[of]} coin`,
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
  winChance: (chance) => `${Math.round(chance * 100)}% chance to win`,
  show: 'Show on the board',
  none: 'You have only one move.',
} satisfies HintMessages;
