/** Lessons by number, and their addresses. */
import { LEARN, lessonAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { LESSONS, type Lesson } from './lessons.ts';

/** Begins a first game with a coach. */
export const FIRST_GAME = `${LEARN}/game`;

/** Counted from 1. */
export const numberOf = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;
export const titleOf = ({ id }: Lesson): string => t.learn.lesson[id].title;

/** Where to go after a lesson, and what that is called. */
export function after(lesson: Lesson): { readonly href: string; readonly label: string } {
  const next = LESSONS[numberOf(lesson)];
  if (next === undefined) return { href: FIRST_GAME, label: t.learn.goTo.game };
  return { href: lessonAddress(numberOf(next)), label: t.learn.next(titleOf(next)) };
}
