/** A review as the page shows it: whose turning points, which one is open, and which of its two moves. */
import type { Seat } from '@kairo/engine';
import { PERSON, type SeatSetup } from '@kairo/protocol';
import type { ReviewedTurn, ReviewReport } from '@kairo/table';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { ReviewLine } from '../client/reviewLine.ts';
import type { ReplayModel } from '../replay/replayModel.ts';
import type { ReplaySource } from '../worker/replayControl.ts';

/** Shorter games are not reviewed. */
export const FEWEST_TURNS = 10;

export type Side = 'played' | 'better';

export class ReviewModel {
  readonly line: ReviewLine;
  readonly report: ReadonlySignal<ReviewReport | undefined>;
  readonly seat: ReadonlySignal<Seat>;
  /** The open turning point. */
  readonly chosen: ReadonlySignal<ReviewedTurn | undefined>;
  /** Its place in the list, from 0; -1 if none is open. */
  readonly place: ReadonlySignal<number>;
  readonly side = signal<Side>('better');
  private readonly replay: ReplayModel;
  private readonly wantedSeat: ReturnType<typeof signal<Seat>>;
  private readonly wantedTurn = signal<number | undefined>(undefined);

  constructor(source: ReplaySource, seats: readonly SeatSetup[], replay: ReplayModel) {
    this.replay = replay;
    const person = Math.max(
      0,
      seats.findIndex(({ player }) => player === PERSON),
    );
    this.wantedSeat = signal(person);
    this.seat = computed(() => this.wantedSeat.value ?? person);
    this.line = new ReviewLine(source, person);
    this.report = this.line.report;
    this.place = computed(
      () => this.report.value?.points.findIndex(({ turn }) => turn === this.wantedTurn.value) ?? -1,
    );
    this.chosen = computed(() => this.report.value?.points[this.place.value]);
  }

  lookFrom(seat: Seat): void {
    batch(() => {
      this.wantedSeat.value = seat;
      this.wantedTurn.value = undefined;
    });
    this.line.lookFrom(seat);
  }

  /** Shows the board before that turning point. One that there is not counts as the nearest. */
  choose(place: number): void {
    const points = this.report.value?.points ?? [];
    const point = points[Math.max(0, Math.min(place, points.length - 1))];
    if (point === undefined) return;
    batch(() => {
      this.wantedTurn.value = point.turn;
      this.side.value = 'better';
    });
    this.replay.go(point.turn - 1);
  }
}
