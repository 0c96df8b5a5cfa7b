import type { ReviewMessages } from '../messages/review.ts';
import { terms } from './terms.ts';

const { number } = terms;

export const texts: ReviewMessages = {
  points: {
    heading: 'Turning points',
    note: 'The turns that cost the most chance of winning.',
    whose: 'Turning points for',
    place: (point, of) => `Turning point ${point} of ${of}`,
    none: 'No turn cost more than 5 points of chance. The deal did the rest.',
    noneYet: 'None so far.',
    provisional: 'first look',
    chances: (before, after) => `Chance of winning from ${before}% to ${after}%`,
    better: (move) => `Better: ${move}`,
    previous: 'Previous turning point',
    next: 'Next turning point',
    choose: 'Choose a turning point to see it on the board.',
  },
  move: {
    played: (name) => `${name} played`,
    better: 'Better',
    onBoard: 'Shown on the board',
    whyBetter: 'About the better move',
    whyPlayed: 'About what was played',
    asRival: (name) => `In ${name}’s place:`,
    otherPayment: 'The same move with other cards or coins.',
    simulations: (count) => `Judged by ${number(count)} simulated games.`,
  },
  curve: {
    percent: (percent) => `${percent}%`,
    heading: 'Chance of winning',
    note: 'as the Vizier saw it after each turn',
    sentence: (name, turn) => `${name} had the best chance of winning from turn ${turn} on.`,
    level: 'Nobody had a lasting lead.',
  },
  progress: {
    heading: 'The Vizier is going through the game',
    paused: 'Paused',
    turns: (turn, of) => `Turn ${turn} of ${of}`,
    closer: (done, of) => `A closer look: ${done} of ${of}`,
    done: 'The review is complete.',
    pause: 'Pause',
    resume: 'Continue',
    stopped: 'The review has stopped. Open the page again; what was found so far is kept.',
  },
  short: { heading: 'Too short to review', text: 'A review needs a game of at least ten turns.' },
  how: {
    heading: 'How is this worked out?',
    knows:
      'For every decision the Vizier gets only what that player knew: their own hand, the board, and what had happened. It deals the hidden cards afresh hundreds of times and plays on from there.',
    scale:
      'It estimates the player who acts. The others keep their last figure, and all are scaled to 100%, so the curve moves a little from turn to turn even if nothing has happened.',
    looks:
      'Decisions that seem to have cost the most are looked at again, more closely. A turning point cost at least 5 points of chance; differences under 3 points are never called mistakes. At most two turning points are those of rivals.',
    trust: ({ percent, games }) =>
      `The Vizier assumes rivals as strong as itself, and it can be wrong: with four times as many simulations, ${percent}% of the turning points stayed the same (test games: ${games}).`,
  },
  charts: {
    choose: 'What is drawn',
    heading: { points: 'Points', money: 'Money', stands: 'Tiles in stands' },
    note: {
      points: 'the last turn includes the final scoring',
      money: 'coins after each turn',
      stands: 'of all colours, stalls included',
    },
    ofColours: 'Stands of which colour',
    allColours: 'All',
    only: (colour) => `only ${colour}, stalls included`,
    turn: 'Turn',
    table: 'As a table',
    unknown: 'not known',
    read: (turn, values) => `${turn === 0 ? 'Before the first turn' : `Turn ${turn}`}: ${values.join(', ')}`,
    value: (name, value) => `${name} ${value}`,
    most: {
      points: (name, value) => `${name} ended with the most points, ${value}.`,
      money: (name, value) => `${name} held the most coins at once, ${value}.`,
      stands: (name, value) => `${name} ended with the most tiles, ${value}.`,
    },
    equal: {
      points: (value) => `The best ended level with ${value} points.`,
      money: (value) => `The richest held ${value} coins at most.`,
      stands: (value) => `The largest ended level with ${value} tiles.`,
    },
    hidden: 'Only what this player knew.',
    income: 'Income by source',
    incomeNote: 'coins from customers',
    source: {
      own: 'lured to their own stand',
      rivals: 'lured to another stand',
      brought: 'brought by rivals',
    },
    sum: 'in all',
    sizes: 'Stand sizes',
    sizesNote: (turn) => (turn === 0 ? 'before the first turn' : `after turn ${turn}`),
    tiles: 'tiles',
  },
};
