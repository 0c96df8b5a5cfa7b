/** Something that happens once: those who wait for it are called. */
export class Signal {
  private readonly listeners = new Set<() => void>();
  private isGiven = false;

  get hasHappened(): boolean {
    return this.isGiven;
  }

  /** Called at once if it has happened already; returns how to stop listening. */
  listen(listener: () => void): () => void {
    if (this.isGiven) listener();
    else this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  give(): void {
    this.isGiven = true;
    for (const listener of [...this.listeners]) listener();
    this.listeners.clear();
  }
}
