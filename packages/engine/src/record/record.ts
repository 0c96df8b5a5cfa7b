/**
 * The record of a game: its set-up and its actions. The full record includes the seed, from which everything follows.
 * A viewer's record of a running game has no seed; it includes the events that this viewer has seen instead.
 */
import type { Edition } from '../board/edition.ts';
import type { GameResult } from '../boundary/steps.ts';
import type { Expectation, Misfit } from '../expectation.ts';
import { redactEvents, type Viewer } from '../knowledge/view.ts';
import type { Action } from '../play/actions.ts';
import type { GameEvent } from '../play/events.ts';
import type { PositionError } from '../play/readState.ts';
import { isStrongSeed } from '../random/random.ts';
import { sha256Hex } from '../random/sha256.ts';
import type { Refusal } from '../refusals.ts';
import type { Game, GameOptions } from '../state/game.ts';
import { RULES_VERSION, type Seat } from '../vocabulary.ts';

/** One turn. `revealed` has the events of each action, only in a viewer's record. */
export interface RecordTurn {
  readonly seat: Seat;
  readonly actions: readonly Action[];
  readonly revealed?: readonly (readonly GameEvent[])[];
}

/** Where a position is from: after so many turns of another game. */
export interface GameOrigin {
  readonly game: string;
  readonly turn: number;
}

/** How a game began, if not with a deal. */
export type RecordedBeginning = Pick<GameRecord, 'position' | 'origin'>;

export interface GameRecord {
  readonly rulesVersion: number;
  readonly edition: { readonly id: string; readonly hash: string };
  readonly players: number;
  readonly options: GameOptions;
  /** Names of the seats, in seat order. */
  readonly seats: readonly string[];
  /** Whose knowledge the record contains; `table` for the full record. */
  readonly knows: 'table' | Viewer;
  /** Only in a full record. */
  readonly seed?: string;
  /** Where the game began, if not with a deal, as `positionOf` writes it; `replayTurns` checks it. Only in a full record. */
  readonly position?: object;
  readonly origin?: GameOrigin;
  /** The events of the set-up that the viewer has seen; only in a viewer's record. */
  readonly opening?: readonly GameEvent[];
  readonly turns: readonly RecordTurn[];
  /** Seats that resigned; from then on bots played them, or the game ended. */
  readonly resigned?: readonly Seat[];
  readonly result?: GameResult;
}

export type RecordError =
  | PositionError
  | {
      readonly code: 'record/unreadable';
      readonly line: number;
      readonly found: string;
      readonly expected: Expectation;
    }
  | ({ readonly code: 'record/malformed' } & Misfit)
  | { readonly code: 'record/rules-version'; readonly found: number; readonly supported: number }
  | { readonly code: 'record/unknown-edition'; readonly id: string; readonly known: readonly string[] }
  | {
      readonly code: 'record/edition-changed';
      readonly id: string;
      readonly found: string;
      readonly expected: string;
    }
  | { readonly code: 'record/no-preset'; readonly id: string; readonly players: number }
  | { readonly code: 'record/no-seed' }
  /** It is not a full record. */
  | { readonly code: 'record/not-of-table'; readonly knows: Viewer }
  | {
      readonly code: 'record/wrong-seat';
      readonly turn: number;
      readonly found: Seat;
      readonly expected: Seat;
    }
  | {
      readonly code: 'record/illegal';
      readonly turn: number;
      readonly action: string;
      readonly refusal: Refusal;
    }
  | { readonly code: 'record/unfinished-turn'; readonly turn: number }
  | { readonly code: 'record/overlong-turn'; readonly turn: number }
  | { readonly code: 'record/after-end'; readonly turn: number }
  | { readonly code: 'record/no-such-turn'; readonly turn: number; readonly last: number }
  | {
      readonly code: 'record/wrong-result';
      readonly found: GameResult;
      /** Undefined if the game was not over. */
      readonly expected: GameResult | undefined;
    };

/** Guessable seeds are for tests and traces; records mark them. */
export function isTestSeed(seed: string): boolean {
  return !isStrongSeed(seed);
}

