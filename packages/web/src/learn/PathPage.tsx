/** The path of lessons: what there is, what is done, and where to go on. */

import { DEFAULT_SETUP } from '@kairo/protocol';
import { useMemo } from 'preact/hooks';
import { HOME, lessonAddress } from '../address/route.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { geometryOf, SITE } from '../geometry/geometry.ts';
import { t } from '../i18n/texts.ts';
import { useIsRoomy } from '../online/parts/useIsRoomy.ts';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { openRulebook } from '../rulebook/opened/dialog.ts';
import { ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { lessonsDone } from '../storage/lessonsDone.ts';
import { FIRST_GAME, titleOf } from './lessonPlace.ts';
import { type Chapter, LESSONS } from './lessons.ts';
import { drawnPath, narrowPath, type Path, STOPS, widePath } from './path.ts';
import { Say } from './Say.tsx';

const CHAPTERS: readonly Chapter[] = [1, 2, 3];

interface Progress {
  readonly isDone: (stop: number) => boolean;
  readonly isBegun: boolean;
  /** The first stop that is not done; at the end the game. */
  readonly now: number;
}

function progressNow(): Progress {
  const done = lessonsDone();
  const isDone = (stop: number): boolean => {
    const lesson = LESSONS[stop];
    return lesson !== undefined && done.has(lesson.id);
  };
  const open = LESSONS.findIndex((_, stop) => !isDone(stop));
  return { isDone, isBegun: done.size > 0, now: open < 0 ? LESSONS.length : open };
}

export function PathPage() {
  const progress = useMemo(progressNow, []);
  const isWide = useIsRoomy();
  return (
    <main class="path-page" data-wide={isWide || undefined}>
      <section class="path-side panel">
        <Top />
        <p class="path-about">{t.learn.about(LESSONS.length)}</p>
        <Say line={lineFor(progress)} face="calm" size={isWide ? 84 : 64} />
        <a class="button primary path-onward" href={addressOf(progress.now)}>
          {onwardFor(progress)}
        </a>
        {isWide && (
          <>
            <Chapters {...progress} />
            <Doors />
          </>
        )}
      </section>
      <Lane path={isWide ? widePath() : narrowPath()} {...progress} />
      {!isWide && <Doors />}
      <p class="path-legend panel">
        <span>
          <Seal sign="ankh" size={24} /> {t.learn.legend.done}
        </span>
        <span>
          <Seal sign="neutral" size={24} /> {t.learn.legend.open}
        </span>
        <span>{t.learn.legend.kept}</span>
      </p>
    </main>
  );
}

function lineFor({ isBegun, now }: Progress): string {
  const lesson = LESSONS[now];
  if (lesson === undefined) return t.learn.allDone;
  return isBegun ? t.learn.welcomeBack(titleOf(lesson)) : t.learn.welcome(LESSONS.length);
}

function onwardFor({ isBegun, now }: Progress): string {
  const { first, lesson, game } = t.learn.goTo;
  if (now === LESSONS.length) return game;
  return isBegun ? lesson(now + 1) : first;
}

const addressOf = (stop: number): string => (stop === LESSONS.length ? FIRST_GAME : lessonAddress(stop + 1));

function nameOf(stop: number): string {
  const lesson = LESSONS[stop];
  return lesson === undefined ? t.learn.game.title : titleOf(lesson);
}

function Top() {
  return (
    <header class="path-top">
      <a class="icon-button" href={HOME} aria-label={t.app.toStart} title={t.app.toStart}>
        <UiIcon name="back" size={24} />
      </a>
      <h1 class="display">{t.learn.title}</h1>
      <ThemeButton />
    </header>
  );
}

function Chapters({ isDone, now }: Progress) {
  return (
    <ul class="path-chapters">
      {CHAPTERS.map((chapter) => {
        const stops = LESSONS.flatMap((lesson, stop) => (lesson.chapter === chapter ? [stop] : []));
        return (
          <li key={chapter}>
            <b class="display">{chapter}</b>
            <span>{t.learn.chapters[chapter - 1]}</span>
            <small>{t.learn.progress(stops.filter(isDone).length, stops.length)}</small>
            <span class="path-pips" aria-hidden="true">
              {stops.map((stop) => (
                <i key={stop} data-done={isDone(stop) || undefined} data-now={stop === now || undefined} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Doors() {
  const { game, rules } = t.learn;
  return (
    <div class="path-doors">
      <a class="path-door" href={FIRST_GAME}>
        <CustomerFigure colour="blue" size={40} />
        <span>
          <b>{game.title}</b>
          <small>{game.text}</small>
        </span>
        <UiIcon name="next" size={20} />
      </a>
      <button
        type="button"
        class="path-door"
        aria-haspopup="dialog"
        onClick={() => openRulebook(DEFAULT_SETUP.edition)}
      >
        <UiIcon name="help" size={32} />
        <span>
          <b>{rules.title}</b>
          <small>{rules.text}</small>
        </span>
        <UiIcon name="next" size={20} />
      </button>
    </div>
  );
}

function Lane({ path, isDone, now }: Progress & { readonly path: Path }) {
  const { plan, stops } = path;
  const geometry = useMemo(() => geometryOf(plan, false), [plan]);
  const { pieces, marks } = drawnPath(path, isDone, now);
  const { columns, rows } = plan;
  return (
    <div class="path-board" style={{ '--columns': columns, '--rows': rows }}>
      <svg
        class="board-picture board-scene"
        data-detail="full"
        viewBox={`0 0 ${columns * SITE} ${rows * SITE}`}
        aria-hidden="true"
      >
        <BoardPicture
          edition={plan}
          pieces={pieces}
          marks={marks}
          geometry={geometry}
          detail="full"
          lanterns={0}
        />
      </svg>
      <ol aria-label={t.learn.path}>
        {Array.from({ length: STOPS }, (_, stop) => (
          <li key={stop} style={{ '--x': stops[stop]?.stall.x ?? 0, '--y': stops[stop]?.stall.y ?? 0 }}>
            <Stop
              stop={stop}
              isDone={isDone(stop)}
              isNow={stop === now}
              isWest={stops[stop]?.stall.x === 0}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StopProps {
  readonly stop: number;
  readonly isDone: boolean;
  readonly isNow: boolean;
  /** Its stall is on the western edge, so its name is east of it. */
  readonly isWest: boolean;
}

function Stop({ stop, isDone, isNow, isWest }: StopProps) {
  const { done, next, open } = t.learn.state;
  const isGame = stop === LESSONS.length;
  const name = nameOf(stop);
  const state = isDone ? done : isNow ? next : open;
  return (
    <a
      class="path-stop"
      data-now={isNow || undefined}
      data-done={isDone || undefined}
      data-west={isWest || undefined}
      href={addressOf(stop)}
      aria-label={isGame ? name : t.learn.stop(stop + 1, name, state)}
    >
      <span class="path-label">
        <i>
          {isDone ? <UiIcon name="check" size={18} /> : isGame ? <UiIcon name="play" size={18} /> : stop + 1}
        </i>
        {name}
      </span>
    </a>
  );
}
