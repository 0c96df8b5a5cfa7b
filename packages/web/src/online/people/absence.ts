/**
 * What a player missed while the page was hidden, without a connection or closed. It is offered on return if others
 * have moved meanwhile, until the player acts.
 */
import type { KnownStep } from '@kairo/protocol';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import type { Session } from '../../client/session.ts';
import type { Absence } from '../../game/online.ts';
import { t } from '../../i18n/texts.ts';
import { lastVisit, rememberVisit, type Visit } from '../../storage/visits.ts';

const MINUTE = 60_000;
/** How often the page notes that it is being looked at. */
const NOTE_EVERY = 20_000;
/** After so long without a connection a person counts as gone, also for the server. */
const GONE = 2 * MINUTE;

interface Missed {
  readonly left: Visit;
  readonly returned: Visit;
  /** The page was hidden or closed. */
  readonly wasHidden: boolean;
  /** A bot has begun to play for the reader. */
  readonly wasStoodIn: boolean;
}

export type AbsenceSignal = ReadonlySignal<Absence | undefined>;

interface Tracked {
  readonly absence: AbsenceSignal;
  /** Follows the game until the result is called. */
  readonly follow: (session: Session) => () => void;
}

type Steps = Pick<Session, 'seq' | 'stepsAfter' | 'viewer' | 'draft' | 'isStoodIn'>;

const isMove = ({ seat, note }: KnownStep): boolean => seat !== undefined && note === undefined;

export function trackAbsence(table: Pick<OnlineTable, 'id' | 'isCurrent' | 'talk'>): Tracked {
  const missed = signal<Missed | undefined>(undefined);
  const absence = computed((): Absence | undefined => {
    if (missed.value === undefined) return undefined;
    const { left, returned, wasHidden, wasStoodIn } = missed.value;
    const words = t.company.since;
    const minutes = Math.round((returned.at - left.at) / MINUTE);
    const messages = table.talk.said.value.filter(({ at }) => at > left.at && at <= returned.at).length;
    const facts = [
      ...(minutes > 0 ? [words.minutes(minutes)] : []),
      ...(messages > 0 ? [words.messages(messages)] : []),
    ];
    return {
      heading: words.heading,
      facts: facts.length > 0 ? facts.join(' · ') : undefined,
      note: wasStoodIn ? words.botPlayed : undefined,
      opens: wasHidden || returned.at - left.at >= GONE,
    };
  });
  const follow = (session: Steps): (() => void) => {
    const isHidden = signal(document.hidden);
    const isHere = computed(() => !isHidden.value && table.isCurrent.value);
    let latest = lastVisit(table.id);
    let hasBeenHidden = true;
    const note = (): Visit => {
      latest = { at: Date.now(), seq: session.seq.peek() };
      rememberVisit(table.id, latest);
      return latest;
    };
    const arrive = (): void => {
      // Another window of the same browser may have shown more.
      const left = lastVisit(table.id) ?? latest;
      const returned = note();
      const wasHidden = hasBeenHidden;
      hasBeenHidden = false;
      const reader = session.viewer.value;
      if (left === undefined || reader === 'spectator') return;
      const news = session.stepsAfter(left.seq);
      if (!news.some((step) => isMove(step) && step.seat !== reader)) return;
      const wasStoodIn = news.some(
        ({ note }) =>
          note !== undefined && 'standIn' in note && note.seat === reader && note.standIn !== null,
      );
      missed.value = { left, returned, wasHidden, wasStoodIn };
    };
    // Registered after the listener that wakes the line, so that a connection that may be dead no longer counts.
    const look = (): void => {
      if (isHere.peek()) note();
      if (document.hidden) hasBeenHidden = true;
      isHidden.value = document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(() => isHere.peek() && note(), NOTE_EVERY);
    const stops = [
      effect(() => {
        if (isHere.value) untracked(arrive);
      }),
      effect(() => {
        void session.seq.value;
        if (isHere.peek()) note();
      }),
      effect(() => {
        const back = missed.value?.returned;
        if (back !== undefined && hasActed(session, back.seq)) missed.value = undefined;
      }),
      () => clearInterval(timer),
      () => document.removeEventListener('visibilitychange', look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { absence, follow };
}

/** Whether the reader has played since; a stand-in's moves are not theirs. */
function hasActed(session: Steps, since: number): boolean {
  if (session.isStoodIn.value) return false;
  const { canUndo, held } = session.draft.value ?? {};
  if (canUndo === true || held !== undefined) return true;
  return session.stepsAfter(since).some((step) => isMove(step) && step.seat === session.viewer.value);
}
