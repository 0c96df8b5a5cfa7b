/** How often what has happened. */
export class Counts {
  private readonly counts = new Map<string, number>();

  add(name: string, times = 1): void {
    this.counts.set(name, this.of(name) + times);
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  toJSON(): { readonly [name: string]: number } {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
