/** The file of results of `kairo arena --out`. */
import { BadResultFile, commitAtHand, defaultSimulations, type FileProblem, ResultFile } from '@kairo/arena';
import type { Context } from '../context.ts';
import { fail } from '../failure.ts';
import { filePath } from '../options.ts';
import type { ArenaMatch } from './arenaMatch.ts';

function describeProblem(file: string, problem: FileProblem): string {
  switch (problem.code) {
    case 'foreign':
      return `${file} contains no arena results; choose another file.`;
    case 'line':
      return `${file}: line ${problem.line} cannot be read. Choose another file, or delete the line: its games are then played again.`;
    case 'twice':
      return `${file}: line ${problem.line} repeats a deal. Delete the line, or choose another file.`;
    case 'busy':
      return `Process ${problem.process} is writing results to ${file}; wait for it, or choose another file. If that is some other program, delete ${file}.lock.`;
    case 'other': {
      const { field, found, wanted } = problem;
      return field === 'program'
        ? `${file} contains results of another version of the program; choose another file.`
        : `${file} contains results of another command (${field} ${found}, not ${wanted}); choose another file.`;
    }
  }
}

export function openResults(context: Context, file: string, { requested, schedule }: ArenaMatch): ResultFile {
  const path = filePath(context, file);
  const commit = commitAtHand();
  const simulations = defaultSimulations(requested.contenders);
  const origin = { date: new Date().toISOString(), ...(commit && { commit }), simulations };
  try {
    return new ResultFile(path, requested, origin, schedule);
  } catch (error) {
    return fail(
      error instanceof BadResultFile
        ? describeProblem(file, error.problem)
        : `The results cannot be written to ${file}.`,
    );
  }
}
