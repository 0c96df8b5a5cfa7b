/** The public interface of the arena. */
export type { GameResult, GroupResult } from './games/groupResult.ts';
export { type PlayedGame, playGame } from './games/playGame.ts';
export { playGroup } from './games/playGroup.ts';
export { makeSchedule, type Schedule, seatingsOf, taskOf } from './games/schedule.ts';
export { type OutsideError, type OutsideFailure, OutsideProgramFailed } from './outside/failure.ts';
export { type Fields, isObject, parseJsonLine } from './outside/jsonLine.ts';
export { linesOf, TooLong } from './outside/lines.ts';
export { type FromProgram, LONGEST_LINE, PROTOCOL_VERSION } from './outside/protocol.ts';
export { isOutside, parseOutsideSpec } from './outside/spec.ts';
export { chanceSeed } from './players/chanceSeed.ts';
export { checkContender, defaultSimulations } from './players/contender.ts';
export { outsidePlayer } from './players/outsidePlayer.ts';
export { botPlayer } from './players/player.ts';
export { BadResultFile, type FileProblem } from './results/badResultFile.ts';
export { drawSeed } from './results/drawSeed.ts';
export { type FileLock, lockFile } from './results/fileLock.ts';
export { type Identity, type Origin, type RequestedMatch, withSeed } from './results/identity.ts';
export { commitAtHand, programDigest } from './results/provenance.ts';
export { type RecordedMatch, readRecordedMatch } from './results/recordedMatch.ts';
export { ResultFile, ResultsNotWritten } from './results/resultFile.ts';
export {
  type DuelSummary,
  type RoundRobinSummary,
  type Summary,
  summarize,
  type TestSummary,
} from './results/summary.ts';
export {
  type DuelStatistics,
  duelStatistics,
  groupShare,
  type SideStatistics,
} from './statistics/duel.ts';
export { ENOUGH_GROUPS, type Estimate, estimateMean, meanOf, REACH, wilson } from './statistics/estimate.ts';
export type { Rating } from './statistics/roundRobin.ts';
export { type Hypotheses, SequentialTest, SPRT_BOUND } from './statistics/sprt.ts';
export { GroupFailed, WorkerHung } from './tournament/lanes.ts';
export { playTournament } from './tournament/tournament.ts';
export { startWorker } from './tournament/workerProcess.ts';
