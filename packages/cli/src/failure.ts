/** Ways in which a command ends early, and exit codes. */
import type { BotError } from '@kairo/bots';

/** `interrupted` is 128 + SIGINT, as shells expect it. */
export const EXIT = { fine: 0, bug: 1, badInput: 2, interrupted: 130 } as const;

/** Invalid input: reported as one line, exit code 2. Unknown errors count as bugs. */
export class UserError extends Error {}

export function fail(message: string): never {
  throw new UserError(message);
}

/** A bot cannot play, for a reason that the user can fix (for example a damaged file of weights). */
export class BotFailure extends Error {
  readonly error: BotError;
  constructor(error: BotError) {
    super(error.code);
    this.error = error;
  }
}

/** Ctrl-C, or a signal that asks to stop. */
export class Interrupted extends Error {}

/** The user left: by command, with Ctrl-D, or because the input has ended. */
export class LeftTable extends Error {}

/** Ends the command with this code; everything has been printed already. */
export class ExitWith extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}
