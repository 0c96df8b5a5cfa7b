/** What the learner's turn has brought, and why it matters. */
import type { GameEvent } from '@kairo/engine';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { partsOf } from '../screen/previews/consequence.tsx';
import { useWords } from '../wording/words.ts';
import { useCurrentLesson } from './context.ts';

/** Said in a sentence, because previews do not show them. */
function isSaid(event: GameEvent): boolean {
  switch (event.type) {
    case 'picked':
    case 'discarded':
    case 'stallBuilt':
    case 'stallMoved':
    case 'gameOver':
      return true;
    case 'scored':
      return event.for === 'medals' || event.for === 'money';
    default:
      return false;
  }
}

export function Gains() {
  const { model } = useCurrentLesson();
  const game = useGame();
  const words = useWords();
  const all = model.events.value;
  const rows = all.flatMap((event) => {
    if (isSaid(event)) return [{ words: words.play.event(event, words.table), sign: undefined }];
    return partsOf(event, { all, model: game, words });
  });
  return (
    <ul class="lesson-gains">
      {rows.map(({ words: text, sign }) => (
        <li key={text} data-plain={sign === undefined || undefined}>
          {sign !== undefined && (
            <span class="consequence" aria-hidden="true">
              {sign}
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

export function Matters() {
  const { lesson } = useCurrentLesson().model;
  return (
    <div class="lesson-matters">
      <b>{t.learn.matters}</b>
      <p>{t.learn.lesson[lesson.id].matters}</p>
    </div>
  );
}
