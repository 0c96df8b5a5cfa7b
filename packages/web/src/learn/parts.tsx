/** The parts of the game page that a lesson brings with it. */
import { LEARN } from '../address/route.ts';
import { useGame } from '../game/context.ts';
import type { LessonParts } from '../game/lesson.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Cited } from '../screen/whyNot/Cited.tsx';
import { useCurrentLesson } from './context.ts';
import { Foot } from './Foot.tsx';
import { Gains, Matters } from './Gains.tsx';
import type { LessonModel } from './lessonModel.ts';
import { numberOf, titleOf } from './lessonPlace.ts';
import { LESSONS, namedSites } from './lessons.ts';
import { means } from './means.ts';
import { Say } from './Say.tsx';

export function partsFor(model: LessonModel): LessonParts {
  const { isOver, meantAt, lesson } = model;
  return {
    Side,
    Top,
    Strip,
    Foot,
    isOver,
    meantAt,
    exactSites: new Set(namedSites(lesson)),
    kept: () => t.learn.legend.kept,
  };
}

function Side() {
  const { model } = useCurrentLesson();
  const { lesson } = model;
  return (
    <section class="panel lesson" aria-labelledby="lesson-title">
      <header class="lesson-head">
        <small>{t.learn.lessonOf(numberOf(lesson), LESSONS.length)}</small>
        <h2 id="lesson-title">{titleOf(lesson)}</h2>
        <Leave />
      </header>
      <Lane />
      <Say line={model.line(t.learn)} face={model.face.value} size={72} />
      <Task />
      {model.stage.value === 'done' && (
        <>
          <Gains />
          <Matters />
        </>
      )}
      {model.stage.value !== 'done' && (
        <>
          <p class="lesson-rules">
            <span>{t.learn.cited}</span> <Cited text={lesson.rules.join(' ')} />
          </p>
          <div class="lesson-foot">
            <StartOver />
            <ShowMe />
          </div>
        </>
      )}
    </section>
  );
}

function Leave() {
  return (
    <a class="icon-button" href={LEARN} aria-label={t.learn.leave} title={t.learn.leave}>
      <UiIcon name="close" size={24} />
    </a>
  );
}

/** A mark for each lesson. */
function Lane() {
  const { lesson } = useCurrentLesson().model;
  const number = numberOf(lesson);
  return (
    <div class="lesson-lane" aria-hidden="true">
      {LESSONS.map(({ id }, i) => (
        <i key={id} data-past={i + 1 < number || undefined} data-now={i + 1 === number || undefined} />
      ))}
    </div>
  );
}

function Task() {
  const { model } = useCurrentLesson();
  const { task, note } = t.learn.lesson[model.lesson.id];
  const isDone = model.stage.value === 'done';
  return (
    <div class="lesson-task" data-done={isDone || undefined}>
      <span class="lesson-box" aria-hidden="true">
        {isDone && <UiIcon name="check" size={22} />}
      </span>
      <b>
        <span class="unseen">{t.learn.task}: </span>
        {task}
      </b>
      {!isDone && <small>{note(means.value)}</small>}
    </div>
  );
}

function StartOver() {
  const { startOver } = useCurrentLesson();
  return (
    <button type="button" class="button" onClick={startOver}>
      <UiIcon name="undo" size={20} />
      {t.learn.startOver}
    </button>
  );
}

function useShow(): () => void {
  const { model, startOver } = useCurrentLesson();
  return () => {
    if (!model.show()) startOver();
  };
}

function ShowMe() {
  const { model } = useCurrentLesson();
  return (
    <button type="button" class="button" data-urged={model.urges.value || undefined} onClick={useShow()}>
      <UiIcon name="hint" size={20} />
      {t.learn.showMe}
    </button>
  );
}

/** Title and points, on screens without columns. */
function Top() {
  const { lesson } = useCurrentLesson().model;
  const { view, icons, names } = useGame();
  return (
    <header class="top-bar lesson-top">
      <Leave />
      <div class="whose">
        <b>{titleOf(lesson)}</b>
        <small>{t.learn.lessonOf(numberOf(lesson), LESSONS.length)}</small>
      </div>
      <ul class="lesson-points">
        {view.value.seats.map(({ points }, seat) => (
          <li key={seat}>
            <Seal sign={icons.value[seat] ?? 'neutral'} size={22} label={names.value[seat]} />
            <span class="display">{points}</span>
          </li>
        ))}
      </ul>
    </header>
  );
}

function Strip() {
  const { model } = useCurrentLesson();
  const isDone = model.stage.value === 'done';
  return (
    <div class="lesson-strip">
      <Say line={model.line(t.learn)} face={model.face.value} size={52} />
      <button
        type="button"
        class="icon-button"
        data-urged={model.urges.value || undefined}
        disabled={isDone}
        aria-label={t.learn.showMe}
        title={t.learn.showMe}
        onClick={useShow()}
      >
        <UiIcon name="hint" size={24} />
      </button>
      <div class="unseen">
        <Task />
      </div>
    </div>
  );
}
