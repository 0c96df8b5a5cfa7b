/** The consequences of an action: a symbol and a number for each, with words for screen readers. */
import { isTileAction } from '../../choice/builds.ts';
import type { Preview } from '../../choice/inquiry.ts';
import { useGame } from '../../game/context.ts';
import type { GameModel } from '../../game/model.ts';
import { useWords, type Words } from '../../wording/words.ts';
import { type Consequence, partsOf } from './consequence.tsx';

/** Of the action that could be confirmed; empty until the table has answered. */
export function useConsequences(): readonly Consequence[] {
  const model = useGame();
  const words = useWords();
  const preview = model.inquiry.preview.value;
  return preview === undefined ? [] : consequencesOf(preview, model, words);
}

export function consequencesOf(
  { events, action }: Pick<Preview, 'events' | 'action'>,
  model: GameModel,
  words: Words,
): readonly Consequence[] {
  const parts = events.flatMap((event) => partsOf(event, { all: events, model, words }));
  const total = totalOf(events, words);
  const all = total === undefined ? parts : [...parts, total];
  const { preview } = words.t;
  const isBuild = isTileAction(action) && action.type !== 'place';
  if (!isBuild || events.some(({ type }) => type === 'paid')) return all;
  return [...all, { kind: 'free', words: preview.noPrice, sign: preview.noPrice }];
}

/** The sum of several scores. */
function totalOf(events: Preview['events'], { t, terms }: Words): Consequence | undefined {
  const scores = events.flatMap((event) => (event.type === 'scored' ? [event.points] : []));
  if (scores.length < 2) return undefined;
  const points = scores.reduce((sum, score) => sum + score, 0);
  return {
    kind: 'total',
    words: t.preview.total(points),
    sign: (
      <>
        = <b>{terms.number(points)}</b>
        <span class="unit">{t.panels.points}</span>
      </>
    ),
  };
}

export function Consequences({ of }: { readonly of: readonly Consequence[] }) {
  return (
    <ul class="consequences">
      {of.map(({ kind, words, sign }) => (
        <li key={words} data-kind={kind} title={words}>
          <span class="unseen">{words}</span>
          <span class="consequence" aria-hidden="true">
            {sign}
          </span>
        </li>
      ))}
    </ul>
  );
}
