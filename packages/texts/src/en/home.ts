import { grammarOf } from '../grammar.ts';
import type { HomeMessages } from '../messages/home.ts';

const { counted } = grammarOf('en-GB');

export const texts = {
  tagline: 'Five customers in the lanes, six kinds of goods, one bazaar.',
  about: {
    heading: 'How it works',
    lines: [
      'Build stalls in the bazaar of Cairo.',
      'Lure customers to them; they take the shortest path.',
      'Spend what you earn on bigger stands, for points and medals.',
    ],
  },
  continueGame: 'Continue',
  round: (round) => `Round ${round}`,
  newGame: 'New game',
  start: 'Start',
  minutes: (minutes) => `About ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: {
    people: 'Allowing 20 seconds for each turn.',
    both: 'Allowing 20 seconds for each turn of yours and 2 for a bot’s.',
    bots: 'Allowing 2 seconds for each turn of a bot.',
  },
  replace: {
    heading: 'A game is under way',
    text: 'A new game replaces it, and it cannot be brought back.',
  },
  players: 'Players',
  who: (number) => `Who plays in seat ${number}`,
  person: 'Human',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'gentle',
    trader: 'steady',
    merchant: 'sharp',
    vizier: 'ruthless',
  },
  name: (number) => `Name for seat ${number}`,
  nameElse: (sign) => `Name, or just ${sign}`,
  sign: (number) => `Icon for seat ${number}`,
  signIs: (number, sign) => `Icon for seat ${number}: ${sign}`,
  addSeat: 'Add a player',
  removeSeat: (number) => `Remove seat ${number}`,
  board: {
    label: 'Board',
    boards: {
      cairo: { label: 'Great bazaar', note: '12 × 12 sites, the full game' },
      alley: { label: 'Narrow alley', note: '9 × 9 sites, tighter' },
    },
  },
  ownBoard: (id) => `Board “${id}”`,
  opening: {
    label: 'Opening',
    preset: { label: 'Ready to play', note: 'Everybody starts with three stalls.' },
    variable: { label: 'Place your own', note: 'Everybody first places three stalls.' },
  },
  options: {
    heading: 'The table',
    openMoney: { label: 'Open money', note: 'All players see each other’s coins.' },
    routes: { label: 'Show paths', note: 'Where a customer would go, and who earns what.' },
    hints: { label: 'Hints', note: 'Ask for the best moves at any time.' },
  },
  nobody: 'Only bots are playing; you watch.',
  proposal: {
    heading: 'This link proposes a game',
    bot: (level) => `${level} (bot)`,
    decline: 'Use my own set-up',
  },
  copyLink: 'Copy a link to this set-up',
  linkCopied: 'Link copied.',
  linkByHand: 'Copy this link:',
  language: 'Language',
  unofficial: 'An unofficial fan project based on the board game Kairo by Kimmo Sorsamo (2012).',
  licence: 'Program under the MIT License, fonts under the SIL Open Font License.',
} satisfies HomeMessages;
