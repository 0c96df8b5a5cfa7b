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
