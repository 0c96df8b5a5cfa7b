import type { HomeMessages } from '../../messages/browser/home.ts';
import { grammarOf } from '../../plural.ts';

const { counted } = grammarOf('en-GB');

export const texts = {
  tagline: 'Five customers in the lanes, six wares on offer, one bazaar to run.',
  about: {
    heading: 'What you do',
    lines: [
      'Build stalls in the bazaar of Cairo.',
      'Lure customers to them; they take the shortest way.',
      'Spend the income on larger stands: points and medals win.',
    ],
  },
  continueGame: 'Continue',
  newGame: 'New game',
  start: 'Start',
  minutes: (minutes) => `About ${counted(minutes, { one: 'minute', other: 'minutes' })}`,
  minutesNote: 'Reckoned with 20 seconds for a turn of yours and 2 for a bot’s.',
  replaces: 'A new game replaces the one under way.',
  players: 'Players',
  who: (number) => `Who plays seat ${number}`,
  person: 'Person',
  levelOption: (level, manner) => `${level}, ${manner}`,
  level: {
    apprentice: 'gentle',
    trader: 'steady',
    merchant: 'sharp',
    vizier: 'ruthless',
  },
  name: (number) => `Name for seat ${number}`,
  nameElse: (sign) => `Name, else ${sign}`,
  sign: (number) => `Sign of seat ${number}`,
  signIs: (number, sign) => `Sign of seat ${number}: ${sign}`,
  addSeat: 'Add a player',
  removeSeat: (number) => `Remove seat ${number}`,
  board: {
    label: 'Board',
    boards: {
      cairo: { label: 'Great bazaar', note: '12 × 12 sites, as in the box' },
      alley: { label: 'Narrow alley', note: '9 × 9 sites, tighter' },
    },
  },
  ownBoard: (id) => `The board “${id}”`,
  opening: {
    label: 'Opening',
    preset: { label: 'Ready to play', note: 'Three stalls each are placed.' },
    variable: { label: 'Place them yourselves', note: 'Everybody places three stalls.' },
  },
  options: {
    heading: 'The table',
    openMoney: { label: 'Open money', note: 'Everybody sees everybody’s coins.' },
    routes: { label: 'Show the ways', note: 'Where a customer would go, and who earns what.' },
    hints: { label: 'Hints', note: 'Ask for the best moves at any time.' },
  },
  nobody: 'Only bots play: you watch.',
  copyLink: 'Copy a link to this set-up',
  linkCopied: 'The link is copied.',
  linkByHand: 'Copy this link:',
  language: 'Language',
  toNight: 'Switch to night',
  toDay: 'Switch to day',
  unofficial: 'An unofficial fan work after the board game Kairo by Kimmo Sorsamo (2012).',
  licence: 'Program under the MIT licence, fonts under the SIL Open Font Licence.',
} satisfies HomeMessages;
