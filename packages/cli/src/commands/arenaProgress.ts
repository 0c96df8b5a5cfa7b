/** The progress of a match while it is played. */
import { type GroupResult, groupShare, OutsideProgramFailed, WorkerHung } from '@kairo/arena';
import type { Context } from '../context.ts';
import { formatNumber } from '../english.ts';
import { FINE_GLYPHS } from '../screen/glyphs.ts';
import { ProgressBar } from '../screen/progress.ts';
import type { ArenaMatch } from './arenaMatch.ts';

interface ArenaProgress {
  readonly onProgress: (results: readonly GroupResult[]) => void;
  readonly onReplaced: (group: number, failure: Error) => void;
  finish(): void;
}

/** A bar that counts games, followed by the first contender's win rate. */
export function showProgress(context: Context, { schedule, requested, test }: ArenaMatch): ArenaProgress {
  const { io } = context;
  const bar = new ProgressBar(io.stderr, schedule.groups * schedule.players, FINE_GLYPHS.bar);
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
  let groups = 0;
  let won = 0;
  return {
    onProgress: (results) => {
      groups += results.length;
      for (const result of results) won += groupShare(result, 0);
      const share = `${requested.contenders[0]} ${percent.format(won / Math.max(1, groups))}`;
      const llr = test === undefined ? '' : `  LLR ${test.llr.toFixed(2)}`;
      bar.show(groups * schedule.players, schedule.pairs.length > 1 ? '' : share + llr);
    },
    onReplaced: (group, failure) => {
      // A guest that cannot be started is reported when it fails a second time.
      if (!(failure instanceof OutsideProgramFailed)) bar.print(`kairo: ${describeReplaced(group, failure)}`);
    },
    finish: () => bar.finish(),
  };
}

function describeReplaced(group: number, failure: Error): string {
  const deal = formatNumber(group);
  if (!(failure instanceof WorkerHung))
    return `A process failed on deal ${deal} (${failure.message}); another is replaying it.`;
  const seconds = formatNumber(failure.milliseconds / 1000);
  return `A process gave no sign of life for ${seconds} s (deal ${deal}); another is replaying it.`;
}
