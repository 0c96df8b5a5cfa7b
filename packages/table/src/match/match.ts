/**
 * A match: what is settled, and the turn that a person is playing. It is immutable; each operation returns the next
 * match with the log entries that lead to it, so that they can be stored before anyone sees them. It does not know
 * who is a person, who is connected, or where it is stored.
 *
 * A person's turn is a draft. A step that reveals nothing is applied to a state of the draft's own and can be undone. A
 * step that shows its player a card settles at once, with everything before it. A step that would reveal something to
 * everyone at the end of the turn (a new card in the display, the next neutral stall, who goes on in the final phase)
 * is held until the turn is ended. No turn ends by itself.
 */
import {
  type Action,
  err,
  type Game,
  type GameEvent,
  type GameState,
  type NewGame,
  newGame,
  ok,
  type Result,
  type Seat,
  seatViewsFor,
  stepBy,
  type Viewer,
  whoActs,
} from '@kairo/engine';
import type { Mishap, Version } from '@kairo/protocol';
import type { AppliedCommand, Commanded, LogEntry, NoteEntry, StepEntry, StoredDraft } from '../log/entry.ts';

/** A log entry, and the state after it. */
export interface SettledStep {
  readonly entry: LogEntry;
  readonly state: GameState;
}

export interface DraftStep {
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

interface AppliedStep extends DraftStep {
  readonly revealed: boolean;
}

/** What a match consists of. */
interface Parts {
  readonly game: Game;
  readonly seq: number;
  /** The latest steps; at least one. */
  readonly recent: readonly SettledStep[];
  /** Whose turn was settled by its last action, and only has to be ended. */
  readonly awaitsEnd: Seat | undefined;
  readonly revision: number;
  readonly draft: readonly DraftStep[];
  readonly held: Action | undefined;
  readonly commands: readonly AppliedCommand[];
}

/** The next match, and the entries to be appended to the log for it. */
export interface Change {
  readonly match: Match;
  readonly entries: readonly LogEntry[];
}

/** An action of a list that is not legal, or that follows one which ended the turn or revealed something. */
export interface NotPlayed {
  readonly index: number;
  readonly reason: 'illegal' | 'table/after-turn' | 'table/after-reveal';
  /** Before it. */
  readonly state: GameState;
}

export type UndoRefusal = 'table/already-revealed' | 'table/nothing-to-undo';

const NO_DRAFT = { revision: 0, draft: [], held: undefined } as const;

/** Bounds how many steps are kept when a seat has not had a turn for long. */
const MAX_RECENT = 40;

/** How many commands are remembered with the draft: a client has one at a time. */
const MAX_COMMANDS = 16;

/** Whether a turn, or a placement of the set-up, is over with this entry. */
export function endsTurn(entry: LogEntry): boolean {
  if (entry.type === 'endTurn') return true;
  return 'events' in entry && hasTurnEnd(entry.events);
}

/** The same, unless a person who was shown something by the last action of the turn still has to end it. */
export function isTurnOver(entry: LogEntry): boolean {
  return endsTurn(entry) && !(entry.type === 'step' && entry.awaitsEnd === true);
}

function hasTurnEnd(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
}

export function seatOf(entry: LogEntry): Seat | undefined {
  return entry.type === 'deal' ? undefined : entry.seat;
}

/** Whose turn was settled by its last action and only has to be ended, after the steps; `before` if none changes that. */
export function awaitingAfter(steps: readonly SettledStep[], before?: Seat): Seat | undefined {
  const last = steps.findLast(({ entry: { type } }) => type !== 'seat' && type !== 'clock')?.entry;
  if (last === undefined) return before;
  return last.type === 'step' && last.awaitsEnd === true ? last.seat : undefined;
}

/** Whether the player was shown something that only they may know. */
function showsItsPlayer({ seat, events }: DraftStep): boolean {
  return events.some((event) => event.type === 'received' && event.to === seat);
}

/** The first of the recent steps that came after the viewer's last turn; for a spectator, the last round. */
function firstSince(recent: readonly SettledStep[], viewer: Viewer, players: number): number {
  if (viewer === 'spectator') {
    return Math.min(...Array.from({ length: players }, (_, seat) => firstSince(recent, seat, players)));
  }
  return 1 + recent.findLastIndex(({ entry }) => seatOf(entry) === viewer && endsTurn(entry));
}

/** A step that is kept: its state does not pin the buffer that it shares with others. */
function detached({ entry, state }: SettledStep): SettledStep {
  return { entry, state: state.detached() };
}

/** Drops steps that no recap needs. */
function trimmed(recent: readonly SettledStep[], players: number): readonly SettledStep[] {
  const left = Math.min(firstSince(recent, 'spectator', players), recent.length) - 1;
  return recent.slice(Math.max(left, 0)).slice(-MAX_RECENT);
}

export class Match {
  private readonly parts: Parts;

