/** The surveys at hand: taken anew only when a state has changed, and passed on where they still hold. */
import { type Board, NONE } from '../board/board.ts';
import { liftStall, stallOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { Survey } from './survey.ts';

/** For each board in use: the survey of the state at hand, and one of the same state without a stall. */
interface Surveys {
  readonly current: Survey;
  readonly spare: Survey;
  lifted: Lifted | undefined;
}

/** A state without the stall that is being moved, and what it was made from. */
interface Lifted {
  readonly state: GameState;
  from: GameState;
  revision: number;
  owner: number;
  colour: number;
}

const surveys = new WeakMap<Board, Surveys>();
let latest: Surveys | undefined;

const surveysOf = (board: Board): Surveys => {
  if (latest !== undefined && latest.current.board === board) return latest;
  latest = surveys.get(board) ?? {
    current: new Survey(board),
    spare: new Survey(board),
    lifted: undefined,
  };
  surveys.set(board, latest);
  return latest;
};

/** The survey of a state; taken anew only if the state has changed since. Valid until another state is surveyed. */
export const surveyOf = (state: GameState): Survey => {
  const { current } = surveysOf(state.game.board);
  if (!current.isOf(state)) current.take(state);
  return current;
};

/** A copy of the state that takes over its survey, if it has one now: what was looked up to judge a move serves it too. */
export const copySurveyed = (state: GameState): GameState => {
  const { current } = surveysOf(state.game.board);
  const copy = state.copy();
  if (current.isOf(state)) current.passTo(copy);
  return copy;
};

/** R7.2: the survey of the state without one stall; the state itself stays. Valid until another is asked for. */
export const surveyWithout = (state: GameState, owner: number, colour: number): Survey => {
  const scratch = surveysOf(state.game.board);
  const { spare, lifted } = scratch;
  if (lifted === undefined || lifted.state.game !== state.game) {
    scratch.lifted = { state: state.copy(), from: state, revision: NONE, owner, colour };
    return surveyWithout(state, owner, colour);
  }
  const { revision } = state;
  const same =
    lifted.from === state &&
    lifted.revision === revision &&
    lifted.owner === owner &&
    lifted.colour === colour;
  if (same) return spare;
  lifted.from = state;
  lifted.revision = revision;
  lifted.owner = owner;
  lifted.colour = colour;
  lifted.state.become(state);
  liftStall(lifted.state, owner, colour);
  spare.take(lifted.state);
  spare.liftedStall = stallOf(state, owner, colour);
  return spare;
};
