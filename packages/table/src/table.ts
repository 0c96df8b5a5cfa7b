/**
 * The authority over one game: it knows everything, and tells whoever sits in front of it what they may know. Bots at
 * the table think elsewhere and get a view, as people do.
 */
import type { AdviceError, Level } from '@kairo/bots';
import type { Seat, Viewer } from '@kairo/engine';
import {
  type Answer,
  type FromTable,
  PERSON,
  type Question,
  type TableRefusal,
  type TableSetup,
  type ToTable,
} from '@kairo/protocol';
import { answerTo } from './answers.ts';
import type { Match } from './match.ts';
import { type SavedGame, saveGame } from './save.ts';
import { Thinking, type ThinkingTools } from './thinking.ts';
import { lookAt } from './update.ts';

/** What the world outside does for a table: chance, threads, the way to the viewer, a place to keep the game. */
export interface TableTools extends ThinkingTools {
  readonly send: (message: FromTable) => void;
  /** Called after every change; the last one counts. */
  readonly save: (game: SavedGame) => void;
}

/** What is said at a table that is laid. */
export type TableMessage = Exclude<ToTable, { readonly type: 'open' | 'resume' }>;
type Play = Extract<TableMessage, { readonly type: 'act' | 'undo' | 'endTurn' }>;

/** A thread may fail once; what is wrong with the program stays wrong. */
function adviserRefusal(error: AdviceError): TableRefusal {
  if (error.code === 'bot/crashed') return { code: 'table/adviser-failed' };
  return error.code === 'bot/absent' ? { code: 'table/adviser-absent' } : { code: 'table/no-adviser', error };
}

export class Table {
  private readonly setup: TableSetup;
  private readonly match: Match;
  private readonly tools: TableTools;
  private readonly thinking: Thinking;
  private viewer: Viewer;
  /** How many steps the viewer was told. */
  private told = 0;
  /** Counts changes of the game and of who sits there, so that late advice is known as such. */
  private moment = 0;
  private isClosed = false;

  constructor(setup: TableSetup, match: Match, tools: TableTools) {
    this.setup = setup;
    this.match = match;
    this.tools = tools;
    this.thinking = new Thinking(match, tools);
    const people = setup.seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
    // One person needs no curtain; of several, somebody has to say who sits there.
    this.viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
  }

  /** Shows the table, and lets bots begin. */
  start(): void {
    this.changed();
  }

  receive(message: TableMessage): void {
    switch (message.type) {
      case 'sit':
        this.sit(message.viewer);
        break;
      case 'sync':
        this.told = Math.min(message.from, this.match.steps.length);
        this.tell();
        break;
      case 'ask':
        this.ask(message.id, message.question);
        break;
      case 'hurry':
        this.thinking.hurry();
        break;
      default:
        this.play(message);
    }
  }

  /** Nothing is told any more; what is still being thought about is in vain. */
  close(): void {
    this.isClosed = true;
    this.thinking.hurry();
    this.thinking.dropAdvice();
  }

  private sit(viewer: Viewer): void {
    if (viewer !== 'spectator' && this.setup.seats[viewer]?.player !== PERSON) {
      this.refuse({ code: 'table/not-a-person', seat: viewer });
      return;
    }
    this.viewer = viewer;
    this.told = 0;
    this.nextMoment();
    this.tell();
  }

  private play(message: Play): void {
    const refusal = this.notYourTurn() ?? this.playOrRefuse(message);
    if (refusal === undefined) this.changed();
    else this.refuse(refusal);
  }

  private playOrRefuse(message: Play): TableRefusal | undefined {
    const { match } = this;
    switch (message.type) {
      case 'act':
        return this.turnComplete() ?? match.act(message.action);
      case 'undo': {
        const code = match.undo();
        return code === undefined ? undefined : { code };
      }
      case 'endTurn':
        if (!match.isTurnComplete) return { code: 'table/turn-not-complete' };
        match.endTurn();
        return undefined;
    }
  }

  private notYourTurn(): TableRefusal | undefined {
    const { acting } = this.match;
    return acting === this.viewer ? undefined : { code: 'table/not-your-turn', acting };
  }

  private turnComplete(): TableRefusal | undefined {
    return this.match.isTurnComplete ? { code: 'table/turn-complete' } : undefined;
  }

  private botAt(seat: Seat | undefined): Level | undefined {
    const player = seat === undefined ? undefined : this.setup.seats[seat]?.player;
    return player === PERSON ? undefined : player;
  }

  private changed(): void {
    this.nextMoment();
    this.tools.save(saveGame(this.setup, this.match));
    this.tell();
    const { acting } = this.match;
    const level = this.botAt(acting);
    if (acting !== undefined && level !== undefined) void this.letBotPlay(acting, level);
  }

  private nextMoment(): void {
    this.moment++;
    this.thinking.dropAdvice();
  }

  private tell(): void {
    const { match, viewer, told: from } = this;
    const look = lookAt(match, viewer, from);
    this.told = match.steps.length;
    this.send({
      type: 'update',
      setup: this.setup,
      ...(from === 0 ? { edition: match.game.board.edition } : {}),
      ...look,
      thinking: this.botAt(match.acting) !== undefined,
    });
  }

  private async letBotPlay(seat: Seat, level: Level): Promise<void> {
    try {
      const answered = await this.thinking.decide(seat, level);
      if (this.isClosed) return;
      if (!answered.ok) {
        this.send({ type: 'failed', error: { code: 'table/bot', level, error: answered.error } });
        return;
      }
      const { thought, fallback } = answered.value;
      const refusal = this.match.play(thought.action, fallback?.reason);
      if (refusal !== undefined) throw new Error(`a bot chose an illegal action: ${refusal.code}`);
      this.changed();
    } catch (failure) {
      const detail = failure instanceof Error ? failure.message : String(failure);
      this.send({ type: 'failed', error: { code: 'table/crashed', detail } });
    }
  }

  /** Where customers could go is for everybody; all else is about the hand and the money of whoever acts. */
  private ask(id: number, question: Question): void {
    const { match, viewer } = this;
    const refusal = question.about === 'routes' ? undefined : (this.notYourTurn() ?? this.turnComplete());
    if (refusal !== undefined) this.answer(id, { about: 'nothing', refusal });
    else if (question.about === 'advice') void this.advise(id, question.count);
    else this.answer(id, answerTo(question, match.acting === viewer ? match.draftState : match.settledState));
  }

  private async advise(id: number, count: number): Promise<void> {
    const { moment, viewer } = this;
    if (!this.setup.help.hints || viewer === 'spectator') {
      this.answer(id, { about: 'nothing', refusal: { code: 'table/no-hints' } });
      return;
    }
    const advised = await this.thinking.advise(viewer, count);
    // What is late is about another decision, or for somebody who does not sit here any more.
    if (this.moment !== moment) this.answer(id, { about: 'nothing', refusal: { code: 'table/no-advice' } });
    else if (advised.ok) this.answer(id, { about: 'advice', advice: advised.value });
    else this.answer(id, { about: 'nothing', refusal: adviserRefusal(advised.error) });
  }

  private answer(id: number, answer: Answer): void {
    this.send({ type: 'answer', id, answer });
  }

  private refuse(refusal: TableRefusal): void {
    this.send({ type: 'refused', refusal });
  }

  private send(message: FromTable): void {
    if (!this.isClosed) this.tools.send(message);
  }
}
