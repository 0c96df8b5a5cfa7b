/**
 * The client's half of the protocol: keeps a copy of the game as its viewer knows it, and hides from its user that
 * messages may be lost, repeated, late or out of order. It knows no rules and no transport; messages and time are
 * passed in.
 */
import type { Action, Seat, View, Viewer } from '@kairo/engine';
import { openActions } from './actionGroups.ts';
import {
  type ClientMessage,
  type Command,
  type CommandMessage,
  type Draft,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StoreState,
  type Update,
  type Version,
  type Welcome,
} from './messages.ts';
import type { Answer, Query } from './queries.ts';
import type { TableError, TableRefusal } from './refusals.ts';
import type { PlainView, ShownStep } from './steps.ts';

export interface ClientTools {
  readonly send: (message: ClientMessage) => void;
  /** Never the same twice, not even after a restart. */
  readonly newId: () => string;
}

/** A settled step with the view after it, if it is recent enough to be shown again. */
export interface KnownStep extends ShownStep {
  readonly view?: View;
}

/** The game as the viewer knows it. */
export interface Known {
  readonly viewer: Viewer;
  readonly version: Version;
  /** Of `steps`, counted from 0; above 0 until the older ones have been fetched. */
  readonly firstStep: number;
  readonly steps: readonly KnownStep[];
  readonly draft: Draft | undefined;
  /** With the draft. */
  readonly view: View;
  readonly acting: Seat | undefined;
}

/** The callbacks of a client. */
export interface ClientListener {
  readonly welcomed: (welcome: Welcome) => void;
  /** `isNewLook`: the viewer, or everything, is new; else it is what came before, continued. */
  readonly updated: (known: Known, isNewLook: boolean) => void;
  /** Older steps have been fetched; nothing else has changed. */
  readonly recalled: (known: Known) => void;
  readonly stored: (storage: StoreState) => void;
  readonly failed: (error: TableError) => void;
}

interface Pending {
  readonly message: CommandMessage;
  readonly settle: (refusal: TableRefusal | undefined) => void;
  /** The command was applied; the update to this version is still on its way. */
  done: Version | undefined;
}

interface OpenQuery {
  readonly message: Extract<ClientMessage, { type: 'query' }>;
  readonly settle: (answer: Answer) => void;
}

/** A request is repeated if it has not been answered for one to two ticks. */
export const TICK = 2_000;
/** After so many ticks without a message, the client asks whether it has missed something. */
const HEARTBEAT = 5;

/** Stands for the hello among the ids of requests. */
const HELLO = 'hello';

const NOTHING: Version = { seq: 0, revision: 0 };

function isNewer(a: Version, b: Version): boolean {
  return a.seq > b.seq || (a.seq === b.seq && a.revision > b.revision);
}

function viewOf(plain: PlainView, legal: readonly Action[] = []): View {
  return { ...plain, legal };
}

export class TableClient {
  private readonly table: string;
  private readonly tools: ClientTools;
  private readonly listener: ClientListener;
  private welcome: Welcome | undefined;
  private storage: StoreState | undefined;
  private look = 0;
  private viewer: Viewer | undefined;
  private known: Known | undefined;
  /** The view that the latest whole update started from, and the number of the step that led to it. */
  private base: { readonly step: number; readonly view: View } | undefined;
  /** After the last settled step. */
  private settled: PlainView | undefined;
  private pending: Pending | undefined;
  private readonly queries = new Map<string, OpenQuery>();
  private history: Extract<ClientMessage, { type: 'history' }> | undefined;
  /** What was sent since the last tick: it is not repeated before the one after the next. */
  private readonly fresh = new Set<string>();
  /** The last hello has not been answered yet. */
  private isConnecting = false;
  private quietTicks = 0;
  private hasFailed = false;

  constructor(table: string, tools: ClientTools, listener: ClientListener) {
    this.table = table;
    this.tools = tools;
    this.listener = listener;
  }

