/** The page of a review: turning points, board, an open turning point, and the curve. */
import { useEffect, useMemo } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { t } from '../i18n/texts.ts';
import { arrangement, followSize } from '../replay/arrangement.ts';
import { useReplay } from '../replay/context.ts';
import { ReplayBoard } from '../replay/ReplayBoard.tsx';
import { ReplayTop } from '../replay/ReplayTop.tsx';
import type { ReplayPlace } from '../replay/replayPlace.ts';
import type { ReplaySource } from '../worker/replayControl.ts';
import { Curve } from './Curve.tsx';
import { marksOfMove } from './moveMarks.ts';
import { PointDetail } from './PointDetail.tsx';
import { PointList, WhoseChoice } from './PointList.tsx';
import { HowButton, Progress } from './Progress.tsx';
import { FEWEST_TURNS, ReviewModel } from './reviewModel.ts';

interface Props {
  readonly place: ReplayPlace;
  readonly source: ReplaySource;
}

export function ReviewScreen({ place, source }: Props) {
  const replay = useReplay();
  useEffect(followSize, []);
  return replay.last < FEWEST_TURNS ? <TooShort place={place} /> : <Review place={place} source={source} />;
}

function TooShort({ place }: Pick<Props, 'place'>) {
  const { heading, text } = t.review.short;
  return (
    <main class="review" data-layout="short">
      <ReplayTop place={place} part="review" />
      <section class="panel review-short">
        <h2 class="display">{heading}</h2>
        <p>{text}</p>
      </section>
    </main>
  );
}

function Review({ place, source }: Props) {
  const replay = useReplay();
  const { session, view } = useGame();
  const review = useMemo(
    () => new ReviewModel(source, session.setup.peek()?.seats ?? [], replay),
    [source, session, replay],
  );
  useEffect(() => () => review.line.close(), [review]);
  const edition = session.edition.value;
  if (edition === undefined) return null;
  const arranged = arrangement.value;
  const isWide = arranged === 'wide' || arranged === 'low';
  return (
    <main
      class="review"
      data-layout={isWide ? 'wide' : arranged}
      style={{ '--columns': edition.columns, '--rows': edition.rows, '--lanes': view.value.seats.length }}
    >
      {isWide ? (
        <Wide place={place} source={source} review={review} />
      ) : (
        <Narrow place={place} source={source} review={review} />
      )}
    </main>
  );
}

interface ArrangedProps extends Props {
  readonly review: ReviewModel;
}

function Wide({ place, source, review }: ArrangedProps) {
  return (
    <>
      <div class="review-left">
        <ReplayTop place={place} part="review" />
        <Points review={review} />
      </div>
      <ReviewBoard review={review} />
      <section class="panel review-right" aria-label={t.review.move.onBoard}>
        <PointDetail review={review} source={source} />
        <HowButton />
      </section>
      <Curve review={review} />
    </>
  );
}

function Narrow({ place, source, review }: ArrangedProps) {
  return (
    <>
      <ReplayTop place={place} part="review" />
      <Curve review={review} isBrief />
      <ReviewBoard review={review} />
      <div class="replay-rest">
        {review.chosen.value !== undefined && (
          <section class="panel review-right" aria-label={t.review.move.onBoard}>
            <PointDetail review={review} source={source} />
          </section>
        )}
        <Points review={review} />
        <HowButton />
      </div>
    </>
  );
}

function Points({ review }: Pick<ArrangedProps, 'review'>) {
  const words = t.review.points;
  return (
    <section class="panel review-list" aria-label={words.heading}>
      <header>
        <h2 class="display">{words.heading}</h2>
        <WhoseChoice review={review} />
      </header>
      <p class="review-note">{words.note}</p>
      <Progress review={review} />
      <PointList review={review} />
      <p class="unseen" role="status">
        {review.report.value?.isDone && t.review.progress.done}
      </p>
    </section>
  );
}

function ReviewBoard({ review }: Pick<ArrangedProps, 'review'>) {
  const { icons } = useGame();
  const point = review.chosen.value;
  const more = point === undefined ? {} : marksOfMove(point[review.side.value], point.position, icons.value);
  return <ReplayBoard more={more} />;
}
