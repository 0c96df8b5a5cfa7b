import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
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
  shortcuts: { label: 'Single-key shortcuts', note: 'Press a letter to choose an action at the table.' },
  autoEndTurn: { label: 'End turns automatically', note: 'A finished turn can then no longer be undone.' },
  notKept: 'This browser saves nothing, so your choices last only until you close the page.',
  unreadable: 'Your earlier preferences could not be read. These are the defaults.',
} satisfies PreferenceMessages;
