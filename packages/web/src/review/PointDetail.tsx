/** An open turning point: what was played, what would have been better, and why. */
import type { ReviewedMove, ReviewedTurn } from '@kairo/table';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { useReplay } from '../replay/context.ts';
import { TryAgainButton } from '../replay/TryAgain.tsx';
import { Reasons } from '../screen/hints/Hint.tsx';
import { useWords } from '../wording/words.ts';
import type { ReplaySource } from '../worker/replayControl.ts';
import type { ReviewModel, Side } from './reviewModel.ts';

/** The most reasons that are given for a move. */
const MOST_REASONS = 5;

interface Props {
  readonly review: ReviewModel;
  readonly source: ReplaySource;
}

export function PointDetail({ review, source }: Props) {
  const { session, names } = useGame();
  const { play, table } = useWords();
  const point = review.chosen.value;
  if (point === undefined) return <p class="review-choose">{t.review.points.choose}</p>;
  const { seat, position, played, better, simulations } = point;
  const words = t.review.move;
  const name = names.value[seat] ?? '';
  const side = review.side.value;
  const shown = side === 'better' ? better : played;
  const moveOf = ({ action }: ReviewedMove): string => play.move(action, table, position);
  const isRival = seat !== review.seat.value;
  return (
    <div class="review-detail">
      <Place review={review} point={point} />
      <fieldset class="review-sides">
        <legend class="unseen">{words.onBoard}</legend>
        <SideButton
          review={review}
          side="played"
          move={played}
          label={words.played(name)}
          said={moveOf(played)}
        />
        <SideButton review={review} side="better" move={better} label={words.better} said={moveOf(better)} />
      </fieldset>
      {moveOf(played) === moveOf(better) && <p>{words.otherPayment}</p>}
      <div class="review-why" aria-live="polite">
        <h3>{side === 'better' ? words.whyBetter : words.whyPlayed}</h3>
        {isRival && <p>{words.asRival(name)}</p>}
        <Reasons of={shown.reasons.slice(0, MOST_REASONS)} />
        <p class="review-note">{words.simulations(simulations)}</p>
      </div>
      <TryAgainButton
        turn={point.turn - 1}
        seat={seat}
        names={names.value}
        players={session.setup.value?.seats.map(({ player }) => player) ?? []}
        source={async () => source}
      />
    </div>
  );
}

interface SideProps {
  readonly review: ReviewModel;
  readonly side: Side;
  readonly move: ReviewedMove;
  readonly label: string;
  readonly said: string;
}

function SideButton({ review, side, move, label, said }: SideProps) {
  return (
    <button
      type="button"
      aria-pressed={review.side.value === side}
      data-side={side}
      onClick={() => (review.side.value = side)}
    >
      <small>{label}</small>
      <b>{said}</b>
      <span class="review-chance">{t.advice.hints.chance(move.chance)}</span>
    </button>
  );
}

/** Which turning point it is, with the ways to its neighbours. */
function Place({ review, point }: { readonly review: ReviewModel; readonly point: ReviewedTurn }) {
  const { last } = useReplay();
  const words = t.review.points;
  const place = review.place.value;
  const count = review.report.value?.points.length ?? 0;
  return (
    <header class="review-place">
      <Neighbour label={words.previous} isOff={place <= 0} onPress={() => review.choose(place - 1)} isBack />
      <h2 class="display">
        {words.place(place + 1, count)}
        <small>{t.replay.turn(point.turn, last)}</small>
      </h2>
      <Neighbour label={words.next} isOff={place >= count - 1} onPress={() => review.choose(place + 1)} />
    </header>
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly isBack?: boolean;
  readonly onPress: () => void;
}

/** At an end of the list it is not `disabled`, so that it keeps the focus. */
function Neighbour({ label, isOff, isBack = false, onPress }: NeighbourProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <UiIcon name={isBack ? 'back' : 'next'} size={22} />
    </button>
  );
}
