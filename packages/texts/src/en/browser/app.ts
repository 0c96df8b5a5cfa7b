import type { AppMessages } from '../../messages/browser/app.ts';

export const app = {
  title: 'Kairo',
  loading: 'One moment',
  toStart: 'To the start page',
  close: 'Close',
  back: 'Back',
  retry: 'Try again',
  broken: {
    heading: 'Something fell off the stall',
    text: 'This is a fault of the program, not yours. Load the page again: a game that was under way is kept.',
    reload: 'Load again',
    details: 'For whoever mends it',
  },
  offline: {
    heading: 'A part of the page is missing',
    text: 'It could not be loaded. Check the connection and try again.',
  },
  badLink: {
    heading: 'This link leads nowhere',
    text: 'It may be cut off or from another release. Ask for it again, or choose the set-up yourself.',
  },
  noPage: { heading: 'There is no such page', text: 'The address may have a typing error.' },
} satisfies AppMessages;
