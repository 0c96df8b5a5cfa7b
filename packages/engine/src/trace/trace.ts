/**
 * Traces: seeded games of random legal actions, with all states and events, for checking an engine in another
 * language. The format is specified in `docs/trace.md`, independently of the engine's internal types.
 */

import { type Outcome, outcomeOf } from '../boundary/steps.ts';
import { type Action, actionOf } from '../play/actions.ts';
import { applyMove } from '../play/applyMove.ts';
import type { GameEvent } from '../play/events.ts';
import { newGame } from '../play/newGame.ts';
import { type StateJson, stateToJson } from '../play/stateJson.ts';
import { FastRandom } from '../random/random.ts';
import { legalMoves } from '../rules/legal.ts';
import type { Game } from '../state/game.ts';
import { type Move, moveType } from '../state/move.ts';
import { type ByColour, type Medal, RULES_VERSION, type SiteName, type Start } from '../vocabulary.ts';

export interface TraceHeader {
  readonly trace: 1;
  readonly edition: {
    readonly id: string;
    readonly columns: number;
    readonly rows: number;
    readonly segments: { readonly [site: SiteName]: number };
    readonly restaurant: readonly SiteName[];
    readonly starts: readonly SiteName[];
    readonly jokers: readonly (readonly number[])[];
    readonly medals: ByColour<{ readonly [medal in Medal]: number }>;
    readonly expansionsPerColour: number;
    readonly barkers: number;
    readonly standardCopies: number;
  };
  readonly players: number;
  readonly start: Start;
  readonly seed: string;
  readonly rulesVersion: number;
}

export interface TraceDecision {
  readonly n: number;
  readonly state: StateJson;
  readonly legal: readonly Action[];
  /** Index into `legal`. */
  readonly chosen: number;
  readonly events: readonly GameEvent[];
}

export interface TraceEnd {
  readonly final: StateJson;
  readonly result: Outcome;
}

export type TraceLine = TraceHeader | TraceDecision | TraceEnd;

export function traceHeader(game: Game, seed: string): TraceHeader {
  const { board, players, options } = game;
  const {
    id,
    columns,
    rows,
    restaurant,
    starts,
    jokers,
    medals,
    expansionsPerColour,
    barkers,
    standardCopies,
  } = board.edition;
  const segments = Object.fromEntries(
    board.sites.map((site) => [board.nameOf[site]!, board.segmentOf[site]! + 1]),
  );
  return {
    trace: 1,
    edition: {
      id,
      columns,
      rows,
      segments,
      restaurant,
      starts,
      jokers,
      medals,
      expansionsPerColour,
      barkers,
      standardCopies,
    },
    players,
    start: options.start,
    seed,
    rulesVersion: RULES_VERSION,
  };
}

/** Draws the type of action first, then one of that type, so that traces reach crowded boards. */
function chooseByKind(moves: readonly Move[], random: FastRandom): number {
  const kinds = [...new Set(moves.map(moveType))];
  const kind = kinds[random.below(kinds.length)]!;
  const first = moves.findIndex((move) => moveType(move) === kind);
  const count = moves.filter((move) => moveType(move) === kind).length;
  return first + random.below(count);
}

export function* traceGame(game: Game, seed: string): Generator<TraceLine> {
  yield traceHeader(game, seed);
  const random = new FastRandom(`trace ${seed}`);
  const { state } = newGame(game, seed);
  for (let n = 0; ; n++) {
    const before = stateToJson(state);
    const result = outcomeOf(state);
    if (result !== undefined) {
      yield { final: before, result };
      return;
    }
    const moves = legalMoves(state);
    const legal = moves.map((move) => actionOf(state, move));
    const chosen = chooseByKind(moves, random);
    const events: GameEvent[] = [];
    applyMove(state, moves[chosen]!, (event) => events.push(event));
    yield { n, state: before, legal, chosen, events };
  }
}
