/** One client at a table: the seats it was granted, whose eyes it looks through, and how much it has been sent. */
import type { Advice, AdviceError } from '@kairo/bots';
import { err, type Result, type Seat, type Viewer } from '@kairo/engine';
import {
  type Answer,
  type ClientMessage,
  type CommandMessage,
  type Hello,
  PROTOCOL_VERSION,
  type Query,
  type ServerMessage,
  type StoreState,
  type Sync,
  type TableError,
  type TableRefusal,
  type Update,
  type Version,
} from '@kairo/protocol';
import type { LogEntry } from '../log/entry.ts';
import type { GameHeader } from '../log/store.ts';
import { lastFitting, showEntry, versionFor } from '../match/lookAt.ts';
import type { Match, SettledStep } from '../match/match.ts';
import { aboutStand, answerTo } from './answers.ts';

/** How much JSON one message of older steps holds at most, apart from its last step. */
const MAX_HISTORY = 12_000;
/** How many steps are read at once to fill such a message. */
const HISTORY_PAGE = 32;

export type Send = (message: ServerMessage) => void;

/** What a client may do besides looking on; by default, nothing. */
export interface Grant {
  /** The seats that it may look through and act for. */
  readonly seats: readonly Seat[];
  /** Whether it may hurry bots, and choose how the game goes on when the store has failed. */
  readonly operates?: boolean;
}

/** The table, as far as a connection needs it. */
interface Authority {
  readonly header: GameHeader;
  readonly match: Match;
  readonly storage: StoreState;
  readonly failure: TableError | undefined;
  command(message: Omit<CommandMessage, 'type'>): Promise<Result<Version, TableRefusal> | undefined>;
  lookAs(viewer: Viewer, known: number): Omit<Update, 'type' | 'look'>;
  entries(after: number, upTo: number): Promise<LogEntry[]>;
  past(before: number): Promise<readonly SettledStep[]>;
  advise(seat: Seat, count: number): Promise<Result<readonly Advice[], AdviceError>>;
  dropAdvice(): void;
  hurry(): void;
  chooseStorage(choice: 'retry' | 'unsaved'): Promise<void>;
}

function adviserRefusal(error: AdviceError): TableRefusal {
  if (error.code === 'bot/crashed') return { code: 'table/adviser-failed' };
  return error.code === 'bot/absent' ? { code: 'table/adviser-absent' } : { code: 'table/no-adviser', error };
}

export class Connection {
  private readonly table: Authority;
  private readonly seats: readonly Seat[];
  private readonly operates: boolean;
  private readonly send: Send;
  private viewer: Viewer = 'spectator';
  private look = -1;
  /** How many steps the client has as this viewer, as far as is known. */
  private known = 0;
  /** Queries that are being answered: a repeated one waits for the same answer. */
  private readonly answering = new Set<string>();

  constructor(table: Authority, { seats, operates = false }: Grant, send: Send) {
    this.table = table;
    this.seats = seats;
    this.operates = operates;
    this.send = send;
  }

  /** Also for a client that says hello again because an answer was lost. */
  greet(hello: Hello): void {
    if (this.table.failure !== undefined) {
      this.fail(this.table.failure);
      return;
    }
    const [seat = 'spectator', ...others] = this.seats;
    const { viewer = others.length === 0 ? seat : 'spectator', look, seq } = hello;
    if (seq === 0) {
      const { header, storage, match } = this.table;
      this.send({
        type: 'welcome',
        protocol: PROTOCOL_VERSION,
        table: header.id,
        setup: header.setup,
        edition: match.game.board.edition,
        seats: this.seats,
        storage,
        ...(header.opening?.origin && { origin: header.opening.origin }),
      });
    } else this.showStorage();
    this.sync({ type: 'sync', look, viewer, version: { seq, revision: 0 } });
  }

  receive(message: Exclude<ClientMessage, Hello>): void {
    switch (message.type) {
      case 'sync':
        this.sync(message);
        return;
      case 'command':
        this.run(this.command(message));
        return;
      case 'query':
        this.run(this.query(message.id, message.query));
        return;
      case 'history':
        this.run(this.history(message.id, message.before));
        return;
      case 'hurry':
      case 'storage':
        this.operate(message);
    }
  }

  private operate(message: Extract<ClientMessage, { type: 'hurry' | 'storage' }>): void {
    if (!this.operates) this.send({ type: 'refused', refusal: { code: 'table/not-operator' } });
    else if (message.type === 'hurry') this.table.hurry();
    else this.run(this.table.chooseStorage(message.choice));
  }

  /** Sends what is new to the client; nothing if only the draft of another seat has changed. */
  publish(): void {
    const { seq } = this.table.match.version;
    if (this.look >= 0 && (this.known < seq || this.isDrafting(this.viewer))) this.update();
  }

