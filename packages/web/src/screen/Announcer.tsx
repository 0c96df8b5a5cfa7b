/** Announces the game to screen readers, in the page's title, and by sound. */
import { effect, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { mainEvent } from '../game/logEntries.ts';
import { turnNews } from '../game/turnNews.ts';
import { NAME } from '../shell/loading/name.ts';
import { turnStatus } from '../wording/turnStatus.ts';
import { useWords } from '../wording/words.ts';

export function Announcer() {
  const model = useGame();
  const words = useWords();
  const { session, choice, isMyTurn } = model;
  const { t, play, table } = words;
  const status = turnStatus(model, words);

  useEffect(() => {
    document.title = `${status} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [status]);

  useEffect(
    () =>
      effect(() => {
        const isInVain = session.refusal.value !== undefined || choice.whyNot.value !== undefined;
        if (isInVain) void import('../sound/sounds.ts').then(({ ring }) => ring('refused'));
      }),
    [session, choice],
  );

  const news = useComputed(() => {
    const viewer = session.viewer.value;
    return isMyTurn.value && viewer !== 'spectator' ? turnNews(viewer, session.shownSteps.value) : undefined;
  });
  const events = news.value?.flatMap((step) => mainEvent(step.events) ?? []);
  return (
    <p class="unseen" aria-live="polite" data-announcer>
      {events && t.live.yourTurnAfter(events.map((event) => play.event(event, table)).join(' ')).trim()}
    </p>
  );
}
