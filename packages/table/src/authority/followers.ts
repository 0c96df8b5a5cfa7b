/** The connections to a table, and what else in the program listens to it. */
import type { Viewer } from '@kairo/engine';
import type { TableError, Update } from '@kairo/protocol';
import { lookAt } from '../match/lookAt.ts';
import type { Match } from '../match/match.ts';
import { Sight } from '../match/sight.ts';
import type { Connection } from './connection.ts';

/** What is new to a viewer. */
type UpdateBody = Omit<Update, 'type' | 'look'>;

export class Followers {
  private readonly connections = new Set<Connection>();
  private readonly listeners = new Set<() => void>();
  /** What was computed for viewers of the current version; only while it is published, because it takes memory. */
  private shared: { readonly sight: Sight; readonly updates: Map<string, UpdateBody> } | undefined;

  get hasConnections(): boolean {
    return this.connections.size > 0;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
  }

  /** Returns how to stop listening. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** No one hears of anything from now on. */
  clear(): void {
    this.connections.clear();
    this.listeners.clear();
  }

  /** Connections fetch what is new to them with `lookAs`. */
  publish(): void {
    this.shared = { sight: new Sight(), updates: new Map() };
    for (const connection of this.connections) connection.publish();
    this.shared = undefined;
    this.notify();
  }

  showStorage(): void {
    for (const connection of this.connections) connection.showStorage();
    this.notify();
  }

  fail(error: TableError): void {
    for (const connection of this.connections) connection.fail(error);
    this.notify();
  }

  /** What is new in the current match to a viewer who has the first `known` steps. */
  lookAs(match: Match, viewer: Viewer, known: number): UpdateBody {
    if (this.shared === undefined) return lookAt(match, viewer, known);
    const { sight, updates } = this.shared;
    const key = `${viewer} ${known}`;
    const computed = updates.get(key) ?? lookAt(match, viewer, known, sight);
    updates.set(key, computed);
    return computed;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
