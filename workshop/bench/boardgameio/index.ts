/** The boardgame.io subjects of the benchmark. */

import { type Board, makeBoard } from './board.ts';
import { enumerate } from './enumerate.ts';
import { CreateGameReducer, InitializeGame, makeMove, ProcessGameConfig, type State } from './framework.ts';
import { makeGame } from './game.ts';
import { toJson } from './state.ts';
import type { Action, Edition, G, Shuffle, StateJson } from './types.ts';

export { makeOpaqueSubject, type OpaqueRules, type OpaqueSubject } from './opaque.ts';
export type { Action, Edition, G, Shuffle, State, StateJson };

export interface ReducerSubject {
  readonly board: Board;
  /** A boardgame.io state from the exchanged JSON, or a random deal with the variable start. */
  initial(json?: StateJson): State<G>;
  legal(state: State<G>): Action[];
  /** Through boardgame.io's reducer; throws when the move is refused. */
  apply(state: State<G>, action: Action): State<G>;
  isOver(state: State<G>): boolean;
  json(state: State<G>): StateJson;
}

/** `shuffle` turns the discards, oldest first, into the new pile, top first; the random plugin is the default. */
export function makeReducerSubject(
  edition: Edition,
  options: { players: number; shuffle?: Shuffle },
): ReducerSubject {
  const board = makeBoard(edition);
  const game = ProcessGameConfig(makeGame(board, options));
  const reduce = CreateGameReducer<G>({ game });
  return {
    board,
    initial: (json) =>
      InitializeGame<G>({ game, numPlayers: json?.players.length ?? options.players, setupData: json }),
    legal: (state) => enumerate(board, state.G),
    apply(state, action) {
      const next = reduce(state, makeMove(action.type, [action], state.ctx.currentPlayer));
      if (next.transients) throw new Error(`boardgame.io refused ${JSON.stringify(action)}`);
      return next;
    },
    isOver: (state) => state.ctx.gameover !== undefined,
    json: (state) => toJson(board, state.G),
  };
}
