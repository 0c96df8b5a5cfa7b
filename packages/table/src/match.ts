/**
 * A running game: what is settled, and the turn that a person is playing. Nothing in it knows who is a person, how
 * anybody is told, or where it is kept.
 *
 * A person's turn is a draft. What brings nothing hidden to light is done on a state of its own and can be taken back.
 * What shows its player a card settles at once, with all before it. What would bring something to light for everybody
 * at the end of the turn (a new card in the display, the next neutral stall, who goes on in the final phase) is held
 * back until the turn is ended. No turn ends by itself.
 */
import {
  type Action,
  apply,
  type Game,
  type GameEvent,
  type GameState,
  newGame,
  type Refusal,
  redactEvents,
  type Seat,
  type Step,
  type Viewer,
  whoActs,
} from '@kairo/engine';
import type { Mishap } from '@kairo/protocol';

export interface MatchStep {
  /** Who acted and how; nobody in the opening. */
  readonly by: { readonly seat: Seat; readonly action: Action } | undefined;
  readonly events: readonly GameEvent[];
  /** What was true after it; forgotten when nobody will be shown it again. */
  readonly state: GameState | undefined;
  /** Why it was not the bot itself that chose the action. */
  readonly mishap?: Mishap;
}

/** A step that was just made. */
interface NewStep extends MatchStep {
  readonly state: GameState;
}

/** What a match is restored from. */
export interface Past {
  readonly game: Game;
  /** What the game was dealt from: its record will need it. */
  readonly seed: string;
  /** The opening first; the last one has its state. */
  readonly steps: readonly MatchStep[];
  /** Whether the last step was the last of a person's turn that has not been ended. */
  readonly awaitsEnd: boolean;
}

export type UndoRefusal = 'table/already-revealed' | 'table/nothing-to-undo';

/** Whether a turn, or a placement of the set-up, is over with this step. */
function endsTurn({ events }: MatchStep): boolean {
  return events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
}

/** Whether the player was shown something that only they may know. */
function showsItsPlayer({ events }: Step, seat: Seat): boolean {
  return events.some((event) => event.type === 'received' && event.to === seat);
}

export class Match {
  readonly game: Game;
  readonly seed: string;
  private readonly settled: MatchStep[];
  private drafted: NewStep[] = [];
  private heldBack: Action | undefined;
  private awaitsEnd: boolean;

  constructor({ game, seed, steps, awaitsEnd }: Past) {
    this.game = game;
    this.seed = seed;
    this.settled = [...steps];
    this.awaitsEnd = awaitsEnd;
  }

  static start(game: Game, seed: string): Match {
    const { state, events } = newGame(game, seed);
    return new Match({ game, seed, steps: [{ by: undefined, events, state }], awaitsEnd: false });
  }

  /** Settled for good; the opening is the first. */
  get steps(): readonly MatchStep[] {
    return this.settled;
  }

  /** Done in the turn that is being played, and not settled. */
  get draft(): readonly MatchStep[] {
    return this.drafted;
  }

  /** Chosen, but not done before the end of the turn. */
  get held(): Action | undefined {
    return this.heldBack;
  }

  /** What everybody may rely on. */
  get settledState(): GameState {
    const state = this.settled.at(-1)?.state;
    if (state === undefined) throw new Error('the last step has no state');
    return state;
  }

  /** With what is only drafted: for the eyes of the acting seat. */
  get draftState(): GameState {
    return this.drafted.at(-1)?.state ?? this.settledState;
  }

  /** Who has to do something: to act, or to end the turn. Nobody when the game is over. */
  get acting(): Seat | undefined {
    if (this.awaitsEnd) return this.settled.at(-1)?.by?.seat;
    return this.drafted[0]?.by?.seat ?? whoActs(this.settledState);
  }

  /** Whether nothing is left to do but to end the turn. */
  get isTurnComplete(): boolean {
    const last = this.drafted.at(-1);
    return this.awaitsEnd || this.heldBack !== undefined || (last !== undefined && endsTurn(last));
  }

