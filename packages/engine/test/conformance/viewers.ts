/** All viewers of a game, and their histories at every node of some games. */
import { type GameEvent, redactEvents, type Viewer } from '../../src/index.ts';
import type { Node } from './simulate.ts';

export function viewersOf(players: number): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

/** Updates the redacted history of each viewer incrementally. */
export class Ears {
  private readonly told = new Map<Viewer, GameEvent[]>();
  private heard = 0;

  listen({ game, history }: Pick<Node, 'game' | 'history'>): void {
    const news = history.slice(this.heard);
    this.heard = history.length;
    for (const viewer of viewersOf(game.players)) {
      const known = this.told.get(viewer) ?? [];
      known.push(...redactEvents(news, viewer));
      this.told.set(viewer, known);
    }
  }

  of(viewer: Viewer): readonly GameEvent[] {
    return this.told.get(viewer) ?? [];
  }
}
