/** A running game at one terminal: what was done, what may still be taken back, and what each seat was told. */
import type { BotSpec } from '@kairo/bots';
import {
  type Action,
  apply,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  newGame,
  Recorder,
  type Refusal,
  type Result,
  redactEvents,
  type Seat,
  type Viewer,
  whoActs,
} from '@kairo/engine';

export const HUMAN = 'human';

export interface Seating {
  readonly name: string;
  readonly player: typeof HUMAN | BotSpec;
}

export interface MatchSetup {
  readonly game: Game;
  readonly seed: string;
  readonly seats: readonly Seating[];
}

export interface PlayedStep {
  readonly seat: Seat;
  readonly action: Action;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** Whether the turn ended with this action. */
  readonly endsTurn: boolean;
}

export class Match {
  readonly setup: MatchSetup;
  private readonly start: GameState;
  private readonly opening: readonly GameEvent[];
  private readonly played: PlayedStep[] = [];
  /** How many of the last steps may be taken back. */
  private open = 0;

  constructor(setup: MatchSetup) {
    this.setup = setup;
    const { state, events } = newGame(setup.game, setup.seed);
    this.start = state;
    this.opening = events;
  }

  get state(): GameState {
    return this.played.at(-1)?.state ?? this.start;
  }

  get steps(): readonly PlayedStep[] {
    return this.played;
  }

  get openSteps(): number {
    return this.open;
  }

  get names(): readonly string[] {
    return this.setup.seats.map(({ name }) => name);
  }

  /** Who has to do something: to decide, or to confirm what may still be taken back. */
  get actor(): Seat | undefined {
    const last = this.played.at(-1);
    return this.open > 0 && last?.endsTurn ? last.seat : whoActs(this.state);
  }

  isHuman(seat: Seat): boolean {
    return this.setup.seats[seat]?.player === HUMAN;
  }

  /** Does it. What brought nothing hidden to light may be taken back until the turn is confirmed. */
  play(action: Action): Result<PlayedStep, Refusal> {
    const seat = whoActs(this.state);
    const result = apply(this.state, action);
    if (!result.ok || seat === undefined) return result as Result<PlayedStep, Refusal>;
    const { state, events, revealed } = result.value;
    const endsTurn = events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
    const step = { seat, action, state, events, endsTurn };
    this.played.push(step);
    this.open = revealed || !this.isHuman(seat) ? 0 : this.open + 1;
    return { ok: true, value: step };
  }

  undo(): PlayedStep | undefined {
    if (this.open === 0) return undefined;
    this.open--;
    return this.played.pop();
  }

  confirm(): void {
    this.open = 0;
  }

  /** For a resumed game: the last `count` steps were not confirmed yet. */
  reopen(count: number): void {
    this.open = Math.min(count, this.played.length);
  }

  /** What the viewer was told from step `from` on, one list for each action; 0 includes the opening. */
  toldSince(from: number, viewer: Viewer): GameEvent[][] {
    const opening = from === 0 ? [redactEvents(this.opening, viewer)] : [];
    return [...opening, ...this.played.slice(from).map(({ events }) => redactEvents(events, viewer))];
  }

  /** The whole game, seed included: for whoever runs the table. */
  record(): GameRecord {
    const recorder = new Recorder(this.setup.game, this.setup.seed, this.names, this.opening);
    for (const { seat, action, events } of this.played) recorder.add(seat, action, events);
    return recorder.tableRecord();
  }
}
