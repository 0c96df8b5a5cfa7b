/**
 * The people at a table of several: they resign, leave their seats to stand-ins and come back, and agree on takebacks and
 * on an early end. What they decide becomes an entry of the log; a question itself is not stored, and lapses with the
 * next entry.
 */
import type { Level } from '@kairo/bots';
import { err, ok, type Result, type Seat } from '@kairo/engine';
import type {
  CompanyCommand,
  CompanyMessage,
  CompanyRefusal,
  Proposal,
  TableRefusal,
  Version,
} from '@kairo/protocol';
import type { Table } from '../authority/table.ts';
import type { NoteEntry } from '../log/entry.ts';
import type { Change } from '../match/match.ts';
import { takeBack } from '../match/takeback.ts';
import { runningClock, type TimeTools, timeLeft } from './clock.ts';
import {
  type Discussion,
  discussionAt,
  type Minutes,
  NO_DISCUSSION,
  type NotedDiscussion,
} from './discussion.ts';

export interface CompanyTools extends TimeTools {
  /** The seats of people who are asked for their consent: not those of bots and programs. */
  readonly people: () => readonly Seat[];
  /** Whether the person at the seat is there right now. */
  readonly isHere: (seat: Seat) => boolean;
  /** Whether the person at the seat has been gone for so long that the others may go on without them. */
  readonly isGone: (seat: Seat) => boolean;
  /** Called after every change of the message. */
  readonly changed: () => void;
  /** If several authorities share the table. */
  readonly minutes?: Minutes;
}

const DEFAULT_STAND_IN: Level = 'merchant';

/** How many refused requests are remembered. A repeated one comes soon after the first. */
const REMEMBERED = 64;

type Decided = Result<Version, CompanyRefusal | TableRefusal>;

/** How often a change is tried on what others have made of a discussion. */
const ATTEMPTS = 20;

export class Company {
  private readonly table: Table;
  private readonly tools: CompanyTools;
  /** As it was changed last. */
  private noted = NO_DISCUSSION;
  /** Of the minutes. */
  private revision = 0;
  /** By seat and id, the oldest first: a request has no base, so that it could be carried out later than it was refused. */
  private readonly refused = new Map<string, CompanyRefusal>();
  /** Whose turn it was when the company last looked, and the number of entries when it began. */
  private acting: Seat | undefined;
  private since: number;
  private readonly stopListening: () => void;

  constructor(table: Table, tools: CompanyTools) {
    this.table = table;
    this.tools = tools;
    this.since = table.match.version.seq;
    this.acting = table.match.acting;
    this.stopListening = table.listen(() => this.follow());
  }

  close(): void {
    this.stopListening();
  }

  get message(): CompanyMessage {
    const { header, standing } = this.table;
    const left = timeLeft(this.table, this.tools);
    const { question, declined, hurrying } = this.discussion;
    return {
      type: 'company',
      seats: header.setup.seats.map((_, seat) => ({
        standIn: standing.standIns[seat] ?? null,
        hasResigned: standing.resigned.includes(seat),
      })),
      clock: left === undefined ? null : { left, running: runningClock(this.table) ?? null },
      question,
      declined,
      hurrying,
    };
  }

  /**
   * Undefined if the store has failed: then it is unknown whether a decision was stored. The version is that of the log alone:
   * how often a player has changed a draft is private to their seat.
   */
  async command(seat: Seat, id: string, command: CompanyCommand): Promise<Decided | undefined> {
    const decided = await this.carryOut(seat, id, command);
    return decided?.ok ? ok({ seq: decided.value.seq, revision: 0 }) : decided;
  }

