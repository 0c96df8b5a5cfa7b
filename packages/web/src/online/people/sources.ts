import type { Signal } from '@preact/signals';
import type { OnlineSources } from '../parts/sources.ts';
import type { AbsenceSignal } from './absence.ts';

/** What the parts about people are made of. */
export interface PeopleSources extends Pick<OnlineSources, 'table' | 'presences'> {
  /** The code with which the last wish was refused. */
  readonly refusal: Signal<string | undefined>;
  readonly absence: AbsenceSignal;
  readonly talkPlace: TalkPlace;
}

/** Where people talk: in a tab beside the log, or in a sheet. */
export interface TalkPlace {
  readonly hasTabs: Signal<boolean>;
  readonly tab: Signal<'log' | 'talk'>;
}
