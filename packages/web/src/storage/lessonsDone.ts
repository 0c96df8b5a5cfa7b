/** Which lessons were finished in this browser. */
import { LESSONS, type LessonId } from '@kairo/texts/browser';
import { recallJson, remember } from './localStorage.ts';

const KEY = 'kairo.lessons';

export function lessonsDone(): Set<LessonId> {
  const kept = recallJson(KEY);
  return new Set(Array.isArray(kept) ? LESSONS.filter((id) => kept.includes(id)) : []);
}

export function rememberLesson(id: LessonId): void {
  remember(KEY, JSON.stringify([...lessonsDone().add(id)]));
}
