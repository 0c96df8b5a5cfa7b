/** How many things each name has at once, such as an address its open sockets. */
export class Counts {
  private readonly most: number;
  private readonly share: () => number;
  private readonly counts = new Map<string, number>();

  /** `share`: the part of them that is given out here, from 0 to 1. */
  constructor(most: number, share: () => number = () => 1) {
    this.most = most;
    this.share = share;
  }

  /** At least one. */
  get limit(): number {
    return Math.max(1, Math.floor(this.most * this.share()));
  }

  /** How to give it back; undefined if the name has as many as it may. */
  take(name: string): (() => void) | undefined {
    const count = this.counts.get(name) ?? 0;
    if (count >= this.limit) return undefined;
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