  private update(): void {
    const update = this.table.lookAs(this.viewer, this.known);
    this.known = update.version.seq;
    this.send({ type: 'update', look: this.look, ...update });
  }

  showStorage(): void {
    this.send({ type: 'storage', storage: this.table.storage });
  }

  fail(error: TableError): void {
    this.send({ type: 'failed', error });
  }

  private sync({ look, viewer, version }: Sync): void {
    if (look < this.look) return; // overtaken by a later one
    if (this.table.failure !== undefined) {
      this.fail(this.table.failure);
      return;
    }
    if (viewer !== 'spectator' && !this.seats.includes(viewer)) {
      this.send({ type: 'refused', refusal: { code: 'table/not-your-seat', seat: viewer } });
      return;
    }
    const current = versionFor(this.table.match, viewer);
    const isCurrent = version.seq === current.seq && version.revision === current.revision;
    const isSameLook = look === this.look && viewer === this.viewer;
    if (viewer !== this.viewer && this.isDrafting(this.viewer)) this.table.dropAdvice();
    this.look = look;
    this.viewer = viewer;
    this.known = Math.min(version.seq, current.seq);
    const { storage } = this.table;
    if (isSameLook && isCurrent) this.send({ type: 'synced', look, version: current, storage });
    else this.update();
  }

  /** Drafts of others do not concern a viewer. */
  private isDrafting(viewer: Viewer): boolean {
    return this.table.match.acting === viewer;
  }

  private async command(message: Extract<ClientMessage, { type: 'command' }>): Promise<void> {
    const { id, seat, base } = message;
    const done = this.seats.includes(seat)
      ? await this.table.command(message)
      : err({ code: 'table/not-your-seat', seat } as const);
    // The store has failed: the client repeats the command until its outcome is known.
    if (done === undefined) return;
    if (done.ok) {
      this.send({ type: 'done', id, version: done.value });
      return;
    }
    if (done.error.code === 'table/stale') this.catchUp(base);
    this.send({ type: 'refused', id, refusal: done.error });
  }

  /** Sends the current version to a client whose command was based on an older one. */
  private catchUp(base: Version): void {
    this.known = Math.min(base.seq, this.known);
    this.publish();
  }

  /** All queries but the public ones are about the hand and the money of the acting seat. */
  private async query(id: string, query: Query): Promise<void> {
    if (this.answering.has(id)) return;
    this.answering.add(id);
    const answer = await this.answerTo(query);
    this.answering.delete(id);
    this.send({ type: 'answer', id, answer });
  }

  private async answerTo(query: Query): Promise<Answer> {
    const { match } = this.table;
    const { viewer } = this;
    const isActing = match.acting === viewer;
    const state = isActing ? match.draftState : match.settledState;
    // Where customers could go and what they bring is public.
    if (query.about === 'routes') return answerTo(query, state);
    const canAct = isActing && !match.isTurnComplete;
    if (query.about === 'past') return this.past(query.before);
    if (query.about === 'stand') return aboutStand(query, state, { viewer, canAct });
    const { acting } = match;
    if (!isActing) return refused({ code: 'table/not-your-turn', acting });
    if (!canAct) return refused({ code: 'table/turn-complete' });
    if (query.about === 'advice') return this.advice(query.count);
    return answerTo(query, state);
  }

  private async past(before: number): Promise<Answer> {
    const { viewer } = this;
    const { pastFor } = await import('../match/past.ts');
    return pastFor(await this.table.past(before), viewer);
  }

  private async advice(count: number): Promise<Answer> {
    const { table, viewer, look } = this;
    if (!table.header.setup.help.hints || viewer === 'spectator') return refused({ code: 'table/no-hints' });
    const { version } = table.match;
    const advised = await table.advise(viewer, count);
    const now = table.match.version;
    const isLate = look !== this.look || now.seq !== version.seq || now.revision !== version.revision;
    if (isLate) return refused({ code: 'table/no-advice' });
    return advised.ok ? { about: 'advice', advice: advised.value } : refused(adviserRefusal(advised.error));
  }

  /** As many steps as fit, counted back from `before`. */
  private async history(id: string, before: number): Promise<void> {
    const { viewer } = this;
    const upTo = Math.min(before, this.table.match.version.seq);
    const from = Math.max(0, upTo - HISTORY_PAGE);
    const entries = await this.table.entries(from, upTo);
    const steps = lastFitting(
      entries.map((entry) => showEntry(entry, viewer)),
      MAX_HISTORY,
    );
    this.send({ type: 'history', id, from: upTo - steps.length, steps });
  }

  /** What throws is a bug: the client is informed rather than left waiting. */
  private run(work: Promise<void>): void {
    work.catch((failure) => this.fail({ code: 'table/crashed', detail: String(failure) }));
  }
}

function refused(refusal: TableRefusal): Answer {
  return { about: 'nothing', refusal };
}
