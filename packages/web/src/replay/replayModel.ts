/** A replay as the page shows it: which turn, through whose eyes, whether it plays by itself and how fast. */
import type { Eyes, WatchedTurn } from '@kairo/table';
import type { Wanted } from '@kairo/texts/browser';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../client/session.ts';
import { pace } from '../motion/pace.ts';
import { motion } from '../preferences/effective.ts';
import { nextTurn } from './turnFacts.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one turn to the next, besides what the performance takes; longer if nothing moves. */
const GAP = 300;
const GAP_WITHOUT_MOTION = 1200;

/** Where the turns come from, one at a time. */
export interface TurnLine {
  /** The number of the turn that the page was sent last. */
  readonly arrived: ReadonlySignal<number>;
  show(turn: number): void;
  watch(eyes: Eyes, watched: (eyes: Eyes, turns: readonly WatchedTurn[]) => void): void;
}

export class ReplayModel {
  readonly turn: ReadonlySignal<number>;
  readonly eyes: ReadonlySignal<Eyes>;
  /** As far as these eyes saw them. */
  readonly turns: ReadonlySignal<readonly WatchedTurn[]>;
  /** The one that is shown. */
  readonly shown: ReadonlySignal<WatchedTurn | undefined>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed = signal<Speed>(1);
  /** The number of the last turn. */
  readonly last: number;

  private readonly line: TurnLine;
  private readonly session: Session;
  private readonly number = signal(0);
  private readonly seen: ReturnType<typeof signal<{ eyes: Eyes; turns: readonly WatchedTurn[] }>>;
  private readonly running = signal(false);

  constructor(line: TurnLine, session: Session, turns: readonly WatchedTurn[], through: Eyes = 'all') {
    this.line = line;
    this.session = session;
    this.last = turns.length - 1;
    const all = { eyes: through, turns };
    this.seen = signal(all);
    const seen = computed(() => this.seen.value ?? all);
    this.eyes = computed(() => seen.value.eyes);
    this.turns = computed(() => seen.value.turns);
    this.turn = this.number;
    this.shown = computed(() => this.turns.value[this.number.value]);
    this.isPlaying = this.running;
  }

  /** Plays while it is running; returns a disposer. */
  start(): () => void {
    const stopHaste = effect(() => {
      pace.haste = this.speed.value;
    });
    const stopPlaying = effect(() => {
      const isThere = this.line.arrived.value === this.number.value && this.session.stage.isIdle.value;
      if (!this.running.value || !isThere) return undefined;
      if (this.number.value >= this.last) {
        this.running.value = false;
        return undefined;
      }
      const gap = (motion.value === 'none' ? GAP_WITHOUT_MOTION : GAP) / this.speed.value;
      const timer = setTimeout(() => this.show(this.number.value + 1), gap);
      return () => clearTimeout(timer);
    });
    return () => {
      stopPlaying();
      stopHaste();
      pace.haste = 1;
    };
  }

  /** Stops there. A turn that there is not counts as the nearest one. */
  go(turn: number): void {
    this.running.value = false;
    this.show(turn);
  }

  /** Goes to the next turn of a kind and performs it; false if there is none. */
  seek(wanted: Wanted): void {
    const found = nextTurn(this.turns.value, this.number.value, wanted);
    if (found === undefined) return;
    this.go(found - 1);
    this.show(found);
  }

  has(wanted: Wanted): boolean {
    return nextTurn(this.turns.value, this.number.value, wanted) !== undefined;
  }

  /** From the beginning, if it is at the end. */
  togglePlaying(): void {
    if (!this.running.value && this.number.value >= this.last) this.show(0);
    this.running.value = !this.running.value;
  }

  lookThrough(eyes: Eyes): void {
    this.line.watch(eyes, (as, turns) => {
      this.seen.value = { eyes: as, turns };
    });
  }

  /** One turn forward is performed; any other is shown at once. */
  private show(wanted: number): void {
    const to = Math.max(0, Math.min(wanted, this.last));
    const from = this.number.value;
    if (to === from) return;
    this.number.value = to;
    if (to === from + 1) this.session.stage.skip();
    this.line.show(to);
    if (to !== from + 1) this.session.lookAs('spectator');
  }
}
