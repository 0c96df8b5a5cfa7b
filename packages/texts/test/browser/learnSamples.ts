/** Samples for the texts of the lessons. */
import { LESSONS, type LearnMessages } from '../../src/browser.ts';
import type { Calls } from './samples.ts';

const note = [['tap'], ['click'], ['press']] as const;

export const learnCalls: Calls<LearnMessages> = {
  about: [[14]],
  welcome: [[14]],
  welcomeBack: [['Two for one']],
  goTo: { lesson: [[9]] },
  progress: [[3, 5]],
  stop: [[9, 'Two for one', 'next']],
  lessonOf: [[9, 14]],
  next: [['Two for one']],
  gains: {
    stand: [[3]],
    medal: [
      ['gold', undefined],
      ['silver', 'Amina'],
    ],
  },
  tryAt: [['f7']],
  lesson: Object.fromEntries(LESSONS.map((id) => [id, { note }])),
};

const [purple, yellow, rival] = ['purple', 'yellow', 'Amina'];

/** The longest colours and the largest numbers that occur: tips have to fit a phone. */
export const coachCalls = {
  given: [[0], [1], [14]],
  tip: {
    lastCard: [[{}]],
    finalPhase: [[{}]],
    nearEnd: [[{ amount: 1 }], [{ amount: 2 }]],
    joker: [[{}]],
    lastSide: [[{ colour: purple, site: 'k12' }], [{ colour: yellow, site: 'c4' }]],
    medalAtRisk: [[{ colour: purple, rival }], [{ colour: yellow, rival }]],
    rivalMedal: [[{ colour: purple, rival }], [{ colour: yellow, rival }]],
    freeMedals: [[{ colour: purple }], [{ colour: yellow }]],
    guests: [[{ rival, amount: 1 }], [{ rival, amount: 6 }]],
    fullHand: [[{ amount: 4 }], [{ amount: 6 }]],
    coins: [[{ colour: purple, amount: 6 }], [{ colour: yellow, amount: 12 }]],
    barker: [[{ colour: purple, amount: 6 }], [{ colour: yellow, amount: 1 }]],
    expansion: [[{ colour: purple, amount: 6 }], [{ colour: yellow, amount: 3 }]],
    ownLure: [[{ colour: purple, amount: 6 }], [{ colour: yellow, amount: 1 }]],
    rivalLure: [[{ rival, amount: 1 }], [{ rival, amount: 6 }]],
  },
};
