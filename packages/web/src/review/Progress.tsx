/** How far the review has come; it can be stopped and continued. Below, how it is worked out. */
import { useSignal } from '@preact/signals';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { Dialog } from '../shell/dialog/Dialog.tsx';
import { SHARES, TRUST } from './figures.ts';
import type { ReviewModel } from './reviewModel.ts';

export function Progress({ review }: { readonly review: ReviewModel }) {
  const words = t.review.progress;
  const { line } = review;
  const report = review.report.value;
  if (line.hasFailed.value) {
    return (
      <p class="review-progress" role="alert">
        {words.stopped}
      </p>
    );
  }
  if (report?.isDone) return null;
  const { judged = 0, turns = 1, looks = [] } = report ?? {};
  const now = judged < turns ? undefined : (looks.find(({ done, of }) => done < of) ?? looks.at(-1));
  const shares = [
    judged / turns,
    ...looks.map(({ done, of }) => (now === undefined || of === 0 ? 0 : done / of)),
  ];
  const share = shares.reduce((total, part, i) => total + part * (SHARES[i] ?? 0), 0);
  const isPaused = line.isPaused.value;
  return (
    <div class="review-progress">
      <p>
        <b>{isPaused ? words.paused : words.heading}</b>
        <span>{now === undefined ? words.turns(judged, turns) : words.closer(now.done, now.of)}</span>
      </p>
      <button type="button" class="button small" onClick={() => line.togglePaused()}>
        {isPaused ? words.resume : words.pause}
      </button>
      <progress max={1} value={share} aria-label={words.heading} />
    </div>
  );
}

export function HowButton() {
  const isOpen = useSignal(false);
  const words = t.review.how;
  return (
    <>
      <button
        type="button"
        class="button small plain review-how"
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <UiIcon name="help" size={20} />
        {words.heading}
      </button>
      {isOpen.value && (
        <Dialog heading={words.heading} onClose={() => (isOpen.value = false)} className="review-how-dialog">
          <p>{words.knows}</p>
          <p>{words.scale}</p>
          <p>{words.looks}</p>
          <p>{words.trust(TRUST)}</p>
        </Dialog>
      )}
    </>
  );
}
