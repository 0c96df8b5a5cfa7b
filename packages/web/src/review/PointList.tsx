/** The turning points, in order of play; each can be opened. */
import type { ReviewedTurn } from '@kairo/table';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { useWords } from '../wording/words.ts';
import type { ReviewModel } from './reviewModel.ts';

export function PointList({ review }: { readonly review: ReviewModel }) {
  const report = review.report.value;
  const words = t.review.points;
  if (report === undefined) return null;
  if (report.points.length === 0)
    return <p class="review-none">{report.isDone ? words.none : words.noneYet}</p>;
  return (
    <ol class="review-points">
      {report.points.map((point, i) => (
        <li key={point.turn}>
          <Point
            point={point}
            number={i + 1}
            isChosen={review.place.value === i}
            onChoose={() => review.choose(i)}
          />
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly point: ReviewedTurn;
  readonly number: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Point({ point, number, isChosen, onChoose }: Props) {
  const { icons, names } = useGame();
  const { turn, seat, position, played, better, isCertain } = point;
  const { play, table } = useWords();
  const words = t.review.points;
  const icon = icons.value[seat];
  return (
    <button type="button" class="review-point" aria-pressed={isChosen} onClick={onChoose}>
      <span class="review-number" aria-hidden="true">
        {number}
      </span>
      <span class="review-deed">
        <small>
          {t.replay.turnNumber(turn)}
          {icon !== undefined && <Seal sign={icon} size={18} label={names.value[seat]} />}
          {!isCertain && <i>{words.provisional}</i>}
        </small>
        <b>{play.move(played.action, table, position)}</b>
        <span>{words.better(play.move(better.action, table, position))}</span>
      </span>
      <Chances before={better.chance} after={played.chance} />
    </button>
  );
}

/** From what was possible to what was played. */
function Chances({ before, after }: { readonly before: number; readonly after: number }) {
  const written = t.advice.hints.chance;
  return (
    <span class="review-chances">
      <span class="unseen">{t.review.points.chances(Math.round(100 * before), Math.round(100 * after))}</span>
      <span aria-hidden="true">{written(before)}</span>
      <span aria-hidden="true" class="review-fall">
        ↓
      </span>
      <b aria-hidden="true">{written(after)}</b>
    </span>
  );
}

/** Whose turning points are shown. */
export function WhoseChoice({ review }: { readonly review: ReviewModel }) {
  const { icons, names } = useGame();
  return (
    <fieldset class="review-whose">
      <legend class="unseen">{t.review.points.whose}</legend>
      {icons.value.map((icon, seat) => (
        <button
          key={icon}
          type="button"
          aria-pressed={review.seat.value === seat}
          aria-label={names.value[seat]}
          title={names.value[seat]}
          onClick={() => review.lookFrom(seat)}
        >
          <Seal sign={icon} size={26} />
        </button>
      ))}
    </fieldset>
  );
}
