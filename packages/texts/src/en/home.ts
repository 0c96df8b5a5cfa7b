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
      'Spend what you earn on bigger stands, for victory points and medals.',
    ],
  },
  continueGame: 'Continue',
  round: (round) => `Round ${round}`,
  newGame: 'New game',
  playHere: 'Play here',
  together: {
    heading: 'Play together',
    create: 'Create a table',
    note: 'Invite friends by link, or let anyone join.',
    join: 'Join a table',
    openTables: 'Open tables',
    waiting: (tables) => `${tables} waiting`,
    code: 'Table code or link',
    go: 'Join',
    badCode: 'A code has six letters and digits. A whole link works, too.',
    away: 'The tables cannot be reached now. Everything else works.',
    noServer: 'This page has no server for tables. Everything else works.',
  },
  games: {
    label: 'Games under way',
    mine: 'My games',
    all: (games) => `All ${games} games`,
    yourTurn: 'your turn',
    alone: 'Your table',
    state: { turn: 'Waiting for you', playing: 'Others are to move', waiting: 'Being set up' },
  },
  start: 'Start',
  minutes: (minutes) => `About ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: {
    people: (person) => `Allowing ${person} seconds per turn.`,
    both: (person, bot) => `Allowing ${person} seconds per turn, and ${bot} per bot turn.`,
    bots: (bot) => `Allowing ${bot} seconds per bot turn.`,
  },
  replace: {
    heading: 'A game is under way',
    text: 'It stays saved. The start page offers it again once the new game is over.',
  },
  players: 'Players',
  who: (number) => `Who plays in seat ${number}`,
  person: 'Human',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'still learning too',
    trader: 'a good match',
    merchant: 'a real challenge',
    vizier: 'very hard to beat',
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
    preset: { label: 'Ready to play', note: 'Everyone starts with three stalls.' },
    variable: { label: 'Place your own', note: 'Everyone first places three stalls.' },
  },
  options: {
    heading: 'Options',
    openMoney: { label: 'Open money', note: 'All players see each other’s coins.' },
    routes: { label: 'Show paths', note: 'Where a customer would go, and who earns what.' },
    hints: { label: 'Hints', note: 'Ask for the best moves at any time.' },
  },
  nobody: 'Only bots are playing; you are watching.',
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
