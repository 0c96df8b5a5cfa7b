/** Tells the sockets of a device that it is no longer known. */
export class SignOuts {
  private readonly listeners = new Map<string, Set<() => void>>();

  /** Returns how to stop listening. */
  listen(device: string, listener: () => void): () => void {
    const listeners = this.listeners.get(device) ?? new Set();
    listeners.add(listener);
    this.listeners.set(device, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(device) === listeners) this.listeners.delete(device);
    };
  }

  /** The devices that have sockets. */
  get watched(): readonly string[] {
    return [...this.listeners.keys()];
  }

  tell(device: string): void {
    for (const listener of [...(this.listeners.get(device) ?? [])]) listener();
  }
}