  private async carryOut(seat: Seat, id: string, command: CompanyCommand): Promise<Decided | undefined> {
    switch (command.type) {
      case 'resign':
        return this.once(seat, id, () => ok(this.resignation(seat)));
      case 'return':
        return this.once(seat, id, () => this.returnTo(seat));
    }
    const refusal = this.refusalFor(seat);
    if (refusal !== undefined) return err(refusal);
    switch (command.type) {
      case 'propose':
        return this.propose(seat, command.proposal);
      case 'vote':
        return this.vote(seat, command.question, command.agrees);
      case 'hurry':
        return this.hurry(seat);
    }
  }

  /** Shows what others have made of the discussion. */
  async catchUp(): Promise<void> {
    const { minutes } = this.tools;
    if (minutes === undefined || !(await this.read(minutes))) return;
    this.hurryIfAllWant();
    this.tools.changed();
  }

  isBehind(revision: number): boolean {
    return this.revision < revision;
  }

  /** Another person has got the seat, and plays it. The same command again does nothing. */
  async hand(seat: Seat, command: string): Promise<void> {
    const isDone = (): boolean => this.table.settledCommand(seat, command) !== undefined;
    await this.enter({ type: 'seat', seat, reason: 'handed', standIn: null, command }, isDone);
  }

  /** The person at the seat is gone for good: a bot plays on. Undefined if the store has failed. */
  async abandon(seat: Seat): Promise<Decided | undefined> {
    const isDone = (): boolean => this.table.standing.standIns[seat] !== undefined;
    return this.enter({ type: 'seat', seat, reason: 'left', standIn: this.standIn }, isDone);
  }

  /** A person's clock may have run out: then a bot plays for them. */
  async lookAtClock(): Promise<void> {
    await this.table.note(() => {
      const running = runningClock(this.table);
      const left = running === undefined ? undefined : timeLeft(this.table, this.tools)?.[running];
      if (running === undefined || left === undefined || left > 0) return err('not due');
      return ok(this.table.match.note({ type: 'clock', seat: running, standIn: this.standIn }));
    });
  }

  private get standIn(): Level {
    return this.table.header.standIn ?? DEFAULT_STAND_IN;
  }

  private refusalFor(seat: Seat): CompanyRefusal | undefined {
    if (this.table.match.isOver) return { code: 'company/over' };
    return this.table.standing.resigned.includes(seat) ? { code: 'company/has-resigned' } : undefined;
  }

  /** Enters what a request asks for, though it may come twice before the first one is stored. */
  private async once(
    seat: Seat,
    command: string,
    entry: () => Result<NoteEntry, CompanyRefusal>,
  ): Promise<Decided | undefined> {
    const settled = (): Version | undefined => {
      const known = this.table.settledCommand(seat, command);
      return known && { seq: known.seq, revision: 0 };
    };
    const done = await this.table.note((): Result<Change, CompanyRefusal | 'known'> => {
      if (settled() !== undefined) return err('known');
      const refusal = this.refused.get(`${seat} ${command}`) ?? this.refusalFor(seat);
      const made = refusal === undefined ? entry() : err(refusal);
      if (made.ok) return ok(this.table.match.note({ ...made.value, command }));
      this.rememberRefusal(`${seat} ${command}`, made.error);
      return made;
    });
    if (done === undefined || done.ok) return done;
    const { error } = done;
    if (error !== 'known') return err(error);
    const version = settled();
    if (version === undefined) throw new Error('a command has left the log');
    return ok(version);
  }

  private rememberRefusal(request: string, refusal: CompanyRefusal): void {
    this.refused.set(request, refusal);
    const [oldest] = this.refused.keys();
    if (oldest !== undefined && this.refused.size > REMEMBERED) this.refused.delete(oldest);
  }

  /** With two players, or without another person, the game ends; with more a bot plays on for good. */
  private resignation(seat: Seat): NoteEntry {
    const { setup } = this.table.header;
    const { resigned } = this.table.standing;
    const others = this.tools.people().filter((other) => other !== seat && !resigned.includes(other));
    const isLast = setup.seats.length === 2 || others.length === 0;
    if (isLast) return { type: 'end', reason: 'resigned', seat };
    return { type: 'seat', seat, reason: 'resigned', standIn: this.standIn };
  }

