/** Plays a schedule until it is complete, the sequential test is decided, or the signal aborts. */
import type { GroupResult } from '../games/groupResult.ts';
import { type GroupTask, pairOf, type Schedule, taskOf } from '../games/schedule.ts';
import type { ResultFile } from '../results/resultFile.ts';
import { groupShare } from '../statistics/duel.ts';
import type { SequentialTest } from '../statistics/sprt.ts';
import { type GroupWorker, playInLanes } from './lanes.ts';

export interface Tournament {
  readonly schedule: Schedule;
  readonly seed: string;
  readonly jobs: number;
  readonly startWorker: () => GroupWorker;
  /** Ends the tournament as soon as it is decided. */
  readonly test?: SequentialTest;
  readonly file?: ResultFile;
  /** Called with the results from the file, then with each new one. */
  readonly onProgress: (results: readonly GroupResult[]) => void;
  readonly onReplaced: (group: number, failure: Error) => void;
  readonly signal: AbortSignal;
}

/** The results, sorted by group. They do not depend on the number of jobs. */
export async function playTournament(tournament: Tournament): Promise<GroupResult[]> {
  const { schedule, test, file, onProgress, signal } = tournament;
  const earlier = new Set((file?.results ?? []).map(({ group }) => group));
  const done = new Map(
    (file?.results ?? [])
      .filter(({ group }) => group <= schedule.groups)
      .map((result) => [result.group, result] as const),
  );
  const decided = new AbortController();
  let tested = 0;
  /** Feeds the test in the order of the groups, whatever order they were finished in. */
  const updateTest = (): void => {
    while (test !== undefined && test.accepted === undefined) {
      const next = done.get(tested + 1);
      if (next === undefined) return;
      tested++;
      test.add(groupShare(next, pairOf(schedule, next.group)[0]));
    }
    if (test !== undefined) decided.abort();
  };
  const last = (): number => (test?.accepted === undefined ? schedule.groups : tested);
  const results = (): GroupResult[] =>
    [...done.values()].filter(({ group }) => group <= last()).sort((a, b) => a.group - b.group);

  updateTest();
  onProgress(results());
  await playInLanes({
    tasks: tasksLeft(tournament, done),
    lanes: tournament.jobs,
    startWorker: tournament.startWorker,
    onReplaced: tournament.onReplaced,
    signal: AbortSignal.any([signal, decided.signal]),
    onResult: (result) => {
      done.set(result.group, result);
      file?.add(result);
      updateTest();
      onProgress([result]);
    },
  });
  // Groups beyond the decision of the test are dropped, unless they were in the file before.
  if (!signal.aborted) file?.rewrite((group) => group <= last() || earlier.has(group));
  return results();
}

function* tasksLeft(
  { schedule, seed }: Tournament,
  done: ReadonlyMap<number, GroupResult>,
): Generator<GroupTask> {
  for (let group = 1; group <= schedule.groups; group++) {
    if (done.has(group)) continue;
    yield taskOf(schedule, seed, group);
  }
}
