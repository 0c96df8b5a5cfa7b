import type { AppMessages, PreferenceMessages } from '../messages/frame.ts';
import type { FrameTexts } from '../pageTexts.ts';
import { terms } from './terms.ts';

const why: AppMessages['badLink']['why'] = (error) => {
  switch (error.code) {
    case 'link/unknown-board':
      return `There is no board “${error.found}” here, only ${terms.and(error.known)}.`;
    case 'link/unknown-player':
      return `There is no player “${error.found}” here, only ${terms.and(error.known)}.`;
    case 'setup/players':
      return `It is for ${terms.count.players(Number(error.found))}; the game is for ${error.min} to ${error.max}.`;
    case 'link/malformed':
      return error.field === 'link' ? 'It cannot be read.' : `Its “${error.field}” is missing or wrong.`;
  }
};

const app = {
  title: 'Kairo',
  howToPlay: 'How to play',
  loading: 'One moment',
  toStart: 'Go to the start page',
  close: 'Close',
  retry: 'Try again',
  badge: { noNetwork: 'no network', newVersion: 'new version' },
  broken: {
    heading: 'Something fell off the stall',
    text: 'This is the program’s fault, not yours. Reload the page: a game in progress is kept.',
    reload: 'Reload',
    details: 'Technical details',
  },
  offline: {
    heading: 'Part of the page is missing',
    text: 'It could not be loaded. Check your connection and try again.',
  },
  badLink: {
    heading: 'This link leads nowhere',
    why,
    remedy:
      'It may be cut short or come from another version. Ask for it again, or set up the game yourself.',
  },
  noPage: { heading: 'There is no such page', text: 'There may be a typo in the address.' },
} satisfies AppMessages;

const preferences = {
  heading: 'Preferences',
  language: 'Language',
  switchTo: { day: 'Switch to day mode', night: 'Switch to night mode' },
  theme: { label: 'Appearance', day: 'Day', night: 'Night', system: 'Match device' },
  sound: { label: 'Sound', volume: 'Volume', mute: 'Turn the sound off', unmute: 'Turn the sound on' },
  motion: {
    label: 'Animations',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    none: 'None',
    reduced: 'Your device asks for less motion, so there is none.',
  },
  patterns: { label: 'Bolder patterns', note: 'They make colours easier to tell apart.' },
  signs: { label: 'Larger icons', note: 'Player icons and goods fill more of their tile.' },
  shortcuts: { label: 'Single-key shortcuts', note: 'Press a letter to choose an action in a game.' },
  autoEndTurn: {
    label: 'End turns automatically',
    note: 'A finished turn ends after a short moment. Until then you can undo it.',
  },
  remarks: { label: 'Remarks from the bots', note: 'A few friendly words at fitting moments.' },
  notKept: 'This browser saves nothing, so your choices last only until you close the page.',
  unreadable: 'Your earlier preferences could not be read. These are the defaults.',
} satisfies PreferenceMessages;

export const texts: FrameTexts = { locale: 'en', terms, app, preferences };
