/** A clock that a test moves. */
export class FakeTime {
  now = 0;

  private timers: { readonly at: number; readonly run: () => void }[] = [];

  readonly timer = (run: () => void, milliseconds: number): (() => void) => {
    const timer = { at: this.now + milliseconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  /** Runs what becomes due, in its order. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (let next = this.due(end); next !== undefined; next = this.due(end)) {
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  private due(end: number) {
    return this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
