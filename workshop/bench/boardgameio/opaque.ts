/**
 * boardgame.io's best case: the state is one opaque string, a single move calls rules that live elsewhere, and the
 * framework does what it needs to run a game at all: it knows whose turn it is and when the game is over.
 */

import {
  CreateGameReducer,
  INVALID_MOVE,
  InitializeGame,
  makeMove,
  ProcessGameConfig,
  type State,
} from './framework.ts';

export interface OpaqueRules<Act> {
  readonly players: number;
  /** The state after a legal action; undefined when it is illegal. */
  apply(encoded: string, action: Act): string | undefined;
  /** Who acts in a state; -1 when the game is over. */
  seat(encoded: string): number;
}

export interface OpaqueSubject<Act> {
  initial(encoded: string): State<string>;
  apply(state: State<string>, action: Act): State<string>;
}

export function makeOpaqueSubject<Act>(rules: OpaqueRules<Act>): OpaqueSubject<Act> {
  const game = ProcessGameConfig<string>({
    name: 'opaque',
    setup: (_context, encoded) => encoded as string,
    moves: { act: ({ G }, action: Act) => rules.apply(G, action) ?? INVALID_MOVE },
    turn: {
      order: { first: ({ G }) => rules.seat(G), next: ({ G }) => rules.seat(G) },
      endIf: ({ G, ctx }) => String(rules.seat(G)) !== ctx.currentPlayer,
    },
    endIf: ({ G }) => (rules.seat(G) < 0 ? true : undefined),
    disableUndo: true,
  });
  const reduce = CreateGameReducer<string>({ game });
  return {
    initial: (encoded) => InitializeGame({ game, numPlayers: rules.players, setupData: encoded }),
    apply(state, action) {
      const next = reduce(state, makeMove('act', [action], state.ctx.currentPlayer));
      if (next.transients) throw new Error('boardgame.io refused the action');
      return next;
    },
  };
}
