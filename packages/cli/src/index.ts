/** Runs the program once: chooses the language, runs the command, reports errors. */
import { weightsErrorOf } from '@kairo/bots';
import { CommanderError } from 'commander';
import { describeBotError } from './botError.ts';
import { type Context, makeContext } from './context.ts';
import { BotFailure, EXIT, ExitWith, UserError } from './failure.ts';
import type { Io } from './io.ts';
import { chooseLanguage } from './language.ts';
import { contextFor, createProgram, describeUsageError } from './program.ts';

export type { Io } from './io.ts';

function reportOf(
  error: unknown,
  context: Context | undefined,
): { readonly line?: string; readonly code: number } {
  if (error instanceof ExitWith) return { code: error.code };
  if (error instanceof UserError) return { line: error.message, code: EXIT.badInput };
  if (error instanceof CommanderError && context !== undefined) {
    const line = describeUsageError(error, context);
    return line === undefined ? { code: EXIT.fine } : { line, code: EXIT.badInput };
  }
  const botError = error instanceof BotFailure ? error.error : weightsErrorOf(error);
  if (botError !== undefined && context !== undefined)
    return { line: describeBotError(context.t, botError), code: EXIT.bug };
  const text = error instanceof Error ? error.message : String(error);
  return { line: context?.t.terminal.bad.bug(text) ?? text, code: EXIT.bug };
}

/** One line without control characters: the text may quote untrusted files. */
function sanitize(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/\p{Cc}/gu, '\ufffd');
}

/** Runs `kairo` with these arguments and returns the exit code; never throws. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let context: Context | undefined;
  try {
    const { locale, rest } = chooseLanguage(argv, io.env);
    const chosen = makeContext(io, locale);
    context = contextFor(rest, chosen);
    await createProgram(chosen).parseAsync(rest, { from: 'user' });
    return EXIT.fine;
  } catch (error) {
    const { line, code } = reportOf(error, context);
    if (line !== undefined) io.stderr.write(`kairo: ${sanitize(line)}\n`);
    if (code === EXIT.bug && io.env['KAIRO_DEBUG'] && error instanceof Error)
      io.stderr.write(`${error.stack}\n`);
    return code;
  }
}
