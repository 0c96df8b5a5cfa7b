/** Learning to play: the path of lessons, each lesson, and the merchant Nour, who leads through them. */

import type { Medal } from '@kairo/engine/vocabulary';

/** In their order. */
export const LESSONS = [
  'read',
  'lure',
  'draw',
  'build',
  'grow',
  'pay',
  'nearest',
  'barkers',
  'medals',
  'joker',
  'threeCards',
  'blocked',
  'place',
  'lanterns',
  'scoring',
] as const;
export type LessonId = (typeof LESSONS)[number];

/** How the reader chooses things: by finger, mouse or keyboard. */
export type Means = 'tap' | 'click' | 'press';

/** The longest line that Nour may speak, without asterisks: two lines on a phone. */
export const LONGEST_LINE = 66;

/** In Nour's lines the words between asterisks are emphasised: they say what to do. */
export interface LessonMessages {
  readonly title: string;
  readonly say: string;
  readonly task: string;
  readonly note: (means: Means) => string;
  /** Once the rival has answered. */
  readonly answered?: string;
  /** By the rule that refuses a try. */
  readonly wrong: { readonly [rule: string]: string };
  /** Something else was done, which is legal. */
  readonly beside: string;
  readonly glad: string;
  readonly matters: string;
}

export interface LearnMessages {
  readonly title: string;
  readonly about: (lessons: number) => string;
  /** Nour's line on the first visit, on later ones, and when all is done. */
  readonly welcome: (lessons: number) => string;
  readonly welcomeBack: (title: string) => string;
  readonly allDone: string;
  readonly goTo: {
    readonly first: string;
    readonly lesson: (number: number) => string;
    readonly game: string;
  };
  readonly chapters: readonly [string, string, string];
  readonly progress: (done: number, of: number) => string;
  /** Names the list of lessons. */
  readonly path: string;
  /** For screen readers, after the name of a lesson. */
  readonly state: { readonly done: string; readonly next: string; readonly open: string };
  readonly stop: (number: number, title: string, state: string) => string;
  readonly legend: { readonly done: string; readonly open: string; readonly kept: string };
  readonly game: { readonly title: string; readonly text: string };
  readonly rules: { readonly title: string; readonly text: string };
  readonly lessonOf: (number: number, lessons: number) => string;
  readonly leave: string;
  readonly task: string;
  readonly cited: string;
  readonly startOver: string;
  readonly showMe: string;
  readonly tryAgain: string;
  readonly next: (title: string) => string;
  readonly done: string;
  readonly saved: string;
  readonly matters: string;
  /** What a turn has brought. */
  readonly gains: {
    readonly stand: (tiles: number) => string;
    readonly medal: (medal: Medal, from: string | undefined) => string;
    readonly total: string;
  };
  /** Nour's lines that fit every lesson. */
  readonly refused: string;
  readonly tryAt: (site: string) => string;
  readonly shown: string;
  /** While the rival moves. */
  readonly rival: string;
  readonly endTurn: string;
  readonly lesson: { readonly [id in LessonId]: LessonMessages };
}
