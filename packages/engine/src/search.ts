/**
 * The internals of the engine, for bots that search: packed moves, and the fields of a state in place. Fast and
 * unchecked; all other code uses `index.ts`.
 */
export { type Board, FIRST_JOKER, NONE } from './board/board.ts';
export { countSites, hasSite, type SiteSet, wordBeside } from './board/siteSet.ts';
export { readAction } from './play/actions.ts';
export { deservesMedal, medalPoints, medalsFor } from './play/scoring.ts';
export { isBlocked } from './rules/builds.ts';
export { costsFee } from './rules/cards.ts';
export { LureSearch } from './rules/lures.ts';
export { allPayments, canAffordExpansion, type Payment } from './rules/price.ts';
export { sampleByKind } from './rules/sample.ts';
export { expansionForbiddenBy } from './rules/sites.ts';
export type { Survey } from './rules/survey.ts';
export { surveyOf } from './rules/surveys.ts';
export { cardsHeld, displayedCard, displayOf, getCard, handSize, setCard } from './state/cards.ts';
export * as at from './state/layout.ts';
export {
  DISCARD,
  DROP_OUT,
  EXPAND,
  firstCard,
  LURE,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveSite,
  moveType,
  PICK,
  PICK_BARKER,
  PICK_PILE,
  STALL,
  secondCard,
} from './state/move.ts';
export { customerSite, entryOf, medalHolder, sizeOf, stallOf, supplyOf } from './state/pieces.ts';
export { barkersOf, isOut, moneyOf, pointsOf, setOut, totalMoney } from './state/seats.ts';
export { GameState } from './state/state.ts';
export {
  actingSeat,
  isGameOver,
  isMidDraw,
  neutralColour,
  phaseNumber,
  picksLeft,
  setActingSeat,
  setDiscardsLeft,
  setPhase,
  setPicksLeft,
} from './state/turn.ts';
