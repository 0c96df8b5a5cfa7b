/** A game as its file has it, read as another program would. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type Action,
  apply,
  formatAction,
  type GameState,
  legalActions,
  newGame,
  payments,
  type Seat,
} from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { type GameHeader, GameLog, type LogEntry, type Match, readEntry, readHeader } from '@kairo/table';
import { placeOf } from '../../packages/cli/src/games/folder.ts';

/** Something that a person did: an action in the notation of records, or the end of a turn. */
export interface PersonAction {
  readonly text: string;
  /** There was no other action, so that the program chose it by itself. */
  readonly isForced: boolean;
}

export const END_OF_TURN: PersonAction = { text: 'end turn', isForced: false };

export interface StoredGame {
  readonly header: GameHeader;
  readonly match: Match;
  /** Of all persons, in order, with the draft. */
  readonly actions: readonly PersonAction[];
  /** After the deal and after each step, with the draft. */
  readonly states: readonly GameState[];
  /** The ids of all commands, settled and drafted. */
  readonly commands: readonly string[];
}

function isForced(state: GameState): boolean {
  const [only, ...others] = legalActions(state);
  return only !== undefined && others.length === 0 && (!('fee' in only) || payments(state, only).length < 2);
}

/** Plays the log again and notes what persons did. */
class Notes {
  readonly actions: PersonAction[] = [];
  readonly states: GameState[] = [];
  private readonly header: GameHeader;

  constructor(header: GameHeader, first: GameState) {
    this.header = header;
    this.states.push(first);
  }

  get state(): GameState {
    return this.states[this.states.length - 1] as GameState;
  }

  add(entry: LogEntry): void {
    if (entry.type === 'deal') return;
    if (entry.type === 'endTurn') {
      this.actions.push(END_OF_TURN);
      return;
    }
    if (entry.type !== 'step') throw new Error(`a game of one device has no entry ${entry.type}`);
    const { seat, action, events, awaitsEnd } = entry;
    this.note(seat, action);
    const step = apply(this.state, action, seat);
    if (!step.ok) throw new Error(`${formatAction(action)}: ${step.error.code}`);
    this.states.push(step.value.state);
    const endsTurn = events.some(({ type }) => type === 'turnBegan' || type === 'gameOver');
    if (endsTurn && !awaitsEnd && this.isPerson(seat)) this.actions.push(END_OF_TURN);
  }

  addDraft({ draft, held, acting }: Match): void {
    for (const { seat, action, state } of draft) {
      this.note(seat, action);
      this.states.push(state);
    }
    if (held !== undefined && acting !== undefined) this.note(acting, held);
  }

  private note(seat: Seat, action: Action): void {
    if (this.isPerson(seat))
      this.actions.push({ text: formatAction(action), isForced: isForced(this.state) });
  }

  private isPerson(seat: Seat): boolean {
    return this.header.setup.seats[seat]?.player === PERSON;
  }
}

/** Undefined if there is no game in the file; throws if it is damaged. */
export async function readStoredGame(path: string): Promise<StoredGame | undefined> {
  const { store, id } = placeOf(path);
  const loaded = await GameLog.load(store, id);
  if (loaded === undefined) return undefined;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const { header, match } = loaded.value;
  const read = readHeader(header);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const entries = (await store.read(id, 0, Number.MAX_SAFE_INTEGER)).map((json) => {
    const entry = readEntry(json, read.value.game.players);
    if (!entry.ok) throw new Error(entry.error);
    return entry.value;
  });
  const notes = new Notes(header, newGame(read.value.game, header.seed).state);
  for (const entry of entries) notes.add(entry);
  notes.addDraft(match);
  const settled = entries.flatMap((entry) => (entry.type !== 'deal' && entry.command ? [entry.command] : []));
  const { actions, states } = notes;
  return {
    header,
    match,
    actions,
    states,
    commands: [...settled, ...match.storedDraft.commands.map(({ id }) => id)],
  };
}

export function endsInMidLine(path: string): boolean {
  return existsSync(path) && !readFileSync(path, 'utf8').endsWith('\n');
}
