/** boardgame.io's best case: `G` is one opaque string and a single move calls rules that live elsewhere. */

import {
  CreateGameReducer,
  INVALID_MOVE,
  InitializeGame,
  makeMove,
  ProcessGameConfig,
  type State,
} from './framework.ts';

export interface OpaqueRules<Act> {
  initial: string | (() => string);
  /** The state after a legal action; throws when it is illegal. */
  apply(encoded: string, action: Act): string;
}

export interface OpaqueSubject<Act> {
  initial(encoded?: string): State<string>;
  apply(state: State<string>, action: Act): State<string>;
  encoded(state: State<string>): string;
}

export function makeOpaqueSubject<Act>(rules: OpaqueRules<Act>): OpaqueSubject<Act> {
  const game = ProcessGameConfig<string>({
    name: 'opaque',
    setup: (_context, encoded) =>
      (encoded as string | undefined) ??
      (typeof rules.initial === 'function' ? rules.initial() : rules.initial),
    moves: {
      act: ({ G }, action: Act) => {
        try {
          return rules.apply(G, action);
        } catch {
          return INVALID_MOVE;
        }
      },
    },
    disableUndo: true,
  });
  const reduce = CreateGameReducer<string>({ game });
  return {
    initial: (encoded) => InitializeGame({ game, numPlayers: 2, setupData: encoded }),
    apply(state, action) {
      const next = reduce(state, makeMove('act', [action], state.ctx.currentPlayer));
      if (next.transients) throw new Error('boardgame.io refused the action');
      return next;
    },
    encoded: (state) => state.G,
  };
}