  /** At the start, and after each reconnect. */
  connect(): void {
    this.isConnecting = true;
    this.fresh.add(HELLO);
    this.tools.send({
      type: 'hello',
      protocols: [PROTOCOL_VERSION],
      table: this.table,
      look: this.look,
      ...(this.viewer !== undefined && { viewer: this.viewer }),
      seq: this.welcome === undefined ? 0 : (this.known?.version.seq ?? 0),
    });
    if (this.pending !== undefined) this.tools.send(this.pending.message);
  }

  /** To be called every `TICK` milliseconds. Repeats what was not answered. */
  tick(): void {
    if (this.hasFailed) return;
    const sent = new Set(this.fresh);
    this.fresh.clear();
    const isDue = (id: string): boolean => !sent.has(id);
    if (this.isConnecting || this.welcome === undefined) {
      if (isDue(HELLO)) this.connect();
      return;
    }
    if (this.pending?.done !== undefined || this.known === undefined) this.sync();
    else if (this.pending !== undefined && isDue(this.pending.message.id))
      this.tools.send(this.pending.message);
    for (const [id, { message }] of this.queries) if (isDue(id)) this.tools.send(message);
    if (this.history !== undefined && isDue(this.history.id)) this.tools.send(this.history);
    if (++this.quietTicks % HEARTBEAT === 0) this.sync();
  }

  /** Whether a command has not been answered yet. */
  get isBusy(): boolean {
    return this.pending !== undefined;
  }

  /** Shows the game as another viewer sees it. */
  lookAs(viewer: Viewer): void {
    this.look++;
    this.viewer = viewer;
    this.known = undefined;
    this.settled = undefined;
    this.history = undefined;
    this.sync();
  }

  /** For the acting seat, one at a time. What the table refuses is the result; undefined if it was done. */
  command(command: Command): Promise<TableRefusal | undefined> {
    const { known, pending } = this;
    const seat = known?.viewer;
    if (known === undefined) throw new Error('there is no game yet');
    if (pending !== undefined) throw new Error('a command is already pending');
    if (typeof seat !== 'number') throw new Error('a spectator has no commands');
    const id = this.newRequest();
    const message: CommandMessage = { type: 'command', id, seat, base: known.version, command };
    return new Promise((settle) => {
      this.pending = { message, settle, done: undefined };
      this.tools.send(message);
    });
  }

  query(query: Query): Promise<Answer> {
    const message = { type: 'query', id: this.newRequest(), query } as const;
    return new Promise((settle) => {
      this.queries.set(message.id, { message, settle });
      this.tools.send(message);
    });
  }

  hurry(): void {
    this.tools.send({ type: 'hurry' });
  }

  /** After the store has failed. */
  chooseStorage(choice: 'retry' | 'unsaved'): void {
    this.tools.send({ type: 'storage', choice });
  }

  receive(message: ServerMessage): void {
    if (this.hasFailed) return;
    this.quietTicks = 0;
    this.isConnecting = false;
    switch (message.type) {
      case 'welcome':
        if (this.welcome !== undefined) return;
        this.welcome = message;
        this.storage = message.storage;
        this.listener.welcomed(message);
        return;
      case 'update':
        this.update(message);
        return;
      case 'done':
        if (this.pending?.message.id === message.id) this.pending.done = message.version;
        this.settleDone();
        return;
      case 'refused':
        if (this.pending?.message.id === message.id) this.settlePending(message.refusal);
        else if (message.id !== undefined) this.giveUp(message.id, message.refusal);
        return;
      case 'answer':
        this.queries.get(message.id)?.settle(message.answer);
        this.queries.delete(message.id);
        return;
      case 'history':
        this.recall(message);
        return;
      case 'storage':
        this.follow(message.storage);
        return;
      case 'failed':
        // Something overtook the hello, or the hello was lost: the next tick repeats it.
        this.isConnecting = message.error.code === 'table/not-open';
        if (this.isConnecting) return;
        this.hasFailed = true;
        this.listener.failed(message.error);
        return;
      case 'synced':
        if (message.storage !== this.storage) this.follow(message.storage);
        return;
    }
  }