  private returnTo(seat: Seat): Result<NoteEntry, CompanyRefusal> {
    const { standIns, outOfTime } = this.table.standing;
    if (standIns[seat] === undefined) return err({ code: 'company/no-stand-in' });
    if (outOfTime === seat) return err({ code: 'company/out-of-time' });
    return ok({ type: 'seat', seat, reason: 'returned', standIn: null });
  }

  private async propose(seat: Seat, proposal: Proposal): Promise<Decided | undefined> {
    const proposed = await this.discuss((now): Result<Discussion, CompanyRefusal> => {
      if (now.question !== null) return err({ code: 'company/question-open' });
      if (proposal.kind === 'standIn' && !this.canStandIn(proposal.seat)) {
        return err({ code: 'company/not-away', seat: proposal.seat });
      }
      if (proposal.kind === 'takeback') {
        if (!takeBack(this.table.match, seat).ok) return err({ code: 'company/nothing-to-take-back' });
        if (now.refusedAt === now.seq) return err({ code: 'company/asked-before' });
      }
      const asked = this.others(seat).filter((other) => !isLeftOut(proposal, other, this.tools));
      const questions = now.questions + 1;
      const question = { number: questions, by: seat, proposal, asked, agreed: [] };
      return ok({ ...now, questions, question, declined: null });
    });
    return proposed?.ok ? this.decide(proposed.value) : proposed;
  }

  private async vote(seat: Seat, number: number, agrees: boolean): Promise<Decided | undefined> {
    const voted = await this.discuss((now): Result<Discussion, CompanyRefusal> => {
      const { question } = now;
      if (question?.number !== number) return err({ code: 'company/no-question' });
      // The question may be withdrawn.
      const withdraws = seat === question.by && !agrees;
      if (!question.asked.includes(seat) && !withdraws) return err({ code: 'company/not-asked' });
      if (!agrees) {
        const isTakeback = question.proposal.kind === 'takeback';
        const refusedAt = isTakeback ? now.seq : now.refusedAt;
        return ok({ ...now, refusedAt, question: null, declined: { question, by: seat } });
      }
      const agreed = [...question.agreed.filter((other) => other !== seat), seat];
      return ok({ ...now, question: { ...question, agreed } });
    });
    return voted?.ok ? this.decide(voted.value) : voted;
  }

  /** Carries out what everyone has agreed to, unless the game has gone on meanwhile. */
  private async decide({ question, seq }: Discussion): Promise<Decided | undefined> {
    const isAgreed = question?.asked.every((seat) => question.agreed.includes(seat));
    if (question === null || !isAgreed) {
      this.tools.changed();
      return ok(this.table.match.version);
    }
    const { by, proposal } = question;
    const decided = await this.table.note((): Result<Change, CompanyRefusal> => {
      const { match } = this.table;
      if (match.version.seq !== seq) return err({ code: 'company/no-question' });
      if (match.isOver) return err({ code: 'company/over' });
      switch (proposal.kind) {
        case 'takeback': {
          const change = takeBack(match, by);
          return change.ok ? change : err({ code: 'company/nothing-to-take-back' });
        }
        case 'standIn': {
          const { standIn } = this;
          return ok(match.note({ type: 'seat', seat: proposal.seat, reason: 'vanished', standIn }));
        }
        case 'end':
          return ok(match.note({ type: 'end', reason: 'agreed' }));
      }
    });
    if (decided?.ok === false) {
      const isThis = (now: Discussion): boolean => now.question?.number === question.number;
      await this.discuss((now) => ok(isThis(now) ? { ...now, question: null } : now));
    }
    return decided;
  }

