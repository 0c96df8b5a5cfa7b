/** Opens the table of a lesson, waits for its first view, shows the lesson on it. */
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LessonLine } from '../client/lessonLine.ts';
import type { Session } from '../client/session.ts';
import { GameContext } from '../game/context.ts';
import { startController } from '../game/controller.ts';
import { LessonContext } from '../game/lesson.ts';
import { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { CurrentLesson } from '../learn/context.ts';
import { LessonModel } from '../learn/lessonModel.ts';
import { titleOf } from '../learn/lessonPlace.ts';
import type { Lesson } from '../learn/lessons.ts';
import { partsFor } from '../learn/parts.tsx';
import { preferences } from '../preferences/store.ts';
import { openedRulebook } from '../rulebook/opened/dialog.ts';
import { GameScreen } from '../screen/GameScreen.tsx';
import { NAME } from '../shell/loading/name.ts';
import { Opening } from '../shell/loading/Opening.tsx';
import { preferencesAreOpen } from '../shell/preferences/dialog.ts';
import { rememberLesson } from '../storage/lessonsDone.ts';
import { pageIsHidden } from './pageVisibility.ts';
import { sessionOver } from './sessionOver.ts';
import { TableFailure } from './TableFailure.tsx';
import { timer } from './timer.ts';
import '../styles/screen.css';
import '../styles/learn/lesson.css';

interface Props {
  readonly lesson: Lesson;
  readonly onLeave: () => void;
}

/** Starting over is another table at the same position. */
export function LessonPage({ lesson, onLeave }: Props) {
  const [attempt, setAttempt] = useState(1);
  const startOver = (): void => setAttempt(attempt + 1);
  return <Attempt key={attempt} lesson={lesson} startOver={startOver} onLeave={onLeave} />;
}

interface AttemptProps extends Props {
  readonly startOver: () => void;
}

function Attempt({ lesson, startOver, onLeave }: AttemptProps) {
  const { line, session } = useMemo(() => {
    const line = new LessonLine();
    return { line, session: sessionOver(line) };
  }, []);
  useEffect(() => {
    void session.join(line.begin(lesson.id));
    return () => session.close();
  }, [line, session, lesson]);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  const failure = session.failure.value;
  if (failure !== undefined) {
    return <TableFailure failure={failure} setup={undefined} onRematch={startOver} onLeave={onLeave} />;
  }
  if (!isDealt.value) return <Opening />;
  return <Begun session={session} lesson={lesson} startOver={startOver} onLeave={onLeave} />;
}

function Begun({ session, lesson, startOver, onLeave }: AttemptProps & { readonly session: Session }) {
  const game = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  const model = useMemo(() => new LessonModel(lesson, game), [lesson, game]);
  const parts = useMemo(() => partsFor(model), [model]);
  const isAway = useComputed(
    () => pageIsHidden.value || preferencesAreOpen.value || openedRulebook.value !== undefined,
  );
  const endsTurns = useComputed(() => preferences.value.autoEndTurn && model.stage.value === 'ending');
  useEffect(
    () => startController(game, { endsTurns, isAway, timer, isOwnTable: false }),
    [game, endsTurns, isAway],
  );
  useEffect(() => model.start(() => rememberLesson(lesson.id)), [model, lesson]);
  const title = titleOf(lesson);
  useEffect(() => {
    document.title = `${title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [title]);
  return (
    <GameContext.Provider value={game}>
      <LessonContext.Provider value={parts}>
        <CurrentLesson.Provider value={{ model, startOver }}>
          <GameScreen
            hasShortcuts={preferences.value.shortcuts}
            scoringPace={0}
            onRematch={startOver}
            onLeave={onLeave}
          />
        </CurrentLesson.Provider>
      </LessonContext.Provider>
    </GameContext.Provider>
  );
}
