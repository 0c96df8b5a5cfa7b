/** Samples for the texts about the people at an online table. */
import type { CompanyMessages } from '../../src/browser.ts';
import type { Calls } from './samples.ts';

const ONE = [['Amina']] as const;

export const companyCalls: Calls<CompanyMessages> = {
  clock: { left: [['8:24']], minutesLeft: [[1], [5]], secondsLeft: [[1], [30]] },
  pace: { live: [[10, 20]] },
  notes: {
    vanished: [['Merchant 3']],
    resigned: [['Merchant 3']],
    left: [['Merchant 3']],
    clock: [['Merchant 3']],
  },
  question: {
    chip: [['X']],
    votes: [
      [['Jonas'], ['Noor'], false],
      [[], ['Jonas', 'Noor'], true],
      [['Jonas', 'Noor'], [], false],
    ],
    takeback: {
      asks: ONE,
      undoes: [['X']],
      wouldUndo: [['X']],
      declined: ONE,
    },
    end: { asks: ONE, declined: ONE },
    standIn: {
      own: ONE,
      asks: [
        ['Jonas', 'Amina'],
        ['Jonas', 'Noor'],
      ],
      text: [['Amina', 'Merchant']],
      declined: ONE,
    },
  },
  vanished: { heading: ONE, text: [['Amina'], ['Noor']], botNote: [['Amina', 'Merchant']] },
  standIn: { isBack: ONE },
  hurry: { some: [[1, 2]] },
  end: { resigned: ONE },
  since: { minutes: [[1], [26]], messages: [[1], [2]] },
  talk: {
    unread: [[1], [2]],
    about: ONE,
    mute: ONE,
    unmute: ONE,
    muted: [[['Amina', 'Noor']]],
    says: [['Amina', 'X']],
  },
};
