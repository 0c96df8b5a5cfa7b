/**
 * Each board has one shared `Survey` for `surveyOf` and a second one for `surveyWithout`: updating a survey from one
 * state to the next is much cheaper than making a new one.
 *
 * The contract of both functions: the result describes `survey.state` until the same function is called for another
 * state of the board, or until that state changes. So a caller keeps a survey in a local variable at most, and does
 * not apply moves or survey other states before its last use. The sets of a survey are read-only. Calling again for
 * the same unchanged state is cheap and returns the same object.
 */
import { type Board, NONE } from '../board/board.ts';
import { liftStall, stallOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { Survey } from './survey.ts';

interface Surveys {
  readonly current: Survey;
  readonly spare: Survey;
  lifted: Lifted | undefined;
}

/** A state without the stall that is being moved, and what it was derived from. */
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

/** The survey of a state, under the contract above. */
export const surveyOf = (state: GameState): Survey => {
  const { current } = surveysOf(state.game.board);
  if (!current.isOf(state)) current.take(state);
  return current;
};

/** A copy of the state that takes over the survey of the original, if there is one. */
export const copySurveyed = (state: GameState): GameState => {
  const { current } = surveysOf(state.game.board);
  const copy = state.copy();
  if (current.isOf(state)) current.passTo(copy);
  return copy;
};

/** R7.2: the survey of the state without one stall, under the contract above. The state itself is not changed. */
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
