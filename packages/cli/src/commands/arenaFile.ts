/** Opens the result file of `kairo arena --out`. */
import { BadResultFile, commitAtHand, defaultSimulations, type FileProblem, ResultFile } from '@kairo/arena';
import type { Messages } from '@kairo/texts';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { filePath } from '../options.ts';
import type { ArenaMatch } from './arenaMatch.ts';

function describeFileProblem(t: Messages, file: string, problem: FileProblem): string {
  const { bad } = t.terminal;
  switch (problem.code) {
    case 'foreign':
      return bad.arena.foreignFile(file);
    case 'line':
      return bad.arena.line(file, problem.line);
    case 'twice':
      return bad.arena.twice(file, problem.line);
    case 'busy':
      return bad.arena.busy(file, problem.process);
    case 'other': {
      const { field, found, wanted } = problem;
      return field === 'program'
        ? bad.arena.otherProgram(file)
        : bad.arena.otherCommand(file, field, found, wanted);
    }
  }
}

export function openResults(context: Context, file: string, { requested, schedule }: ArenaMatch): ResultFile {
  const { t } = context;
  const path = filePath(context, file);
  const commit = commitAtHand();
  const simulations = defaultSimulations(requested.contenders);
  const origin = { date: new Date().toISOString(), ...(commit && { commit }), simulations };
  try {
    return new ResultFile(path, requested, origin, schedule);
  } catch (error) {
    return fail(
      error instanceof BadResultFile
        ? describeFileProblem(t, file, error.problem)
        : t.terminal.bad.arena.cannotWrite(file),
    );
  }
}
