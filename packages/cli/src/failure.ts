import type { BotError } from '@kairo/bots';

export const EXIT = { fine: 0, bug: 1, badInput: 2 } as const;

/** Bad input: told in one line, exit code 2. Anything else that is thrown is a bug. */
export class UserError extends Error {}

export function fail(message: string): never {
  throw new UserError(message);
}

/** A bot cannot play: nobody's input, but something that people can mend. */
export class BotFailure extends Error {
  readonly error: BotError;
  constructor(error: BotError) {
    super(error.code);
    this.error = error;
  }
}

/** Somebody pressed Ctrl-C. */
export class Interrupted extends Error {}

/** Somebody left on purpose: by command, with Ctrl-D, or because a script has no more lines. */
export class LeftTable extends Error {}

/** The command has said all there is to say and ends with this code. */
export class ExitWith extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}
