/** What the page and the worker that reviews a finished game say to each other. */
import type { Seat } from '@kairo/engine';
import type { ReviewReport } from '@kairo/table';
import type { ReplaySource } from './replayControl.ts';

export type ToReviewWorker =
  /** The first message. */
  | { readonly type: 'open'; readonly source: ReplaySource; readonly seat: Seat }
  /** Whose turning points are wanted. */
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'run' | 'pause' };

export type FromReviewWorker =
  | { readonly type: 'report'; readonly report: ReviewReport }
  /** The game cannot be opened, or the review has stopped for good. */
  | { readonly type: 'failed' };
