import type {
  CurtainMessages,
  LiveMessages,
  MenuMessages,
  OpeningMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
} from '../../../messages/browser/table/course.ts';
import { terms } from '../../terms.ts';

const { and, count } = terms;

export const status = {
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
      `${name} could not be started and made a quick move. If this goes on, check your connection and reload the page.`,
  },
} satisfies StatusMessages;

export const curtain = {
  pass: (name) => `Pass the device to ${name}`,
  note: 'Cards and money stay hidden until then.',
  ready: (name) => `I am ${name}`,
} satisfies CurtainMessages;

export const since = {
  heading: 'Since your last turn',
  nothing: 'Nothing has happened yet.',
  again: 'Replay',
  goOn: 'Continue',
} satisfies SinceMessages;

export const scoring = {
  heading: 'Final scoring',
  reason: {
    supply: 'The expansions ran low.',
    standstill: 'Nobody had built for a long time.',
  },
  stands: 'Stands',
  medals: 'Medals',
  medalsAgain: 'Medals again',
  money: 'Money',
  coins: (coins, points) => `${count.coins(coins)}, ${count.points(points)}`,
  total: 'Total',
  youWin: 'You win.',
  winner: (name) => `${name} wins.`,
  winners: (names) => `${and(names)} share the victory.`,
  rematch: 'Rematch',
  newGame: 'New game',
  seeBoard: 'See the board',
  toResult: 'See the result',
  skip: 'Skip to the end',
} satisfies ScoringMessages;

export const live = {
  yourTurnAfter: (events) => `${events} It is your turn.`,
} satisfies LiveMessages;

export const menu = {
  heading: 'Menu',
  leave: 'Leave the table',
  kept: 'Your game is saved in this browser; you can continue later.',
  preferences: 'Preferences',
  shortcuts: 'Keyboard shortcuts',
} satisfies MenuMessages;

export const opening = {
  laying: 'Setting up the table',
  resuming: 'Fetching your game',
  failed: 'This table is closed',
  variable: 'Place your own stalls',
} satisfies OpeningMessages;

export const shortcuts = {
  heading: 'Keyboard shortcuts',
  letters: { build: 'b', lure: 'l', draw: 'd', endTurn: 'e', undo: 'u', hint: 'h', log: 'o', rules: 'r' },
  does: {
    build: 'build',
    lure: 'lure a customer',
    draw: 'draw two cards',
    endTurn: 'end the turn',
    undo: 'undo',
    hint: 'best moves',
    log: 'log',
    rules: 'rules',
    arrows: 'move around the board',
    confirm: 'choose or confirm',
    cancel: 'cancel',
    colours: 'choose a colour',
    help: 'this list',
  },
  keys: { arrows: 'Arrow keys', enter: 'Enter', escape: 'Esc', colours: '1 to 6' },
  off: 'You can turn single letters on or off in the preferences.',
} satisfies ShortcutMessages;
