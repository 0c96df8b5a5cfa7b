import type { BigScreenMessages } from '../messages/bigScreen.ts';
import { terms } from './terms.ts';

export const texts: BigScreenMessages = {
  scan: 'Scan a code and take a seat with your phone.',
  scanNote: 'Your cards are on your phone; the board is here for everyone.',
  free: 'Free',
  scanToSit: 'Scan to sit down',
  ready: 'Ready',
  notReady: 'Not ready yet',
  bot: 'Bot',
  noCamera: (address) => `No camera? Open ${address} and enter`,
  full: 'All seats are taken. The host starts the game.',
  qr: (seat) => `Picture of the link to the seat ${seat}`,
  over: (winners) =>
    winners.length === 1 ? `${terms.and(winners)} wins` : `${terms.and(winners)} win together`,
  title: 'Shared screen',
};
