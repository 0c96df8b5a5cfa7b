/** Kairo (R1–R12) as a boardgame.io game. */

import type { Board } from './board.ts';
import { enumerate } from './enumerate.ts';
import type { Game } from './framework.ts';
import { makeMoves } from './moves.ts';
import { deal, fromJson, viewFor } from './state.ts';
import type { G, Shuffle, StateJson } from './types.ts';

/** `setupData` is a state to start from; without it the random plugin deals a variable start. */
export function makeGame(
  board: Board,
  options: { shuffle?: Shuffle } = {},
): Game<G, Record<string, unknown>, StateJson> {
  return {
    name: 'kairo',
    setup: ({ ctx, random }, setupData) => {
      if (setupData) return fromJson(board, setupData);
      return deal(board, ctx.numPlayers, random.Die(ctx.numPlayers) - 1, options.shuffle ?? random.Shuffle);
    },
    moves: makeMoves(board, options.shuffle),
    turn: {
      order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat },
      // The rules in `flow.ts` know who acts next; an end-of-turn event would cost a stack trace per turn.
      endIf: ({ G, ctx }) => String(G.seat) !== ctx.currentPlayer,
    },
    endIf: ({ G }) => (G.phase === 'over' ? { points: G.players.map((player) => player.points) } : undefined),
    playerView: ({ G, playerID }) => viewFor(G, playerID == null ? null : Number(playerID)),
    ai: { enumerate: (G) => enumerate(board, G).map((action) => ({ move: action.type, args: [action] })) },
    disableUndo: true,
  };
}
