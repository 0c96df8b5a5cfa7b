/** The path of lessons, each lesson, and the game with a coach that comes after them. */
import { DEFAULT_SETUP } from '@kairo/protocol';
import { useEffect } from 'preact/hooks';
import { goTo, HOME, LEARN, type LearnRoute } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { LESSONS } from '../learn/lessons.ts';
import { followMeans } from '../learn/means.ts';
import { PathPage } from '../learn/PathPage.tsx';
import { prefer } from '../preferences/store.ts';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { NotLoaded, Waiting } from '../shell/loading/Loading.tsx';
import { lazy, lazyPage } from '../shell/loading/lazy.tsx';
import '../styles/learn.css';

const LessonPage = lazy(async () => (await import('./LessonPage.tsx')).LessonPage, {
  waiting: Waiting,
  failed: NotLoaded,
  texts: ['play'],
});

const GamePage = lazyPage(async () => (await import('./GamePage.tsx')).GamePage, 'play');

const leave = (): void => goTo(LEARN);

export function LearnPages({ route: { lesson: stop } }: { readonly route: LearnRoute }) {
  useEffect(followMeans, []);
  if (stop === undefined) return <PathPage />;
  if (stop === 'game') return <FirstGame />;
  const lesson = LESSONS[Number(stop) - 1];
  if (lesson === undefined) return <LostPage texts={t.app.noPage} />;
  return <LessonPage key={lesson.id} lesson={lesson} onLeave={leave} />;
}

/** Who asks for it wants tips, even if they were switched off in another game. */
function FirstGame() {
  useEffect(() => prefer({ tips: true }), []);
  return <GamePage setup={DEFAULT_SETUP} isCoached onLeave={() => goTo(HOME)} />;
}
