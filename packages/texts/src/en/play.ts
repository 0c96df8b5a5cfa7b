import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  DropOutMessages,
  FinalPhaseMessages,
  LiveMessages,
  MenuMessages,
  MoveMessages,
  OpeningMessages,
  PanelMessages,
  PaymentMessages,
  PlayMessages,
  PreviewMessages,
  PromptMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
  ThingMessages,
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { events, log, phrases } from './log.ts';
import { terms } from './terms.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

const actions = {
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
  endingTurn: 'Ending turn…',
  wait: 'Wait',
} satisfies ActionLabels;

const prompts = {
  placeStall: (left) => (left === 1 ? 'Place your last starting stall.' : `Place a stall, ${left} to go.`),
  placeNeutral: (of) => `Place the neutral ${colour[of]} stall.`,
  chooseAction: 'Choose what to do: build, lure or draw.',
  chooseCardOrSite: 'Choose a card or a site.',
  dots: 'Small dots: buildable with any three cards.',
  notAlone: 'On its own this card is no use right now. Any three cards will do: choose two more.',
  chooseSite: 'Choose a site.',
  siteFor: (tile) => `${capital(tile)}: choose a site.`,
  chooseWhat: (site) => `Choose what to build at ${site}.`,
  chooseColour: 'Choose a colour.',
  chooseSide: (site, of) => `Choose which side of ${site} the entry of the ${colour[of]} stall is on.`,
  chooseCards: 'Choose the cards to play.',
  chooseCustomer: 'Choose a customer.',
  chooseEntry: (of) => `Choose an entry for the ${colour[of]} customer.`,
  firstCard: 'Take the first card.',
  secondCard: 'Take the second card.',
  pile: 'You see the card at once, so this cannot be undone.',
  cannot: {
    build: 'You cannot build anything now. Tap a card or a site to see why.',
    lure: 'You cannot lure a customer now. Tap one to see why.',
    draw: 'There is no card left to take.',
  },
  discard: (cards) => `Discard ${count.cards(cards)}.`,
  finalPhase: 'Final phase: build, or drop out.',
  endTurn: 'You have made your move. End your turn, or undo.',
  endTurnOnly: 'You have made your move. End your turn.',
  endTurnToDo: 'This happens when you end your turn.',
  watching: 'You are watching.',
  ending: 'Your turn is ending. You can still undo.',
  endingOnly: 'Your turn is ending.',
} satisfies PromptMessages;

const moves = {
  place: (action, say) =>
    `Place the ${say.placesNeutral() ? 'neutral ' : ''}${colour[action.colour]} stall at ${action.stall}`,
  stall: (action) => `Build a ${colour[action.colour]} stall at ${action.stall}`,
  expand: (action) => `Expand ${colour[action.colour]} onto ${action.site}`,
  move: (action) => `Move the ${colour[action.colour]} stall to ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Lure the ${colour[action.colour]} customer to ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Take ${say.displayed(action.index)}`;
    return action.from === 'pile' ? 'Take a card from the pile' : 'Take a barker';
  },
  discard: (action, say) => `Discard ${say.card(action.card)}`,
  dropOut: () => 'Drop out',
} satisfies MoveMessages;

const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `+${count.points(points)} in all`,
  size: (size) => `Size ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Costs ${coins(paid)}`;
    const joker = `1 ${colour[fee]} coin for the joker`;
    return Object.keys(paid).length === 0 ? `Costs ${joker}` : `Costs ${coins(paid)} plus ${joker}`;
  },
  noPrice: 'Costs no money',
  cards: (cards) => `You play: ${cards}`,
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

const payment = {
  heading: 'Payment',
  explain: (of, size) =>
    `${coins({ [of]: size })}. You may replace all but one, each with two of other colours.`,
  fee: 'For the joker: 1 coin of any colour.',
  missing: (missing, of) => `${of === undefined ? count.coins(missing) : coins({ [of]: missing })} short.`,
  complete: 'That is the exact price. Take a coin back to pay with others.',
  pay: (paid) => `Pay ${coins(paid)}`,
  payThis: 'Pay this way',
  cheapest: 'Cheapest',
  otherwise: 'Other coins',
  chosen: (chosen, held) => `pay ${chosen} of ${held}`,
  more: (of) => `One more ${colour[of]} coin`,
  fewer: (of) => `One fewer ${colour[of]} coin`,
} satisfies PaymentMessages;

