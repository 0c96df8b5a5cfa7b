/**
 * What the others did since a player's last turn, shown until that player acts. At a shared screen it is shown before the
 * hand: its reader is then not seated yet.
 */
import type { Seat, View } from '@kairo/engine';
import type { Icon } from '@kairo/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { NO_TRAIL, type Trail } from '../board/model/trail.ts';
import type { Choice } from '../choice/choice.ts';
import type { Session } from '../client/session.ts';
import { type LogEntry, logEntries } from './logEntries.ts';
import { stepsSinceTurnOf } from './sinceLastTurn.ts';
import { movesOfOthers, type NumberedMove, tracesOf } from './trail.ts';

/** `faint` while something else is being chosen. */
export type Visibility = 'clear' | 'faint' | 'gone';

export class Recap {
  /** The person who has opened the curtain, and whose hand is still covered. */
  readonly coveredFor: ReadonlySignal<Seat | undefined>;
  /** Whose turn it was. */
  readonly reader: ReadonlySignal<Seat | undefined>;
  /** The settled steps since then, those included that have not been shown yet. */
  readonly news: ReadonlySignal<ReturnType<typeof stepsSinceTurnOf>>;
  /** Those of them that have been shown. */
  readonly shownNews: ReadonlySignal<ReturnType<typeof stepsSinceTurnOf>>;
  /** The same without the reader's own. */
  readonly moves: ReadonlySignal<readonly NumberedMove[]>;
  /** The last move of the reader. */
  readonly ownMove: ReadonlySignal<LogEntry | undefined>;
  readonly presence: ReadonlySignal<Visibility>;
  readonly trail: ReadonlySignal<Trail>;
  /** The number of the move that is looked at. */
  readonly lit = signal<number | undefined>(undefined);

  private readonly covered = signal<Seat | undefined>(undefined);
  /** Whether the reader wants to see it or has closed it. */
  private readonly wish = signal<boolean | undefined>(undefined);
  private readonly session: Session;
  private readonly choice: Choice;

  constructor(session: Session, choice: Choice, icons: ReadonlySignal<readonly Icon[]>) {
    this.session = session;
    this.choice = choice;
    this.coveredFor = this.covered;
    this.reader = computed(() => {
      const viewer = session.viewer.value;
      return viewer === 'spectator' ? this.coveredFor.value : viewer;
    });
    const since = (steps: Session['steps']): ReturnType<typeof stepsSinceTurnOf> =>
      this.reader.value === undefined ? [] : stepsSinceTurnOf(this.reader.value, steps.value);
    this.news = computed(() => since(session.steps));
    this.shownNews = computed(() => since(session.shownSteps));
    this.moves = computed(() =>
      this.reader.value === undefined ? [] : movesOfOthers(this.reader.value, this.shownNews.value),
    );
    this.ownMove = computed(() => {
      const steps = session.steps.value;
      const before = steps.slice(0, steps.length - this.news.value.length);
      return logEntries(before).findLast(({ seat }) => seat !== undefined && seat === this.reader.value);
    });
    this.presence = computed(() => this.presenceNow());
    this.trail = computed(() => {
      const scene = session.stage.scene.value;
      const isReplay = scene !== undefined && scene.step === undefined;
      if (this.presence.value === 'gone' || isReplay) return NO_TRAIL;
      return {
        traces: tracesOf(this.moves.value, icons.value),
        isFaint: this.presence.value === 'faint',
        lit: this.lit.value,
      };
    });
  }

  /** Shows a person what has happened before their hand; false if nothing has. */
  coverFor(seat: Seat): boolean {
    const news = stepsSinceTurnOf(seat, this.session.shownSteps.value);
    if (movesOfOthers(seat, news).length === 0) return false;
    this.covered.value = seat;
    return true;
  }

  /** The person is seated and sees their hand. */
  uncover(): void {
    this.covered.value = undefined;
  }

  /** Brings it back, or puts it away. */
  toggle(): void {
    this.wish.value = this.presence.value !== 'clear';
  }

  close(): void {
    this.wish.value = false;
  }

  /** For the next turn. */
  forgetWish(): void {
    this.wish.value = undefined;
    this.lit.value = undefined;
  }

  /** The view before the news; undefined if it is too old to be shown again. */
  get start(): View | undefined {
    return this.session.steps.value.at(-this.news.value.length - 1)?.view;
  }

  /** Performs the moves again on the stage. */
  replay(): void {
    const { stage } = this.session;
    const { start } = this;
    const latest = stage.view.value;
    // A view that is still being replaced must not be the last one.
    if (!stage.isIdle.value || start === undefined || latest === undefined) return;
    stage.jump(start);
    for (const { events, view } of this.news.value) stage.add(events, view ?? latest);
    stage.add([], latest);
  }

  private presenceNow(): Visibility {
    const isOver = this.session.acting.value === undefined;
    if (isOver || this.moves.value.length === 0) return 'gone';
    if (this.wish.value !== undefined) return this.wish.value ? 'clear' : 'gone';
    if (this.hasActed()) return 'gone';
    return this.choice.hasPicks ? 'faint' : 'clear';
  }

  private hasActed(): boolean {
    const { canUndo, isComplete, held } = this.session.draft.value ?? {};
    const hasSettled = this.news.value.some(({ seat }) => seat === this.reader.value);
    return canUndo === true || isComplete === true || held !== undefined || hasSettled;
  }
}
