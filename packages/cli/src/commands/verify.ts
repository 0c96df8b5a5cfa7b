/** `kairo verify FILE`: replays a record or trace and checks everything in it. */
import { type GameRecord, type GameState, outcomeOf } from '@kairo/engine';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { formatNumber } from '../english.ts';
import { fail } from '../failure.ts';
import { libraryWith, readGameFile, replayFile } from '../files.ts';
import { writeLines } from '../io.ts';
import { describeTraceProblem } from './traceProblem.ts';
import { verifyTrace } from './verifyTrace.ts';

interface VerifyOptions {
  readonly edition?: string;
}

export function defineVerify(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  return program
    .command('verify')
    .description(help.commands.verify)
    .usage(help.fileUsage)
    .argument(`<${help.fileWord}>`, help.arguments.recordOrTrace)
    .option('--edition <file>', help.options.editionFile)
    .action((file: string, options: VerifyOptions) => verify(context, file, options));
}

async function verify(context: Context, file: string, options: VerifyOptions): Promise<void> {
  const { t, io } = context;
  const library = libraryWith(context, options.edition);
  const content = await readGameFile(context, file, library);
  if (content.kind === 'position') fail(t.terminal.bad.notVerifiable(file));
  if (content.kind === 'trace') {
    const { decisions, problem } = verifyTrace(content.lines, library.editions);
    if (problem !== undefined) fail(t.terminal.bad.inFile(file, describeTraceProblem(problem)));
    return writeLines(io.stdout, [`All correct: ${formatNumber(decisions)} decisions.`]);
  }
  const { state } = replayFile(context, file, content.record, content.library);
  await writeLines(io.stdout, [verdict(context, content.record, state)]);
}

function verdict({ t }: Context, { turns, seats }: GameRecord, state: GameState): string {
  const result = outcomeOf(state);
  if (result === undefined) return t.terminal.report.recordUnfinished(turns.length);
  const scores = result.points.map((points, seat) => `${seats[seat]} ${points}`).join(', ');
  return t.terminal.report.recordFine(turns.length, scores);
}