/**
 * A commitment to the deal: a digest of the seed and everything else that determines the deal. It can be published
 * before the game and verified once the seed is known.
 */
export function commitmentOf(game: Game, seed: string): string {
  const { board, players, options } = game;
  const agreed = [RULES_VERSION, board.edition.hash, players, options.start, options.openMoney, seed];
  return sha256Hex(`kairo deal ${agreed.join(' ')}`);
}

/** Builds the record of a game while it is played. */
export class Recorder {
  private readonly game: Game;
  private readonly seed: string;
  private readonly seats: readonly string[];
  private readonly opening: readonly GameEvent[];
  private readonly beginning: RecordedBeginning;
  private readonly turns: { seat: Seat; actions: Action[]; events: (readonly GameEvent[])[] }[] = [];
  private turnOpen = false;
  private readonly resigned: Seat[] = [];
  private result: GameResult | undefined;

  constructor(
    game: Game,
    seed: string,
    seats: readonly string[],
    opening: readonly GameEvent[],
    beginning: RecordedBeginning = {},
  ) {
    this.game = game;
    this.seed = seed;
    this.seats = seats;
    this.opening = opening;
    this.beginning = beginning;
  }

  /** `events` are all events of the action, unredacted. */
  add(seat: Seat, action: Action, events: readonly GameEvent[]): void {
    if (!this.turnOpen) this.turns.push({ seat, actions: [], events: [] });
    const turn = this.turns.at(-1)!;
    turn.actions.push(action);
    turn.events.push(events);
    const end = events.find((event) => event.type === 'gameOver');
    if (end !== undefined) this.result = { points: end.points, winners: end.winners, reason: end.reason };
    this.turnOpen = end === undefined && !events.some(({ type }) => type === 'turnBegan');
  }

  /** People resigned, or ended the game: what `resultOf` says then replaces the result by the rules. */
  end(resigned: readonly Seat[], result: GameResult): void {
    this.resigned.push(...resigned);
    this.result = result;
  }

  /** The full record. It contains the seed: do not show it to players before the end of the game. */
  tableRecord(): GameRecord {
    return {
      ...this.header('table'),
      seed: this.seed,
      ...(this.beginning.position && { position: this.beginning.position }),
      turns: this.turns.map(({ seat, actions }) => ({ seat, actions: [...actions] })),
      ...this.ending(),
    };
  }

  /** The record that a viewer of a running game may have. */
  recordFor(viewer: Viewer): GameRecord {
    return {
      ...this.header(viewer),
      opening: redactEvents(this.opening, viewer),
      turns: this.turns.map(({ seat, actions, events }) => ({
        seat,
        actions: [...actions],
        revealed: events.map((all) => redactEvents(all, viewer)),
      })),
      ...this.ending(),
    };
  }

  private ending(): Pick<GameRecord, 'resigned' | 'result'> {
    return {
      ...(this.resigned.length === 0 ? {} : { resigned: [...this.resigned] }),
      ...(this.result === undefined ? {} : { result: this.result }),
    };
  }

  private header(knows: 'table' | Viewer) {
    const { board, players, options } = this.game;
    return {
      rulesVersion: RULES_VERSION,
      edition: { id: board.edition.id, hash: board.edition.hash },
      players,
      options: { start: options.start, openMoney: options.openMoney },
      seats: this.seats,
      knows,
      ...(this.beginning.origin && { origin: this.beginning.origin }),
    };
  }
}

/** The edition of a record, if it is available and unchanged. */
export function editionOfRecord(
  record: GameRecord,
  editions: ReadonlyMap<string, Edition>,
): Edition | RecordError {
  const edition = editions.get(record.edition.id);
  if (edition === undefined)
    return { code: 'record/unknown-edition', id: record.edition.id, known: [...editions.keys()] };
  if (edition.hash === record.edition.hash) return edition;
  return {
    code: 'record/edition-changed',
    id: edition.id,
    found: record.edition.hash,
    expected: edition.hash,
  };
}
