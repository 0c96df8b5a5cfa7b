/** Random games with their records; every build has a random valid payment. */
import {
  type Action,
  actionOf,
  apply,
  FastRandom,
  type Game,
  type GameRecord,
  type GameState,
  legalMoves,
  newGame,
  payments,
  Recorder,
  whoActs,
} from '../../src/index.ts';
import { isMidDraw } from '../../src/state/turn.ts';
import { gameOf, type Policy, type Setup, there, unwrap } from './setups.ts';

export interface Recording {
  readonly game: Game;
  readonly recorder: Recorder;
  readonly record: GameRecord;
  /** The state before the first turn, and after every turn. */
  readonly afterTurn: readonly GameState[];
  readonly state: GameState;
}

export interface RecordingWish extends Setup {
  readonly policy: Policy;
  readonly seed: string;
  /** Stops after so many plies, maybe in the middle of a turn; by default the game is played to its end. */
  readonly plies?: number;
}

const NAMES = ['Ada', 'Béla the 2nd', '長い名前', 'x # y / {z}'] as const;

function somePayment(state: GameState, action: Action, random: FastRandom): Action {
  if (!('cards' in action)) return action;
  const all = payments(state, action);
  return there(all[random.below(all.length)]);
}

export function record({
  policy,
  seed,
  plies = Number.POSITIVE_INFINITY,
  ...setup
}: RecordingWish): Recording {
  const game = gameOf(setup);
  const random = new FastRandom(`recording ${seed}`);
  const start = newGame(game, seed);
  const recorder = new Recorder(game, seed, NAMES.slice(0, setup.players), start.events);
  let { state } = start;
  const afterTurn = [state];
  for (let ply = 0; ply < plies; ply++) {
    const seat = whoActs(state);
    if (seat === undefined) break;
    const action = somePayment(state, actionOf(state, policy(legalMoves(state), random)), random);
    const step = unwrap(apply(state, action));
    state = step.state;
    recorder.add(seat, action, step.events);
    if (!isMidDraw(state)) afterTurn.push(state);
  }
  return { game, recorder, record: recorder.tableRecord(), afterTurn, state };
}
