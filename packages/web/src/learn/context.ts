/** Gives the lesson to all its components. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LessonModel } from './lessonModel.ts';

export interface LessonContext {
  readonly model: LessonModel;
  readonly startOver: () => void;
}

export const CurrentLesson = createContext<LessonContext | undefined>(undefined);

export function useCurrentLesson(): LessonContext {
  const lesson = useContext(CurrentLesson);
  if (lesson === undefined) throw new Error('useCurrentLesson outside of a lesson');
  return lesson;
}
