/**
 * The earlier turns of a running game as its viewer knew them then, as a table that shows one turn after the other; for
 * the page it is like the replay of a finished game (`ReplayLine`).
 */
import type { Seat, Viewer } from '@kairo/engine';
import {
  type ClientMessage,
  type PlainView,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type Update,
} from '@kairo/protocol';
import type { Eyes, WatchedTurn } from '@kairo/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import { countingSteps } from './counting.ts';
import type { Session } from './session.ts';
import type { Transport } from './transport.ts';

/** A turn, or the deal. */
export interface PastTurn {
  readonly seat?: Seat;
  readonly steps: readonly ShownStep[];
  /** After it. */
  readonly view: PlainView;
}

interface PastStep extends ShownStep {
  readonly view: PlainView;
}

/** Undefined if the table no longer answers, or refuses. */
export async function pastOf(session: Session): Promise<readonly PastTurn[] | undefined> {
  let steps: PastStep[] = [];
  for (let before = session.seq.peek(); before > 0; ) {
    const answer = await session.ask({ about: 'past', before });
    if (answer.about !== 'past') return undefined;
    let view = answer.base;
    const page = answer.steps.map((step, i): PastStep => {
      if (i > 0) view = { ...view, ...step.change };
      return { ...step, view };
    });
    steps = [...page, ...steps];
    before = answer.from;
  }
  return turnsOf(countingSteps(steps, 0));
}

/** The turn that is being played is not one of them. */
function turnsOf(steps: readonly PastStep[]): PastTurn[] {
  const turns: PastTurn[] = [];
  let open: PastStep[] = [];
  for (const step of steps) {
    if (step.note !== undefined || (step.events.length === 0 && turns.length > 0)) continue;
    open.push(step);
    const isOver = step.events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
    if (!isOver && turns.length > 0) continue;
    turns.push({ ...(step.seat !== undefined && { seat: step.seat }), steps: open, view: step.view });
    open = [];
  }
  return turns;
}

export function watchedPast(turns: readonly PastTurn[], viewer: Viewer): WatchedTurn[] {
  return turns.map(({ seat, steps, view }) => ({
    ...(seat !== undefined && { seat }),
    steps: steps.map(({ events }) => events),
    hands: view.seats.map(({ hand, money }, owner) =>
      owner === viewer && hand !== undefined && money !== undefined ? { cards: hand, money } : null,
    ),
  }));
}

const VIEWER = 'spectator';

export class PastLine implements Transport {
  readonly arrived: ReadonlySignal<number>;
  private readonly received = signal(-1);
  private readonly session: Session;
  private readonly turns: readonly PastTurn[];
  private listener: ((message: ServerMessage) => void) | undefined;
  private turn = 0;
  private look = -1;
  /** How many steps the client has in this look. */
  private known = 0;

  constructor(session: Session, turns: readonly PastTurn[]) {
    this.session = session;
    this.turns = turns;
    this.arrived = this.received;
  }

  show(turn: number): void {
    this.turn = turn;
    if (this.look >= 0 && this.known === turn) this.update();
  }

  watch(_: Eyes): void {}

  send(message: ClientMessage): void {
    // As if it came from elsewhere: a client does not expect its answer while it is still sending.
    queueMicrotask(() => this.answer(message));
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.listener = listener;
  }

  close(): void {
    this.listener = undefined;
  }

  private answer(message: ClientMessage): void {
    if (message.type === 'hello') {
      if (message.seq === 0) this.welcome();
      this.sync(message.look, message.seq);
    } else if (message.type === 'sync') this.sync(message.look, message.version.seq);
    else if (message.type === 'history') {
      const { id, before } = message;
      const steps = this.turns.slice(0, before).map((_, turn) => this.step(turn));
      this.listener?.({ type: 'history', id, from: 0, steps });
    }
  }

  private welcome(): void {
    const setup = this.session.setup.peek();
    const edition = this.session.edition.peek();
    if (setup === undefined || edition === undefined) return;
    const table = this.session.table.peek() ?? '';
    this.listener?.({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      table,
      setup,
      edition,
      seats: [],
      storage: 'durable',
    });
  }

  private sync(look: number, seq: number): void {
    if (look < this.look) return;
    this.look = look;
    this.known = seq;
    if (seq > this.turn) {
      const version = { seq, revision: 0 };
      this.listener?.({ type: 'synced', look, version, storage: 'durable' });
    } else this.update();
  }

  private update(): void {
    const { turn } = this;
    const { view } = this.turnAt(turn);
    this.listener?.({
      type: 'update',
      look: this.look,
      viewer: VIEWER,
      version: { seq: turn + 1, revision: 0 },
      ...this.news(),
      acting: view.seat,
    });
    this.known = turn + 1;
    this.received.value = turn;
  }

  private news(): Pick<Update, 'from' | 'base' | 'steps'> {
    const { turn } = this;
    if (turn === 0) return { from: 1, base: this.turnAt(0).view, steps: [] };
    const steps = [this.step(turn)];
    return this.known === turn
      ? { from: turn, steps }
      : { from: turn, base: this.turnAt(turn - 1).view, steps };
  }

  private step(turn: number): ShownStep {
    const { seat, steps, view } = this.turnAt(turn);
    const events = steps.flatMap((step) => step.events);
    return { ...(seat !== undefined && { seat }), events, change: view };
  }

  private turnAt(turn: number): PastTurn {
    const found = this.turns[turn] ?? this.turns[0];
    if (found === undefined) throw new Error('a game without its deal');
    return found;
  }
}
