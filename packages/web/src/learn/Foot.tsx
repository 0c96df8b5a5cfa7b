/** What can be done when a lesson is over; on small screens a sheet with what it has brought. */
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { focusSoon } from '../screen/focus/focusSoon.ts';
import { layout, showsAll } from '../screen/layout/layout.ts';
import { useCurrentLesson } from './context.ts';
import { Gains, Matters } from './Gains.tsx';
import { after } from './lessonPlace.ts';

export function Foot() {
  const { model } = useCurrentLesson();
  const isDone = model.stage.value === 'done';
  useEffect(() => focusSoon('[data-onward]'), [isDone]);
  return (
    <div class="lesson-over panel" data-done={isDone || undefined}>
      {isDone && !showsAll(layout.value) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it
        <section class="lesson-result" tabIndex={0} aria-label={t.learn.done}>
          <Gains />
          <Matters />
        </section>
      )}
      {isDone && (
        <p>
          <b>{t.learn.done}</b> {t.learn.saved}
        </p>
      )}
      {isDone ? <Onward /> : <Again />}
    </div>
  );
}

function Onward() {
  const { model, startOver } = useCurrentLesson();
  const { href, label } = after(model.lesson);
  return (
    <div class="lesson-buttons">
      <button type="button" class="button plain is-brief" title={t.learn.tryAgain} onClick={startOver}>
        <UiIcon name="undo" size={20} />
        <span>{t.learn.tryAgain}</span>
      </button>
      <a class="button primary" href={href} data-onward>
        {label}
      </a>
    </div>
  );
}

function Again() {
  const { startOver } = useCurrentLesson();
  return (
    <div class="lesson-buttons">
      <button type="button" class="button primary" data-onward onClick={startOver}>
        {t.learn.startOver}
      </button>
    </div>
  );
}
