/**
 * The view that is shown. It may lag behind the table: steps are shown one after the other, each for as long as its
 * performance takes.
 */
import type { GameEvent, View } from '@kairo/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A step to be shown: what happened, and the view before and after. */
export interface Scene {
  readonly events: readonly GameEvent[];
  /** The number of a settled step that is shown for the first time; undefined for a draft or a repetition. */
  readonly step: number | undefined;
  readonly before: View;
  readonly after: View;
}

/** How a step is shown: first with the pieces where they were, then with the pieces where they are now. */
export interface Performance {
  readonly leave: (scene: Scene, signal: AbortSignal) => Promise<void>;
  readonly arrive: (scene: Scene, signal: AbortSignal) => Promise<void>;
}

export class Stage {
  readonly view: ReadonlySignal<View | undefined>;
  /** Whether what is shown is the latest. */
  readonly isIdle: ReadonlySignal<boolean>;
  /** What is being shown now. */
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** How many settled steps have not been shown yet. */
  readonly unseen: ReadonlySignal<number>;

  private readonly shown = signal<View | undefined>(undefined);
  private readonly queued = signal(0);
  private readonly behind = signal(0);
  private readonly playing = signal<Scene | undefined>(undefined);
  private readonly performance: Performance;
  private queue: Omit<Scene, 'before'>[] = [];
  private current: AbortController | undefined;

  constructor(performance: Performance) {
    this.performance = performance;
    this.view = this.shown;
    this.scene = this.playing;
    this.unseen = this.behind;
    this.isIdle = computed(() => this.queued.value === 0);
  }

  /** Shows a view at once, and drops what was still to be shown. */
  jump(view: View): void {
    this.queue = [];
    this.current?.abort();
    this.current = undefined;
    this.shown.value = view;
    this.playing.value = undefined;
    this.queued.value = 0;
    this.behind.value = 0;
  }

  add(events: readonly GameEvent[], after: View, step?: number): void {
    this.queue.push({ events, after, step });
    this.queued.value++;
    if (step !== undefined) this.behind.value++;
    if (this.current === undefined) void this.play();
  }

  /** Ends the current performance and drops those that wait: the latest view is shown at once. */
  skip(): void {
    const last = this.queue.at(-1);
    if (last !== undefined) this.jump(last.after);
    else this.current?.abort();
  }

  private async play(): Promise<void> {
    const run = new AbortController();
    this.current = run;
    for (let next = this.queue.shift(); next !== undefined; next = this.queue.shift()) {
      const scene = { ...next, before: this.shown.value ?? next.after };
      this.playing.value = scene;
      await this.performance.leave(scene, run.signal);
      // A jump in between has shown another view.
      if (this.current !== run) return;
      this.shown.value = next.after;
      if (next.step !== undefined) this.behind.value--;
      await this.performance.arrive(scene, run.signal);
      if (this.current !== run) return;
      this.queued.value--;
    }
    this.playing.value = undefined;
    this.current = undefined;
  }
}
