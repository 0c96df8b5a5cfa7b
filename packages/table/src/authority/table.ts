/**
 * The authority over one match. Many connections may be open; each may act only for the seats it was granted, and is
 * sent only what its viewer may know. A change is stored before anyone sees it.
 */
import { type Advice, type AdviceError, type BotSpec, parseBotSpec } from '@kairo/bots';
import { type Action, err, ok, type Result, type Seat, type Viewer } from '@kairo/engine';
import {
  type CommandMessage,
  PERSON,
  type StoreState,
  type TableError,
  type TableRefusal,
  type Update,
  type Version,
} from '@kairo/protocol';
import { countingEntries } from '../log/counting.ts';
import { type LogEntry, NEW_STANDING, type Standing, standingAfter } from '../log/entry.ts';
import type { GameHeader, Lease } from '../log/store.ts';
import { eventsFor, versionFor } from '../match/lookAt.ts';
import type { Change, Match, SettledStep } from '../match/match.ts';
import { AppliedCommands } from './appliedCommands.ts';
import { BotDriver, type Bots, type Experience } from './botDriver.ts';
import { Connection, type Grant, type Send } from './connection.ts';
import { explained } from './explained.ts';
import { Followers } from './followers.ts';
import { type FollowedGame, GameLog, type LoadedGame, type LogTools } from './gameLog.ts';

/** What a table gets from its surroundings. */
export interface TableTools extends LogTools {
  readonly bots: Bots;
  readonly stamp?: Stamping;
  /**
   * Whether other authorities may change the same games. Then only the one that made the last change lets bots play, or one that
   * takes charge because it ought to.
   */
  readonly isShared?: boolean;
}

/** On a server: adds times to the entries of a change before they are stored, and says when to look at the game again. */
export type Stamping = (
  table: Pick<Table, 'header' | 'match' | 'standing'>,
  change: Change,
) => { readonly entries: readonly LogEntry[]; readonly wakeAt: number | null; readonly lease?: Lease };

/** How often a change that does not depend on the version is made on what a game has become. */
const ATTEMPTS = 20;

type Committed = 'stored' | 'conflict' | 'unknown';

function isSame(a: Version, b: Version): boolean {
  return a.seq === b.seq && a.revision === b.revision;
}

function isBefore(a: Version, b: Version): boolean {
  return a.seq < b.seq || (a.seq === b.seq && a.revision < b.revision);
}

export class Table {
  private readonly driver: BotDriver;
  private readonly followers = new Followers();
  private readonly applied: AppliedCommands;
  private readonly log: GameLog;
  private readonly stamp: Stamping | undefined;
  private current: Match;
  private seating = NEW_STANDING;
  /** Changes are made one after the other. */
  private queue: Promise<unknown> = Promise.resolve();
  private isBotDeciding = false;
  private readonly isShared: boolean;
  /** Whether bots are let play here. */
  private isInCharge: boolean;

  constructor(loaded: LoadedGame, tools: TableTools) {
    this.log = new GameLog(loaded, tools, () => this.followers.showStorage());
    this.applied = new AppliedCommands(this.log);
    this.driver = new BotDriver(tools.bots, loaded.header.seed);
    this.stamp = tools.stamp;
    this.isShared = tools.isShared ?? false;
    this.isInCharge = !this.isShared;
    this.current = loaded.match;
    this.recall({ ...loaded, isWhole: true });
  }

  get header(): GameHeader {
    return this.log.header;
  }

  /** Other people have taken seats; their names are stored elsewhere. */
  rename(names: readonly string[]): void {
    this.log.rename(names);
  }

  get match(): Match {
    return this.current;
  }

  /** Who plays, and what the clocks say. */
  get standing(): Standing {
    return this.seating;
  }

  get storage(): StoreState {
    return this.log.storage;
  }

  /** Whether closing the table loses nothing: another one can be loaded from the store. */
  get isStored(): boolean {
    return this.log.isStored;
  }