  private constructor(parts: Parts) {
    this.parts = parts;
  }

  /** A new game. */
  static deal(game: Game, seed: string): Change {
    return Match.begin(game, newGame(game, seed));
  }

  static begin(game: Game, { state, events }: NewGame): Change {
    const entry: LogEntry = { type: 'deal', events };
    const recent = [detached({ entry, state })];
    const match = new Match({ game, seq: 1, recent, ...NO_DRAFT, awaitsEnd: undefined, commands: [] });
    return { match, entries: [entry] };
  }

  /** A match whose last steps are these. The error names an action of the draft that cannot be drafted. */
  static resume(
    game: Game,
    seq: number,
    recent: readonly SettledStep[],
    { revision, actions, commands }: StoredDraft,
  ): Result<Match, string> {
    const kept = trimmed(recent.map(detached), game.players);
    const awaitsEnd = awaitingAfter(recent);
    let match = new Match({ game, seq, recent: kept, awaitsEnd, ...NO_DRAFT, revision, commands: [] });
    for (const [i, action] of actions.entries()) {
      const drafted = match.isTurnComplete ? undefined : match.act(action);
      if (drafted === undefined || drafted.entries.length > 0) {
        return err(`draft.actions.${i}: expected an action that can be drafted`);
      }
      match = drafted.match;
    }
    return ok(new Match({ ...match.parts, revision, commands }));
  }

  get game(): Game {
    return this.parts.game;
  }

  get version(): Version {
    const { seq, revision } = this.parts;
    return { seq, revision };
  }

  /** The latest settled steps, as far as they are kept; the last one has number `version.seq - 1`. */
  get recent(): readonly SettledStep[] {
    return this.parts.recent;
  }

  /** Applied in the turn that is being played, and not settled. */
  get draft(): readonly DraftStep[] {
    return this.parts.draft;
  }

  /** Chosen, but not applied before the end of the turn. */
  get held(): Action | undefined {
    return this.parts.held;
  }

  get settledState(): GameState {
    return this.lastStep.state;
  }

  /** With the draft: for the acting seat alone. */
  get draftState(): GameState {
    return this.parts.draft.at(-1)?.state ?? this.settledState;
  }

  /** Who has to act or to end the turn; undefined when the game is over. */
  get acting(): Seat | undefined {
    if (this.ending !== undefined) return undefined;
    return this.parts.awaitsEnd ?? this.parts.draft[0]?.seat ?? whoActs(this.settledState);
  }

  /** Whether nothing is left to do but to end the turn. */
  get isTurnComplete(): boolean {
    const { draft, held } = this.parts;
    const last = draft.at(-1);
    return this.isAwaitingEnd || held !== undefined || (last !== undefined && hasTurnEnd(last.events));
  }

  /** Whether the turn was settled by its last action, and only has to be ended. */
  get isAwaitingEnd(): boolean {
    return this.parts.awaitsEnd !== undefined;
  }

  /** How people ended the game before its rules did, if they have. */
  get ending(): Extract<NoteEntry, { type: 'end' }> | undefined {
    const { entry } = this.lastStep;
    return entry.type === 'end' ? entry : undefined;
  }

  get canUndo(): boolean {
    return this.parts.draft.length > 0 || this.parts.held !== undefined;
  }

  get points(): readonly number[] {
    return seatViewsFor(this.settledState, 'spectator').map(({ points }) => points);
  }

  get isOver(): boolean {
    return this.acting === undefined;
  }

  get storedDraft(): StoredDraft {
    const { seq, revision, draft, held, commands } = this.parts;
    const actions = draft.map(({ action }) => action);
    return { base: seq, revision, actions: held === undefined ? actions : [...actions, held], commands };
  }

  /** The number of the first step after the viewer's last turn; for a spectator, after everyone's. */
  recentFrom(viewer: Viewer): number {
    const { recent, seq, game } = this.parts;
    return seq - recent.length + firstSince(recent, viewer, game.players);
  }

  /** For a bot, which has no draft: the action is settled at once. Undefined if it is not legal. */
  play(action: Action, mishap?: Mishap): Change | undefined {
    if (this.canUndo || this.isAwaitingEnd) throw new Error('a turn has not been ended');
    const applied = this.applied(action);
    if (applied === undefined) return undefined;
    const { seat, events, state } = applied;
    const entry: StepEntry = { type: 'step', seat, action, events, ...(mishap && { mishap }) };
    return this.settle([{ entry, state }]);
  }

