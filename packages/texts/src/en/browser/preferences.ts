import type { PreferenceMessages } from '../../messages/browser/preferences.ts';

export const preferences = {
  heading: 'Preferences',
  language: 'Language',
  theme: { label: 'Light', day: 'Day', night: 'Night', system: 'As the device' },
  sound: { label: 'Sound', volume: 'Volume', mute: 'Turn the sound off', unmute: 'Turn the sound on' },
  motion: {
    label: 'Animations',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    none: 'None',
    reduced: 'Your device asks for less motion, so there is none.',
  },
  patterns: { label: 'Bolder patterns', note: 'Colours are easier to tell apart.' },
  signs: { label: 'Larger signs', note: 'Seals and goods fill more of their tile.' },
  shortcuts: { label: 'Single-key shortcuts', note: 'Letters choose actions at the table.' },
  autoEndTurn: { label: 'End turns by themselves', note: 'A finished turn cannot be taken back then.' },
  notKept: 'This browser keeps nothing, so your choices last until you close the page.',
  unreadable: 'Your earlier preferences could not be read. These are the usual ones.',
} satisfies PreferenceMessages;