  /** Why the table stopped for good; undefined as long as it goes on. */
  failure: TableError | undefined;
  isClosed = false;

  /** Called after every change of the match, its storage or its failure; returns how to stop listening. */
  listen(listener: () => void): () => void {
    return this.followers.listen(listener);
  }

  connect(grant: Grant, send: Send): Connection {
    const connection = new Connection(this, grant, send);
    this.followers.add(connection);
    return connection;
  }

  disconnect(connection: Connection): void {
    this.followers.remove(connection);
  }

  get isDeserted(): boolean {
    return !this.followers.hasConnections;
  }

  /** Lets bots begin. */
  start(): void {
    this.drive();
  }

  /** Lets bots play here though others may have made the last change. */
  takeCharge(): void {
    this.isInCharge = true;
    this.drive();
  }

  /** Shows what other authorities have added, if they have; with the version that it has led to, at least up to that. */
  catchUp(known?: Version): Promise<void> {
    return this.inTurn(async () => {
      if (this.failure !== undefined || this.storage === 'failed' || this.isClosed) return;
      const { version } = this.current;
      if (known !== undefined && !isBefore(version, known)) return;
      if ((await this.follow()) && !isSame(version, this.current.version)) this.publish();
    });
  }

  close(): void {
    this.isClosed = true;
    this.followers.clear();
    this.driver.hurry();
    this.driver.dropAdvice();
  }

  /**
   * Applies a command of a seat once, and answers it each time with the version that it led to. Undefined if the store
   * has failed: then it is unknown whether the command was stored. It can be repeated once the store works again, or is
   * done without. A refusal is final: on the same version it is the same again, and on any later one the command is stale.
   */
  command({
    seat,
    id,
    base,
    command,
  }: Omit<CommandMessage, 'type'>): Promise<Result<Version, TableRefusal> | undefined> {
    return this.attempt<Version, TableRefusal>(async () => {
      const known = this.applied.versionOf(seat, id);
      if (known !== undefined) return ok(known);
      const { acting } = this.current;
      // As the seat knows it: what another one has drafted does not decide which refusal it gets.
      if (!isSame(base, versionFor(this.current, seat))) return err({ code: 'table/stale' });
      if (acting !== seat || this.botAt(seat) !== undefined)
        return err({ code: 'table/not-your-turn', acting });
      const change = await this.change(seat, command, id);
      if (!change.ok) return change;
      const committed = await this.commit(change.value);
      if (committed === 'unknown') return undefined;
      // The other authority may have applied the same command.
      if (committed === 'conflict') {
        const applied = this.applied.versionOf(seat, id);
        return applied === undefined ? err({ code: 'table/stale' }) : ok(applied);
      }
      if (change.value.entries.length === 0) this.applied.remember(seat, id, this.current.version);
      return ok(this.current.version);
    });
  }