  /**
   * For a program: the actions are settled at once, without what was drafted. All of them, or none and why.
   */
  playAll(actions: readonly Action[], command: Commanded): Change | NotPlayed {
    if (this.isAwaitingEnd) throw new Error('a turn has not been ended');
    let state = this.settledState;
    const seat = whoActs(state);
    if (seat === undefined) throw new Error('the game is over');
    const steps: SettledStep[] = [];
    for (const [i, action] of actions.entries()) {
      const step = stepBy(state, action);
      if (step === undefined) return { index: i, reason: 'illegal', state };
      state = step.state;
      const isLast = i === actions.length - 1;
      if (!isLast && hasTurnEnd(step.events)) return { index: i + 1, reason: 'table/after-turn', state };
      if (!isLast && step.revealed) return { index: i + 1, reason: 'table/after-reveal', state };
      const marks = isLast ? command : {};
      steps.push({ entry: { type: 'step', seat, action, events: step.events, ...marks }, state });
    }
    return this.settle(steps);
  }

  /** Adds what is not a step. The game goes on from `state`, without what was drafted. */
  note(entry: NoteEntry, state = this.settledState): Change {
    return this.settle([{ entry, state }]);
  }

  /** For a person, before the turn is complete. Undefined if the action is not legal. */
  act(action: Action, command?: string): Change | undefined {
    if (this.isTurnComplete) throw new Error('the turn is complete');
    const applied = this.applied(action);
    if (applied === undefined) return undefined;
    const { revealed, ...step } = applied;
    const steps = [...this.parts.draft, step];
    if (showsItsPlayer(step)) {
      return this.settle(settledSteps(steps, command, hasTurnEnd(step.events)));
    }
    return this.redraft(revealed ? { held: action } : { draft: steps }, command);
  }

  undo(command?: string): Result<Change, UndoRefusal> {
    const { draft, held } = this.parts;
    if (held !== undefined) return ok(this.redraft({ held: undefined }, command));
    if (draft.length > 0) return ok(this.redraft({ draft: draft.slice(0, -1) }, command));
    return err(this.wasTurnSettled() ? 'table/already-revealed' : 'table/nothing-to-undo');
  }

  /** Settles a complete turn. */
  endTurn(command?: string, digest?: string): Change {
    if (!this.isTurnComplete) throw new Error('the turn is not complete');
    const { draft, held } = this.parts;
    if (this.isAwaitingEnd) {
      const marks = { ...(command && { command }), ...(digest && { digest }) };
      const entry: LogEntry = { type: 'endTurn', seat: this.actingSeat(), ...marks };
      return this.settle([{ entry, state: this.settledState }]);
    }
    if (held === undefined) return this.settle(settledSteps(draft, command));
    const last = this.applied(held);
    if (last === undefined) throw new Error('a held action is not legal');
    return this.settle(settledSteps([...draft, last], command));
  }

  private get lastStep(): SettledStep {
    const step = this.parts.recent.at(-1);
    if (step === undefined) throw new Error('a match without its last step');
    return step;
  }

  private actingSeat(): Seat {
    const seat = this.acting;
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  }

  /** The action as a step of the acting seat. */
  private applied(action: Action): AppliedStep | undefined {
    const step = stepBy(this.draftState, action);
    return step && { ...step, seat: this.actingSeat(), action };
  }

  private redraft(next: Partial<Pick<Parts, 'draft' | 'held'>>, command: string | undefined): Change {
    const commands = this.commandsWith(command);
    const match = new Match({ ...this.parts, ...next, commands, revision: this.parts.revision + 1 });
    return { match, entries: [] };
  }

  private commandsWith(command: string | undefined): readonly AppliedCommand[] {
    const { commands } = this.parts;
    if (command === undefined) return commands;
    return [...commands, { seat: this.actingSeat(), id: command }].slice(-MAX_COMMANDS);
  }

  private settle(steps: readonly SettledStep[]): Change {
    const { game, seq, recent, awaitsEnd, commands } = this.parts;
    const match = new Match({
      game,
      seq: seq + steps.length,
      recent: trimmed([...recent, ...steps.map(detached)], game.players),
      awaitsEnd: awaitingAfter(steps, awaitsEnd),
      ...NO_DRAFT,
      commands,
    });
    return { match, entries: steps.map(({ entry }) => entry) };
  }

  private wasTurnSettled(): boolean {
    const { entry } = this.lastStep;
    const isInTurn = entry.type === 'step' && entry.seat === this.acting && !endsTurn(entry);
    return this.isAwaitingEnd || isInTurn;
  }
}

/** The command is noted with the last of the entries that it settles. */
function settledSteps(
  steps: readonly DraftStep[],
  command: string | undefined,
  awaitsEnd = false,
): SettledStep[] {
  return steps.map(({ seat, action, events, state }, i) => ({
    entry: {
      type: 'step',
      seat,
      action,
      events,
      ...(i === steps.length - 1 && { ...(awaitsEnd && { awaitsEnd }), ...(command && { command }) }),
    },
    state,
  }));
}
