/**
 * boardgame.io and its own immer, loaded in production mode.
 *
 * The CommonJS build is required on purpose: the ES build is made for bundlers, and `original` must come from the very
 * immer instance that boardgame.io drafts with.
 */

import { createRequire } from 'node:module';
import type { Game, MoveFn, State } from 'boardgame.io';

// Before the first require: both packages choose their build or their checks by it when they load.
process.env['NODE_ENV'] = 'production';

const require = createRequire(import.meta.url);
const entry = require.resolve('boardgame.io/dist/cjs/internal.js');
const internal = require(entry);
const core = require('boardgame.io/dist/cjs/core.js');
const immer = createRequire(entry)('immer');

export interface MoveRequest {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
export type Reducer<T> = (
  state: State<T>,
  request: MoveRequest,
) => State<T> & { transients?: { error?: unknown } };

export const ProcessGameConfig: <T>(game: Game<T>) => Game<T> = internal.ProcessGameConfig;
export const CreateGameReducer: <T>(options: { game: Game<T> }) => Reducer<T> = internal.CreateGameReducer;
export const InitializeGame: <T>(options: {
  game: Game<T>;
  numPlayers: number;
  setupData?: unknown;
}) => State<T> = internal.InitializeGame;
export const INVALID_MOVE: 'INVALID_MOVE' = core.INVALID_MOVE;
export const original: <T>(draft: T) => T = immer.original;
export const current: <T>(draft: T) => T = immer.current;

/** boardgame.io's `makeMove` action creator, which its CommonJS build exports only from a file with a hashed name. */
export function makeMove(type: string, args: readonly unknown[], playerID: string): MoveRequest {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}

export type { Game, MoveFn, State };