const panels = {
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
  supplyNote: (of) => `remaining of ${of} each`,
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

const finalPhase = {
  explain:
    'It begins when one colour has no expansion left, or two colours have at most one left each. From then on you can only build or drop out.',
  left: (of, left) =>
    left === 0
      ? `no ${colour[of]} expansions left`
      : `${left} ${colour[of]} ${left === 1 ? 'expansion' : 'expansions'} left`,
  distance: (expansions) => `Final phase at least ${count.expansions(expansions)} away`,
  running: 'Final phase',
  race: (expansions) => `${expansions}+ expansions to the final phase`,
  raceShort: (expansions) => `${expansions}+ to the final phase`,
  onlyBuilding: 'Final phase: only building',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Board',
  wholeBoard: 'Whole board',
  site: siteDescriber(terms, {
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
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder === undefined ? 'in the supply' : `held by ${holder}`}`,
  stand: (of, size) => `${coloured('stand', of)}, size ${size}`,
  noStand: (of) => `no ${coloured('stand', of)}`,
  blockedStall: (of) => `blocked ${coloured('stall', of)} (move)`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

const status = {
  round: (round) => `Round ${round}`,
  yourTurn: 'Your turn',
  turnOf: (name) => `${name}’s turn`,
  thinking: (name) => `${name} is thinking`,
  finalPhase: 'Final phase',
  over: 'The game is over',
  mishap: {
    crashed: (name) => `${name} stumbled while thinking and made a quick move.`,
    hung: (name) => `${name} got lost in thought and made a quick move.`,
    absent: (name) =>
      `${name} did not start; a quick move was made instead. If this keeps happening, check your connection and reload the page.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Pass the device to ${name}`,
  note: 'Cards and money stay hidden until then.',
  ready: (name) => `I am ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Since your last turn',
  nothing: 'Nothing has happened yet.',
  again: 'Replay',
  goOn: 'Continue',
  moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
  from: (site) => `from ${site}`,
  showCards: 'Show my cards',
  covered: 'Your cards are still covered.',
  drawnIn: (moves) => `taken here in move ${moves}`,
} satisfies SinceMessages;

const scoring = {
  heading: 'Final scoring',
  reason: {
    supply: 'The expansions ran low.',
    standstill: 'No one had built for a long time.',
  },
  stands: 'Stands',
  medals: 'Medals',
  medalsAgain: 'Medals again',
  money: 'Money',
  total: 'Total',
  youWin: 'You win.',
  winner: (name) => `${name} wins.`,
  winners: (names) => `${and(names)} share the victory.`,
  aheadBy: (points) => `You finished ${count.points(points)} ahead.`,
  behindBy: (points) => `You were ${count.points(points)} short.`,
  rematch: 'Rematch',
  newGame: 'New game',
  seeBoard: 'See the board',
  replay: 'Replay',
  review: 'Review',
  toResult: 'See the result',
  skip: 'Skip to the end',
  inThrees: (coins) => `${coins} in threes`,
  leftOver: (coins) => `${coins} left over`,
  key: { medals: 'Medals when taken', money: 'Money, 3 coins a point' },
} satisfies ScoringMessages;

const live = {
  yourTurnAfter: (events) => `${events} It is your turn.`,
} satisfies LiveMessages;

const storage = {
  unsavedHeading: 'This game is not saved',
  unsaved:
    'This browser keeps no games here, perhaps because this is a private window. You can play, but the game is lost when you close or reload the page.',
  play: 'Play anyway',
  failedHeading: 'Your game could not be saved',
  failed:
    'The last move has not been made yet. The device may be out of storage: free some and try again, or go on without saving. Then the game is lost when you close or reload the page.',
  retry: 'Try again',
  goOn: 'Go on without saving',
};

const menu = {
  heading: 'Menu',
  leave: 'Leave the table',
  kept: 'Your game is saved in this browser; you can continue later.',
  preferences: 'Preferences',
  shortcuts: 'Keyboard shortcuts',
  over: 'The game is over. You can watch it again under “My games”.',
  overUnsaved: 'The game is over. It is not saved: once you leave the table, it is gone.',
} satisfies MenuMessages;

const dropOut = {
  heading: 'Drop out?',
  text: 'Dropping out is final: you take no more turns in this game. Your points, medals and coins count in the final scoring, but others can still take your medals.',
  stay: 'Keep playing',
} satisfies DropOutMessages;

const opening = {
  laying: 'Setting up the table',
  resuming: 'Loading your game',
  failed: 'The game could not be opened',
  variable: 'Place your own stalls',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Keyboard shortcuts',
  letters: {
    build: 'b',
    lure: 'l',
    draw: 'd',
    endTurn: 'e',
    undo: 'u',
    hint: 'h',
    log: 'o',
    rules: 'r',
    inspect: 'i',
    recap: 'v',
  },
  does: {
    build: 'build',
    lure: 'lure a customer',
    draw: 'draw two cards',
    endTurn: 'end the turn',
    undo: 'undo',
    hint: 'best moves',
    log: 'log',
    rules: 'rules',
    inspect: 'look closer',
    recap: 'what the others did',
    arrows: 'move around the board',
    confirm: 'choose or confirm',
    cancel: 'cancel',
    colours: 'choose a colour',
    help: 'this list',
  },
  keys: { arrows: 'Arrow keys', enter: 'Enter', escape: 'Esc', colours: '1 to 6' },
  off: 'You can turn single-key shortcuts on or off in the preferences.',
} satisfies ShortcutMessages;

const play = {
  actions,
  prompts,
  moves,
  preview,
  payment,
  panels,
  log,
  finalPhase,
  things,
  status,
  curtain,
  since,
  scoring,
  live,
  menu,
  storage,
  opening,
  shortcuts,
  dropOut,
} satisfies PlayMessages;

export const texts = playTextsFrom({ terms, events, phrases, play });
