/** Plays a schedule through, or until the sequential test knows, or until somebody stops it. */
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
  /** Fed group by group; when it knows, no more are played. */
  readonly test?: SequentialTest;
  readonly file?: ResultFile;
  /** New results: first all those that were in the file, then each that has been played. */
  readonly onProgress: (results: readonly GroupResult[]) => void;
  readonly onReplaced: (group: number, failure: Error) => void;
  /** Ctrl-C. */
  readonly signal: AbortSignal;
}

/** The results in their order; how many workers there were makes no difference. */
export async function playTournament(tournament: Tournament): Promise<GroupResult[]> {
  const { schedule, test, file, onProgress, signal } = tournament;
  const earlier = new Set((file?.results ?? []).map(({ group }) => group));
  const done = new Map(
    (file?.results ?? [])
      .filter(({ group }) => group <= schedule.groups)
      .map((result) => [result.group, result] as const),
  );
  const known = new AbortController();
  let tested = 0;
  /** In the order of the groups, however they were finished. */
  const goOnTesting = (): void => {
    while (test !== undefined && test.accepted === undefined) {
      const next = done.get(tested + 1);
      if (next === undefined) return;
      tested++;
      test.add(groupShare(next, pairOf(schedule, next.group)[0]));
    }
    if (test !== undefined) known.abort();
  };
  const last = (): number => (test?.accepted === undefined ? schedule.groups : tested);
  const results = (): GroupResult[] =>
    [...done.values()].filter(({ group }) => group <= last()).sort((a, b) => a.group - b.group);

  goOnTesting();
  onProgress(results());
  await playInLanes({
    tasks: tasksLeft(tournament, done),
    lanes: tournament.jobs,
    startWorker: tournament.startWorker,
    onReplaced: tournament.onReplaced,
    signal: AbortSignal.any([signal, known.signal]),
    onResult: (result) => {
      done.set(result.group, result);
      file?.add(result);
      goOnTesting();
      onProgress([result]);
    },
  });
  if (!signal.aborted) file?.tidy((group) => group <= last() || earlier.has(group));
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
