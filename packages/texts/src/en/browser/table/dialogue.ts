import { capital } from '../../../capital.ts';
import { inPercent, oddsOf } from '../../../chance.ts';
import type {
  ActionLabels,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { terms } from '../../terms.ts';

const { colour, coins, count, medalOf } = terms;

export const actions = {
  build: 'Build',
  lure: 'Lure',
  drawTwo: 'Draw two',
  endTurn: 'End turn',
  undo: 'Undo',
  cancel: 'Cancel',
  dropOut: 'Drop out',
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
  dots: 'Small dots: with any three cards.',
  notAlone: 'This card alone builds nothing now. Any three cards do: choose two more.',
  chooseSite: 'Choose a site.',
  siteFor: (tile) => `${capital(tile)}: choose a site.`,
  chooseWhat: (site) => `Choose what to build at ${site}.`,
  chooseColour: 'Choose a colour.',
  chooseSide: (site) => `Choose which side of ${site} the entry is on.`,
  chooseCards: 'Choose the cards to play.',
  chooseCustomer: 'Choose a customer.',
  chooseEntry: (of) => `Choose an entry for the ${colour[of]} customer.`,
  firstCard: 'Take the first card.',
  secondCard: 'Take the second card.',
  pile: 'You see the card at once, so this cannot be undone.',
  cannot: {
    build: 'You cannot build anything now. Tap a card or a site to see why.',
    lure: 'You cannot lure anybody now. Tap a customer to see why.',
    draw: 'There is no card left to take.',
  },
  discard: (cards) => `Discard ${count.cards(cards)}.`,
  finalPhase: 'Final phase: build, or drop out.',
  endTurn: 'You have made your move. End your turn, or undo.',
  endTurnOnly: 'You have made your move. End your turn.',
  endTurnToDo: 'End your turn to do it.',
  watching: 'You are watching.',
} satisfies PromptMessages;

export const moves = {
  place: (action, say) =>
    `Place the ${say.placesNeutral() ? 'neutral ' : ''}${colour[action.colour]} stall at ${action.stall}`,
  stall: (action) => `Build a ${colour[action.colour]} stall at ${action.stall}`,
  expand: (action) => `Expand ${colour[action.colour]} at ${action.site}`,
  move: (action) => `Move the ${colour[action.colour]} stall to ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Lure the ${colour[action.colour]} customer to ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Take ${say.displayed(action.index)} from the display`;
    return action.from === 'pile' ? 'Take a card from the pile' : 'Take a barker';
  },
  discard: (action, say) => `Discard ${say.card(action.card)}`,
  dropOut: () => 'Drop out',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `+${count.points(points)} in all`,
  size: (size) => `Size ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Costs ${coins(paid)}`;
    const joker = `1 ${colour[fee]} coin for the joker`;
    return Object.keys(paid).length === 0 ? `Costs ${joker}` : `Costs ${coins(paid)} plus ${joker}`;
  },
  noPrice: 'Costs no money',
  cards: (cards) => `You play ${cards}`,
  takesMedal: (medal, of, from, points) =>
    `You take the ${medalOf(medal, of)}${from === undefined ? '' : ` from ${from}`}: +${points}`,
  income: (name, of, amount) =>
    name === undefined ? `You earn ${coins({ [of]: amount })}` : `${name} earns ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${colour[of]} customer, ${count.steps(steps)}`),
  barkers: (barkers) => `Needs ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `The ${colour[of]} customer takes its place at ${entry}`,
  ownStand: 'your stand',
  standOf: (name) => `${name}’s stand`,
  neutralStall: 'neutral stall',
  startsFinalPhase: 'Starts the final phase',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Payment',
  explain: (of, size) =>
    `${coins({ [of]: size })}. You can replace each but the first with two of other colours.`,
  fee: 'For the joker: 1 coin of any colour.',
  missing: (missing, of) => `${of === undefined ? count.coins(missing) : coins({ [of]: missing })} short.`,
  complete: 'That is the price. Take a coin back to pay with others.',
  pay: (paid) => `Pay ${coins(paid)}`,
  payThis: 'Pay like this',
  cheapest: 'Cheapest',
  otherwise: 'Other coins',
  chosen: (chosen, held) => `pay ${chosen} of ${held}`,
  more: (of) => `One more ${colour[of]} coin`,
  fewer: (of) => `One fewer ${colour[of]} coin`,
} satisfies PaymentMessages;

export const whyNot = {
  heading: 'Why this is not possible',
  site: (site) => `Nothing can be built at ${site}`,
  nobody: (site) => `No customer stands at ${site}. Choose one of those that are marked`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} is in the restaurant area, which is for purple only`,
    'build/segment-has-colour': ({ segment }) =>
      `Segment ${segment} already has a stall of each of these colours`,
    'build/no-stall-in-stock': () => 'These stalls of yours are on the board already',
    'build/supply-empty': () => 'These expansions have run out',
    'build/not-beside-stand': ({ site }) =>
      `${site} touches none of these stands of yours. An expansion needs a site right beside its stand`,
    'build/beside-other-stand': ({ site }) =>
      `${site} touches other stands of these colours, which an expansion must not`,
    'build/cannot-pay': () => 'You cannot pay for these expansions',
  },
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Best moves',
  adviser: 'Advice from the Vizier, who knows only what you know and expects rivals of equal strength.',
  thinking: 'Looking for good moves',
  chance: (chance) => inPercent(chance, '%'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'more than ', below: 'less than ' }[bound];
    return `${about}${percent}% chance of winning`;
  },
  alike: 'About equally good.',
  shared: 'What they have in common:',
  speaks: { for: 'For it', against: 'Against it' },
  show: 'Show',
  retry: 'Ask again',
} satisfies HintMessages;
