/** Progress of a match on the terminal. */
import { type GroupResult, groupShare, OutsideProgramFailed, WorkerHung } from '@kairo/arena';
import type { Messages } from '@kairo/texts';
import type { Context } from '../context.ts';
import { ProgressBar } from '../screen/progress.ts';
import { FINE_SIGNS } from '../screen/signs.ts';
import type { ArenaMatch } from './arenaMatch.ts';

interface ArenaProgress {
  readonly onProgress: (results: readonly GroupResult[]) => void;
  readonly onReplaced: (group: number, failure: Error) => void;
  finish(): void;
}

/** The bar counts games; in a duel it also shows the win share of the first contender. */
export function showProgress(context: Context, { schedule, requested, test }: ArenaMatch): ArenaProgress {
  const { io, t } = context;
  const bar = new ProgressBar(io.stderr, schedule.groups * schedule.players, FINE_SIGNS.bar);
  const percent = new Intl.NumberFormat(t.locale, { style: 'percent', maximumFractionDigits: 1 });
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
      // An outside program that cannot be started is reported when the second attempt fails.
      if (!(failure instanceof OutsideProgramFailed)) {
        bar.print(`kairo: ${describeReplacement(t, group, failure)}`);
      }
    },
    finish: () => bar.finish(),
  };
}

function describeReplacement(t: Messages, group: number, failure: Error): string {
  return failure instanceof WorkerHung
    ? t.terminal.arena.hung(group, failure.milliseconds / 1000)
    : t.terminal.arena.crashed(group, failure.message);
}