  private newRequest(): string {
    const id = this.tools.newId();
    this.fresh.add(id);
    return id;
  }

  private sync(): void {
    const viewer = this.viewer ?? this.known?.viewer;
    // Without a viewer there is nothing to compare: say hello again.
    if (viewer === undefined) this.connect();
    else {
      this.tools.send({ type: 'sync', look: this.look, viewer, version: this.known?.version ?? NOTHING });
    }
  }

  /** A command is not answered while the store has failed; afterwards it is repeated at once. */
  private follow(storage: StoreState): void {
    const wasFailed = this.storage === 'failed';
    this.storage = storage;
    this.listener.stored(storage);
    if (wasFailed && storage !== 'failed' && this.pending !== undefined)
      this.tools.send(this.pending.message);
  }

  private update(update: Update): void {
    const { known, settled } = this;
    if (update.look !== this.look || this.welcome === undefined) return;
    if (known !== undefined && !isNewer(update.version, known.version)) return;
    const has = known?.version.seq ?? 0;
    const start = update.base ?? (update.from > has ? undefined : settled);
    if (start === undefined) {
      this.sync(); // something in between was lost
      return;
    }
    const isNewLook = known === undefined || update.base !== undefined;
    let view = start;
    const overlap = update.base === undefined ? has - update.from : 0;
    const added = update.steps.slice(overlap).map((step): KnownStep => {
      view = { ...view, ...step.change };
      return { ...step, view: viewOf(view) };
    });
    const { viewer, version, draft, acting, from } = update;
    this.viewer = viewer;
    this.settled = view;
    this.known = {
      viewer,
      version,
      firstStep: isNewLook ? from : known.firstStep,
      steps: isNewLook ? added : [...known.steps, ...added],
      draft,
      view: viewOf({ ...view, ...draft?.change }, update.legal && openActions(update.legal)),
      acting,
    };
    if (update.base !== undefined) {
      this.history = undefined;
      this.base = { step: from - 1, view: viewOf(update.base) };
    }
    this.listener.updated(this.known, isNewLook);
    this.settleDone();
    this.fetchHistory();
  }

  /** The command counts as done once its effect can be seen. */
  private settleDone(): void {
    const done = this.pending?.done;
    if (done === undefined) return;
    const isSeen = this.known !== undefined && !isNewer(done, this.known.version);
    // Another viewer, chosen meanwhile, sees the effect in its own look.
    if (isSeen || this.known?.viewer !== this.pending?.message.seat) this.settlePending(undefined);
  }

  private settlePending(refusal: TableRefusal | undefined): void {
    const { pending } = this;
    this.pending = undefined;
    pending?.settle(refusal);
  }

  /** A query or a request for history that was refused is not repeated. */
  private giveUp(id: string, refusal: TableRefusal): void {
    this.queries.get(id)?.settle({ about: 'nothing', refusal });
    this.queries.delete(id);
    if (this.history?.id === id) this.history = undefined;
  }

  private fetchHistory(): void {
    const before = this.known?.firstStep ?? 0;
    if (before === 0 || this.history !== undefined) return;
    this.history = { type: 'history', id: this.newRequest(), before };
    this.tools.send(this.history);
  }

  private recall({ id, from, steps }: Extract<ServerMessage, { type: 'history' }>): void {
    const { known, history } = this;
    if (history?.id !== id || known === undefined || from + steps.length !== known.firstStep) return;
    this.history = undefined;
    // The step before those that can be shown again: a recap starts from its view.
    const recalled = steps.map((step, i) =>
      from + i === this.base?.step ? { ...step, view: this.base.view } : step,
    );
    this.known = { ...known, firstStep: from, steps: [...recalled, ...known.steps] };
    this.listener.recalled(this.known);
    this.fetchHistory();
  }
}
