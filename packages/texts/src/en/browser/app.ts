import type { AppMessages } from '../../messages/browser/app.ts';

export const app = {
  title: 'Kairo',
  howToPlay: 'How to play',
  loading: 'One moment',
  toStart: 'Go to the start page',
  close: 'Close',
  retry: 'Try again',
  broken: {
    heading: 'Something fell off the stall',
    text: 'This is the program’s fault, not yours. Reload the page: a game in progress is kept.',
    reload: 'Reload',
    details: 'Details for whoever fixes it',
  },
  offline: {
    heading: 'Part of the page is missing',
    text: 'It could not be loaded. Check your connection and try again.',
  },
  badLink: {
    heading: 'This link leads nowhere',
    text: 'It may be cut short or come from another version. Ask for it again, or set up the game yourself.',
  },
  noPage: { heading: 'There is no such page', text: 'There may be a typo in the address.' },
} satisfies AppMessages;
