/** The public API of the engine. */
export type {
  Edition,
  EditionError,
  Preset,
  PresetProblem,
  PresetStall,
  Provenance,
} from './board/edition.ts';
export { type EditionJson, editionToJson, formatPresetStall } from './board/editionJson.ts';
export { type AlikeActions, type AlikeBuilds, alikeActions } from './boundary/alikeActions.ts';
export { apply } from './boundary/apply.ts';
export { loadEdition } from './boundary/loadEdition.ts';
export type { Outcome, Step } from './boundary/steps.ts';
export { type GameResult, legalActions, outcomeOf, resultOf, stepBy, whoActs } from './boundary/steps.ts';
export { ALLEY, CAIRO, EDITIONS } from './editions.ts';
export type { Expectation, Misfit } from './expectation.ts';
export { type Cue, cues } from './explain/cues.ts';
export type { Route } from './explain/routes.ts';
export { routes, standIncome } from './explain/routes.ts';
export type { StandOffer, StandOffers } from './explain/standOffers.ts';
export { standOffers } from './explain/standOffers.ts';
export type { SiteAnswer } from './explain/whyNot.ts';
export { whyNot, whyNotCard, whyNotCustomer, whyNotSite } from './explain/whyNot.ts';
export { Dealer, determinize } from './knowledge/determinize.ts';
export { Tally } from './knowledge/tally.ts';
export type { SeatView, View, Viewer } from './knowledge/view.ts';
export { plainViewFor, redactEvents, seatViewsFor, viewFor } from './knowledge/view.ts';
export type {
  Action,
  ActionType,
  BuildAction,
  DiscardAction,
  DropOutAction,
  ExpandAction,
  LureAction,
  PickAction,
  PlaceAction,
  StallAction,
} from './play/actions.ts';
export { ACTION_TYPES, actionOf, payments } from './play/actions.ts';
export { applyMove } from './play/applyMove.ts';
export { type Audience, type EventType, type GameEvent, type PointSource, reveals } from './play/events.ts';
export type { Income } from './play/income.ts';
export { brokenInvariants } from './play/invariants.ts';
export type { NewGame, SetupError } from './play/newGame.ts';
export { checkSetup, makeGame, newGame } from './play/newGame.ts';
export type { PositionError } from './play/readState.ts';
export { stateFromJson } from './play/readState.ts';
export type { ScoreBreakdown } from './play/scoring.ts';
export { scoreBreakdown } from './play/scoring.ts';
export type { Pending, PlayerJson, PublicJson, StandJson, StateJson } from './play/stateJson.ts';
export { haveSameStands, stateToJson } from './play/stateJson.ts';
export type { RandomSource } from './random/random.ts';
export { FastRandom, isStrongSeed } from './random/random.ts';
export { formatAction, parseAction } from './record/notation.ts';
export { openAt, type PositionJson, positionOf } from './record/opening.ts';
export { eventsFromJson } from './record/readEvent.ts';
export type { SnapshotError } from './record/readSnapshot.ts';
export { decodeState } from './record/readSnapshot.ts';
export type { GameOrigin, GameRecord, RecordError, RecordTurn } from './record/record.ts';
export { commitmentOf, isTestSeed, Recorder } from './record/record.ts';
export { recordFromJson, recordToJson } from './record/recordJson.ts';
export { formatRecord, parseRecord } from './record/recordText.ts';
export type { Replay, ReplayedTurn } from './record/replay.ts';
export { replayRecord, replayTurns } from './record/replay.ts';
export { encodeState } from './record/snapshot.ts';
export type { Malformed, Occupant, Refusal, RefusalCode, RuleRefusal } from './refusals.ts';
export { isLegalMove, legalMoves } from './rules/legal.ts';
export { sampleMove } from './rules/sample.ts';
export type { Game, GameOptions } from './state/game.ts';
export type { Move } from './state/move.ts';
export type { GameState } from './state/state.ts';
export { perft } from './trace/perft.ts';
export type { TraceDecision, TraceEnd, TraceHeader, TraceLine } from './trace/trace.ts';
export { traceGame, traceHeader } from './trace/trace.ts';
export * from './vocabulary.ts';
