/** What the learner's turn has brought, and why it matters. */
import type { EventType, GameEvent } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useGame } from '../game/context.ts';
import type { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { Medal } from '../pieces/Medal.tsx';
import { Seal } from '../pieces/Seal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { partsOf } from '../screen/previews/consequence.tsx';
import { useWords, type Words } from '../wording/words.ts';
import { useCurrentLesson } from './context.ts';

interface Gain {
  readonly text: string;
  readonly sign?: ComponentChildren;
  readonly points?: number;
}

/** The learner's seat. */
const OWN = 0;

/** Said in a sentence, because previews do not show them. */
const SAID: ReadonlySet<EventType> = new Set([
  'picked',
  'discarded',
  'placed',
  'stallBuilt',
  'stallMoved',
  'gameOver',
]);
/** The price and the cards were the learner's own choice. */
const LEFT_OUT: ReadonlySet<EventType> = new Set(['cardsPlayed', 'paid', 'scored']);

interface Context {
  readonly all: readonly GameEvent[];
  readonly game: GameModel;
  readonly words: Words;
}

/** The points that an event has brought, which follow it. */
function pointsFor(event: GameEvent, all: readonly GameEvent[], source: string): number {
  const scored = all
    .slice(all.indexOf(event))
    .find((later) => later.type === 'scored' && later.seat === OWN && later.for === source);
  return scored?.type === 'scored' ? scored.points : 0;
}

function gainsOf(event: GameEvent, context: Context): readonly Gain[] {
  const { all, game, words } = context;
  const said = (): Gain => ({ text: words.play.event(event, words.table) });
  if (event.type === 'expanded') {
    const { colour, size } = event;
    const sign = <StandChip colour={colour} count={size} size={34} />;
    return [{ text: t.learn.gains.stand(size), sign, points: pointsFor(event, all, 'size') }];
  }
  if (event.type === 'medalTaken') {
    const { colour, medal, from } = event;
    const value = pointsFor(event, all, medal);
    const loser = from === 'supply' ? undefined : game.names.value[from];
    const sign = <Medal metal={medal} colour={colour} value={value} size={34} />;
    return [{ text: t.learn.gains.medal(medal, loser), sign, points: value }];
  }
  if (event.type === 'scored') {
    const isFinal = event.for === 'medals' || event.for === 'money';
    return isFinal && event.seat === OWN ? [said()] : [];
  }
  if (SAID.has(event.type)) return [said()];
  if (LEFT_OUT.has(event.type)) return [];
  return partsOf(event, { all, model: game, words }).map(({ words: text, sign }) => ({
    text,
    sign: (
      <span class="consequence" aria-hidden="true">
        {sign}
      </span>
    ),
  }));
}

export function Gains() {
  const { model } = useCurrentLesson();
  const game = useGame();
  const words = useWords();
  const all = model.events.value.filter((event) => !('seat' in event) || event.seat === OWN);
  const gains = all.flatMap((event) => gainsOf(event, { all, game, words }));
  const counted = gains.filter(({ points }) => points !== undefined);
  const total = counted.reduce((sum, { points = 0 }) => sum + points, 0);
  return (
    <ul class="lesson-gains">
      {gains.map(({ text, sign, points }) => (
        <li key={text} data-plain={sign === undefined || undefined}>
          {sign !== undefined && <span>{sign}</span>}
          <span>{text}</span>
          {points !== undefined && <strong>+{points}</strong>}
        </li>
      ))}
      {counted.length > 1 && (
        <li class="lesson-sum">
          <Seal sign={game.icons.value[OWN] ?? 'neutral'} size={26} />
          <span>{t.learn.gains.total}</span>
          <strong>+{total}</strong>
        </li>
      )}
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
