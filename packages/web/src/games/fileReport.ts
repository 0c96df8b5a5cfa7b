/** What became of the files that were taken in. */
import type { FileProblem } from '@kairo/table';
import { t } from '../i18n/texts.ts';
import type { Imported } from '../worker/gamesControl.ts';

export interface LeftOut {
  readonly file: string;
  readonly problem: FileProblem;
  /** How many games of the file had it. */
  readonly times: number;
}

export interface FileReport {
  readonly added: number;
  readonly known: number;
  readonly problems: readonly LeftOut[];
}

export function sumOf(before: FileReport, file: string, { added, known, problems }: Imported): FileReport {
  const left: LeftOut[] = [];
  for (const problem of problems) {
    const same = left.findIndex((other) => problemIn(other.problem) === problemIn(problem));
    const found = left[same];
    if (found === undefined) left.push({ file, problem, times: 1 });
    else left[same] = { ...found, times: found.times + 1 };
  }
  return {
    added: before.added + added.length,
    known: before.known + known,
    problems: [...before.problems, ...left],
  };
}

export function problemIn(problem: FileProblem): string {
  const { problems } = t.games.takeIn;
  switch (problem.code) {
    case 'file/too-large':
      return problems.tooLarge(problem.megabytes);
    case 'file/no-game':
      return problems.noGame;
    case 'file/damaged':
      return problems.damaged;
    case 'file/line':
      return problems.line(problem.line);
    case 'file/other-version':
      return problems.otherVersion;
    case 'file/board':
      return problems.board(problem.board);
    case 'file/not-whole':
      return problems.notWhole;
    case 'file/illegal':
      return problems.illegal(problem.turn, problem.rule);
  }
}
