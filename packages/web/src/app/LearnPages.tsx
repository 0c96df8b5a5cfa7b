/** The path of lessons, and each lesson. */
import { useEffect } from 'preact/hooks';
import { goTo, LEARN, type LearnRoute } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { LESSONS } from '../learn/lessons.ts';
import { followMeans } from '../learn/means.ts';
import { PathPage } from '../learn/PathPage.tsx';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { NotLoaded, Waiting } from '../shell/loading/Loading.tsx';
import { lazy } from '../shell/loading/lazy.tsx';
import '../styles/learn.css';

const LessonPage = lazy(async () => (await import('./LessonPage.tsx')).LessonPage, {
  waiting: Waiting,
  failed: NotLoaded,
  texts: ['play'],
});

const leave = (): void => goTo(LEARN);

export function LearnPages({ route: { lesson: number } }: { readonly route: LearnRoute }) {
  useEffect(followMeans, []);
  if (number === undefined) return <PathPage />;
  const lesson = LESSONS[number - 1];
  if (lesson === undefined) return <LostPage texts={t.app.noPage} />;
  return <LessonPage key={lesson.id} lesson={lesson} onLeave={leave} />;
}
