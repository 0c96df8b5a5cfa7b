/** Announces the game to screen readers, in the page's title, and by sound. */
import { effect, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { mainEvent } from '../game/logEntries.ts';
import { NAME } from '../shell/loading/name.ts';
import { turnStatus } from '../wording/turnStatus.ts';
import { useWords } from '../wording/words.ts';

export function Announcer() {
  const model = useGame();
  const words = useWords();
  const { session, choice, isMyTurn, news } = model;
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

  const events = useComputed(() => news.value.flatMap((step) => mainEvent(step.events) ?? []));
  const isNew = isMyTurn.value && session.draft.value === undefined;
  return (
    <p class="unseen" aria-live="polite">
      {isNew && t.live.yourTurnAfter(events.value.map((event) => play.event(event, table)).join(' '))}
    </p>
  );
}
