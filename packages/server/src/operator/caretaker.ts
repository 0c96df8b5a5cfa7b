/** What an operator may change: end a game, and remove what is not being played. The same in a server and without one. */
import { err, ok, type Result } from '@kairo/engine';
import type { RoomRefusal, RoomState, TableError } from '@kairo/protocol';
import type { Table } from '@kairo/table';
import type { Rooms } from '../rooms/rooms.ts';
import { endByOperator, finish } from '../rooms/transitions.ts';

export type CaretakerRefusal =
  | Extract<RoomRefusal, { readonly code: 'room/unknown' }>
  /** It has ended before. */
  | { readonly code: 'operator/ended'; readonly state: RoomState }
  /** It is being played: end it first. */
  | { readonly code: 'operator/playing' }
  /** The game cannot be read; it was left as it is. */
  | { readonly code: 'operator/unreadable'; readonly detail: string }
  /** The storage failed, or the game changed at the same moment: look at it again. */
  | { readonly code: 'operator/unknown-outcome' };

export interface CaretakerTools {
  readonly rooms: Rooms;
  readonly open: (id: string) => Promise<Result<Table, TableError>>;
}

export class Caretaker {
  private readonly tools: CaretakerTools;

  constructor(tools: CaretakerTools) {
    this.tools = tools;
  }

  /** A game ends without a winner, as if everyone had agreed; a table that waits is closed. */
  async end(id: string): Promise<Result<RoomState, CaretakerRefusal>> {
    const room = await this.tools.rooms.get(id);
    if (room === undefined) return err({ code: 'room/unknown' });
    if (room.state === 'waiting') return this.close(id);
    if (room.state !== 'playing') return err({ code: 'operator/ended', state: room.state });
    const opened = await this.tools.open(id);
    if (!opened.ok) return err({ code: 'operator/unreadable', detail: opened.error.code });
    const ended = await opened.value.note(() => {
      const { match } = opened.value;
      return match.isOver ? err('over') : ok(match.note({ type: 'end', reason: 'agreed' }));
    });
    const isOver = ended?.ok === true || (ended !== undefined && !ended.ok && ended.error === 'over');
    if (!isOver) return err({ code: 'operator/unknown-outcome' });
    await this.tools.rooms.change(id, (now) => ok(finish(now)));
    return ok('over');
  }

  /** With its game and all that was said there. People keep their other games. */
  async remove(id: string): Promise<Result<RoomState, CaretakerRefusal>> {
    const room = await this.tools.rooms.get(id);
    if (room === undefined) return err({ code: 'room/unknown' });
    if (room.state === 'playing' && (await this.tools.open(id)).ok) return err({ code: 'operator/playing' });
    // Those who wait there get the news.
    if (room.state === 'waiting') {
      const closed = await this.close(id);
      if (!closed.ok) return closed;
    }
    await this.tools.rooms.remove(id);
    return ok(room.state);
  }

  private async close(id: string): Promise<Result<RoomState, CaretakerRefusal>> {
    const closed = await this.tools.rooms.change(id, endByOperator);
    if (closed.ok) return ok(closed.value.state);
    const { code } = closed.error;
    return err(code === 'room/unknown' ? { code } : { code: 'operator/unknown-outcome' });
  }
}