  /** Who has asked for it once need not ask again until the turn is over. */
  private async hurry(seat: Seat): Promise<Decided | undefined> {
    const hurried = await this.discuss((now): Result<Discussion, CompanyRefusal> => {
      const { acting } = this.table.match;
      const isBots = acting !== undefined && this.table.isPlayedByBot(acting);
      if (!isBots) return err({ code: 'company/no-bot' });
      return ok({ ...now, hurrying: [...now.hurrying.filter((other) => other !== seat), seat] });
    });
    if (!hurried?.ok) return hurried;
    this.hurryIfAllWant();
    this.tools.changed();
    return ok(this.table.match.version);
  }

  private hurryIfAllWant(): void {
    const { hurrying } = this.discussion;
    if (hurrying.length === 0) return;
    const { resigned, standIns } = this.table.standing;
    const here = this.tools
      .people()
      .filter((seat) => this.tools.isHere(seat) && !resigned.includes(seat) && standIns[seat] === undefined);
    if (here.every((seat) => hurrying.includes(seat))) this.table.hurry();
  }

  private get discussion(): Discussion {
    const { seq } = this.table.match.version;
    return discussionAt(this.noted, { seq, acting: this.acting ?? null, since: this.since });
  }

  /** Changes the discussion as it is by now, also elsewhere. Undefined if the store has failed. */
  private async discuss(
    change: (now: Discussion) => Result<Discussion, CompanyRefusal>,
  ): Promise<Result<Discussion, CompanyRefusal> | undefined> {
    const { minutes } = this.tools;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (minutes !== undefined && !(await this.read(minutes))) return undefined;
      const changed = change(this.discussion);
      if (!changed.ok) return changed;
      const { revision } = this;
      const isWritten = minutes === undefined || (await written(minutes, revision, changed.value));
      if (isWritten === undefined) return undefined;
      if (!isWritten) continue;
      this.note({ revision: revision + 1, discussion: changed.value });
      return changed;
    }
    return undefined;
  }

  /** False if the store has failed. */
  private async read(minutes: Minutes): Promise<boolean> {
    try {
      const found = await minutes.read();
      if (found !== undefined) this.note(found);
      if (this.noted.seq > this.table.match.version.seq) await this.table.catchUp();
      return true;
    } catch {
      return false;
    }
  }

  private note({ revision, discussion }: NotedDiscussion): void {
    if (revision <= this.revision) return;
    this.revision = revision;
    this.noted = discussion;
  }

  /** Unless it was done before, here or through another authority. */
  private async enter(entry: NoteEntry, isDone: () => boolean): Promise<Decided | undefined> {
    const entered = await this.table.note((): Result<Change, CompanyRefusal | 'done'> => {
      const { match } = this.table;
      if (isDone()) return err('done');
      return match.isOver ? err({ code: 'company/over' }) : ok(match.note(entry));
    });
    if (entered === undefined || entered.ok) return entered;
    return entered.error === 'done' ? ok(this.table.match.version) : err(entered.error);
  }

  /** The other people who play for themselves. */
  private others(seat: Seat): readonly Seat[] {
    const { standIns } = this.table.standing;
    return this.tools.people().filter((other) => other !== seat && standIns[other] === undefined);
  }

  private canStandIn(seat: Seat): boolean {
    const isPlaying = this.table.standing.standIns[seat] === undefined;
    return this.tools.people().includes(seat) && isPlaying && this.tools.isGone(seat);
  }

  private follow(): void {
    const { version, acting } = this.table.match;
    if (acting !== this.acting) {
      this.acting = acting;
      this.since = version.seq;
    }
    this.tools.changed();
  }
}

/** Undefined if the store has failed. */
function written(minutes: Minutes, revision: number, discussion: Discussion): Promise<boolean | undefined> {
  return minutes.write(revision, discussion).catch(() => undefined);
}

/** Someone who has been gone for long is not waited for when the others want to go on. */
function isLeftOut(proposal: Proposal, seat: Seat, { isGone }: CompanyTools): boolean {
  if (proposal.kind === 'standIn') return proposal.seat === seat;
  return proposal.kind === 'end' && isGone(seat);
}