  /**
   * Makes a change that is none of the turn's own, once the changes before it are made; if another authority was faster, on what
   * the game has become. Undefined if the store has failed: then it is unknown whether it was stored.
   */
  note<Refusal>(
    change: () => Result<Change, Refusal>,
  ): Promise<Result<Version, Refusal | TableRefusal> | undefined> {
    return this.attempt<Version, Refusal | TableRefusal>(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const made = change();
        if (!made.ok) return made;
        const committed = await this.commit(made.value);
        if (committed === 'unknown') return undefined;
        if (committed === 'stored') return ok(this.current.version);
      }
      return err({ code: 'table/stale' });
    });
  }

  /** The settled command of a seat with this id, if there is one. */
  settledCommand(seat: Seat, id: string): ReturnType<GameLog['settledCommand']> {
    return this.log.settledCommand(seat, id);
  }

  /** What is new to a viewer who has the first `known` steps. */
  lookAs(viewer: Viewer, known: number): Omit<Update, 'type' | 'look'> {
    return this.followers.lookAs(this.current, viewer, known);
  }

  /** Entries number `after + 1` to `upTo`; only those that are not at hand are computed again. */
  async entries(after: number, upTo: number): Promise<LogEntry[]> {
    const { recent, version, game } = this.current;
    const oldest = version.seq - recent.length;
    const older = after < oldest ? await this.log.entries(game, after, Math.min(upTo, oldest)) : [];
    const kept = recent.slice(Math.max(0, after - oldest), Math.max(0, upTo - oldest));
    return [...older, ...kept.map(({ entry }) => entry)];
  }

  /** The steps before number `before`, with the states after them; computed again. */
  past(before: number): Promise<SettledStep[]> {
    const { game, version } = this.current;
    return this.log.steps(game, Math.min(before, version.seq));
  }

  advise(seat: Seat, count: number): Promise<Result<readonly Advice[], AdviceError>> {
    return this.driver.advise(seat, count, this.current, () => this.experienceOf(seat));
  }

  /** Advice that is still being computed is no longer wanted. */
  dropAdvice(): void {
    this.driver.dropAdvice();
  }

  hurry(): void {
    this.driver.hurry();
  }

  /** After a failure of the store: reads the game again and goes on, or goes on in memory alone. */
  chooseStorage(choice: 'retry' | 'unsaved'): Promise<void> {
    return this.inTurn(async () => {
      if (this.storage !== 'failed' || this.failure !== undefined) return;
      if (choice === 'unsaved') await this.log.goUnsaved(this.current);
      else if (!(await this.follow(this.log.retry(this.current)))) return;
      this.followers.showStorage();
      this.publish();
    });
  }

  /** Work in turn, unless the table has stopped; undefined if the store has failed. */
  private attempt<T, Refusal>(
    work: () => Promise<Result<T, Refusal> | undefined>,
  ): Promise<Result<T, Refusal | TableRefusal> | undefined> {
    return this.inTurn<Result<T, Refusal | TableRefusal> | undefined>(async () => {
      if (this.failure !== undefined) return err({ code: 'table/stopped' });
      return this.storage === 'failed' ? undefined : work();
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch((failure) => this.crash(failure));
    return done;
  }

  private async change(
    seat: Seat,
    command: CommandMessage['command'],
    id: string,
  ): Promise<Result<Change, TableRefusal>> {
    const match = this.current;
    switch (command.type) {
      case 'act':
        return match.isTurnComplete ? err({ code: 'table/turn-complete' }) : this.act(command.action, id);
      case 'undo': {
        const undone = match.undo(id);
        return undone.ok ? undone : err({ code: undone.error });
      }
      case 'takeBack':
        return this.takeBack(seat, id);
      case 'endTurn':
        return match.isTurnComplete ? ok(match.endTurn(id)) : err({ code: 'table/turn-not-complete' });
    }
  }

  private async takeBack(seat: Seat, id: string): Promise<Result<Change, TableRefusal>> {
    const people = this.header.setup.seats.filter(({ player }) => player === PERSON);
    if (people.length > 1) return err({ code: 'table/not-alone' });
    const { takeBackAlone } = await import('../match/takeback.ts');
    const match = this.current;
    const steps = await this.log.steps(match.game, match.version.seq);
    const taken = takeBackAlone(match, seat, { command: id, steps });
    return taken.ok ? taken : err({ code: taken.error });
  }

  private async act(action: Action, id: string): Promise<Result<Change, TableRefusal>> {
    const match = this.current;
    const change = match.act(action, id);
    if (change !== undefined) return ok(change);
    return err(await explained((explain) => explain.refusalOf(match.draftState, action)));
  }

  /** Stores a change, then shows it. */
  private async commit(change: Change): Promise<Committed> {
    const stamped = { ...change, ...this.stamp?.(this, change) };
    const standing = stamped.entries.reduce(standingAfter, this.seating);
    const round = standing.rounds.length;
    const appended = await this.log.append(this.current.version, { ...stamped, round });
    if (appended?.ok) {
      this.current = change.match;
      this.seating = standing;
      this.isInCharge = true;
    }
    // Another authority over the same game was faster: its version counts.
    else if (appended === undefined || !(await this.follow())) return 'unknown';
    this.publish();
    return appended.ok ? 'stored' : 'conflict';
  }

  private async follow(following = this.log.follow(this.current)): Promise<boolean> {
    const { version } = this.current;
    const followed = await following;
    if (followed === undefined) return false;
    this.recall(followed);
    if (!isSame(version, this.current.version)) this.isInCharge = !this.isShared;
    return true;
  }

  private recall({ match, commands, entries, isWhole }: FollowedGame): void {
    this.current = match;
    this.seating = entries.reduce(standingAfter, isWhole ? NEW_STANDING : this.seating);
    for (const { seat, id } of commands) this.applied.remember(seat, id, versionFor(match, seat));
  }

  private publish(): void {
    if (this.isClosed) return;
    this.driver.dropAdvice();
    this.followers.publish();
    this.drive();
  }

  /** For good, or for an absent person. */
  isPlayedByBot(seat: Seat): boolean {
    return this.botAt(seat) !== undefined;
  }

  private botAt(seat: Seat | undefined): BotSpec | undefined {
    if (seat === undefined) return undefined;
    const { setup, bots } = this.header;
    const player = this.seating.standIns[seat] ?? bots?.[seat] ?? setup.seats[seat]?.player;
    if (player === undefined || player === PERSON) return undefined;
    const spec = parseBotSpec(player);
    if (!spec.ok) throw new Error(`no bot is called ${player}`);
    return spec.value;
  }

  private drive(): void {
    const { acting } = this.current;
    const spec = this.botAt(acting);
    if (acting === undefined || spec === undefined) return;
    if (!this.isInCharge || this.isBotDeciding || this.isClosed) return;
    if (this.failure !== undefined || this.storage === 'failed') return;
    this.isBotDeciding = true;
    this.letBotPlay(acting, spec).catch((failure) => this.crash(failure));
  }

  private async letBotPlay(seat: Seat, spec: BotSpec): Promise<void> {
    const match = this.current;
    if (match.isAwaitingEnd) {
      this.isBotDeciding = false;
      // Its person has done everything else.
      await this.note(() => {
        const { current } = this;
        const isToEnd = current.isAwaitingEnd && this.botAt(current.acting) !== undefined;
        return isToEnd ? ok(current.endTurn()) : err('already ended');
      });
      return;
    }
    const experience = await this.experienceOf(seat);
    if (this.isClosed) return;
    const answered = await this.driver.decide(seat, spec, { match, ...experience });
    this.isBotDeciding = false;
    if (this.isClosed) return;
    if (!answered.ok) {
      this.fail({ code: 'table/bot', level: spec.name, error: answered.error });
      return;
    }
    const { thought, fallback } = answered.value;
    await this.inTurn(async () => {
      if (this.failure !== undefined) return;
      // The game may have been reloaded meanwhile.
      if (!isSame(this.current.version, match.version)) return this.drive();
      const played = match.play(thought.action, fallback?.reason);
      if (played === undefined)
        throw new Error(`a bot chose an illegal action: ${JSON.stringify(thought.action)}`);
      await this.commit(played);
    });
  }

  private async experienceOf(seat: Seat): Promise<Experience> {
    const { version, draft, acting } = this.current;
    const entries = await this.entries(0, version.seq);
    const drafted = acting === seat ? draft.flatMap(({ events }) => events) : [];
    return {
      history: [...eventsFor(entries, seat), ...drafted.filter(({ to }) => to === 'all' || to === seat)],
      decision: countingEntries(entries).length - 1,
    };
  }

  private crash(failure: unknown): void {
    this.fail({
      code: 'table/crashed',
      detail: failure instanceof Error ? failure.message : String(failure),
    });
  }

  private fail(error: TableError): void {
    if (this.isClosed) return;
    this.failure = error;
    this.followers.fail(error);
  }
}
