/** How many things each name has at once, such as an address its open sockets. */
export class Counts {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  get limit(): number {
    return this.most;
  }

  /** How to give it back; undefined if the name has as many as it may. */
  take(name: string): (() => void) | undefined {
    const count = this.counts.get(name) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(name, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.counts.get(name) ?? 1) - 1;
      if (left <= 0) this.counts.delete(name);
      else this.counts.set(name, left);
    };
  }
}