  /** Whether the turn was settled by its last action, and only has to be ended. */
  get isAwaitingEnd(): boolean {
    return this.awaitsEnd;
  }

  get canUndo(): boolean {
    return this.drafted.length > 0 || this.heldBack !== undefined;
  }

  /** For whoever never takes anything back: the action is settled at once. */
  play(action: Action, mishap?: Mishap): Refusal | undefined {
    if (this.canUndo || this.awaitsEnd) throw new Error('somebody has not ended their turn');
    const step = apply(this.settledState, action);
    if (!step.ok) return step.error;
    const played = this.stepOf(action, step.value);
    this.settle([mishap === undefined ? played : { ...played, mishap }]);
    return undefined;
  }

  /** For a person, and only before the turn is complete: see above for what becomes of the action. */
  act(action: Action): Refusal | undefined {
    if (this.isTurnComplete) throw new Error('the turn is complete');
    const applied = apply(this.draftState, action);
    if (!applied.ok) return applied.error;
    const step = this.stepOf(action, applied.value);
    if (showsItsPlayer(applied.value, step.by.seat)) {
      this.settle([...this.drafted, step]);
      this.awaitsEnd = endsTurn(step);
    } else if (applied.value.revealed) this.heldBack = action;
    else this.drafted.push(step);
    return undefined;
  }

  undo(): UndoRefusal | undefined {
    if (this.heldBack !== undefined) this.heldBack = undefined;
    else if (this.drafted.pop() === undefined) {
      return this.wasTurnSettled() ? 'table/already-revealed' : 'table/nothing-to-undo';
    }
    return undefined;
  }

  /** Settles a complete turn. */
  endTurn(): void {
    if (!this.isTurnComplete) throw new Error('the turn is not complete');
    const steps = [...this.drafted];
    if (this.heldBack !== undefined) {
      const applied = apply(this.draftState, this.heldBack);
      if (!applied.ok) throw new Error(`what was held is refused: ${applied.error.code}`);
      steps.push(this.stepOf(this.heldBack, applied.value));
    }
    this.settle(steps);
  }

  /** Everything settled that the viewer was told; with the draft for the seat that plays it. */
  history(viewer: Viewer): GameEvent[] {
    const drafted = viewer === this.acting ? this.drafted : [];
    return [...this.settled, ...drafted].flatMap(({ events }) => redactEvents(events, viewer));
  }

  /** The first step after the viewer's last turn; for somebody who only watches, the last round. */
  recentFrom(viewer: Viewer): number {
    if (viewer !== 'spectator') {
      return 1 + this.settled.findLastIndex((step) => step.by?.seat === viewer && endsTurn(step));
    }
    return Math.min(...Array.from({ length: this.game.players }, (_, seat) => this.recentFrom(seat)));
  }

  private stepOf(
    action: Action,
    { state, events }: Step,
  ): NewStep & { readonly by: { readonly seat: Seat } } {
    const seat = this.acting;
    if (seat === undefined) throw new Error('the game is over');
    return { by: { seat, action }, events, state };
  }

  private settle(steps: readonly NewStep[]): void {
    this.settled.push(...steps);
    this.drafted = [];
    this.heldBack = undefined;
    this.awaitsEnd = false;
    this.forget();
  }

  /** Lets go of states that are older than what anybody left at the end of their last turn. */
  private forget(): void {
    const left = Math.min(this.recentFrom('spectator'), this.settled.length) - 1;
    for (let i = left - 1; i >= 0; i--) {
      const step = this.settled[i];
      if (step?.state === undefined) return;
      this.settled[i] = { ...step, state: undefined };
    }
  }

  private wasTurnSettled(): boolean {
    const last = this.settled.at(-1);
    if (last?.by === undefined) return false;
    return this.awaitsEnd || (last.by.seat === this.acting && !endsTurn(last));
  }
}
