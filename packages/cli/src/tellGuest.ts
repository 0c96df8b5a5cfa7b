/** What a program from outside did wrong, in a sentence. */
import { type OutsideError, readLine } from '@kairo/arena';
import type { Messages, Table } from '@kairo/texts';

const NOBODY: Table = { names: [], jokers: [] };

/** One sentence for people from a failure's message; undefined if it is no such message. */
export function tellGuest(t: Messages, message: string): string | undefined {
  const { command, error } = (readLine(message) ?? {}) as { command?: string; error?: OutsideError };
  if (command === undefined || error === undefined) return undefined;
  return `${sentenceOf(t, command, error)} [${error.code}]`; // as docs/bot-protocol.md lists it
}

/** The same; what is no such message is told as it is. */
export function tellOutside(t: Messages, message: string): string {
  return tellGuest(t, message) ?? message;
}

function sentenceOf(t: Messages, command: string, error: OutsideError): string {
  const { outside } = t.terminal;
  switch (error.code) {
    case 'outside/start':
      return 'status' in error
        ? outside.endedEarly(command, error.status)
        : outside.start(command, error.program, error.detail);
    case 'outside/silent':
      return outside.silent(command, error.milliseconds);
    case 'outside/late':
      return outside.late(command, error.milliseconds);
    case 'outside/junk':
      return outside.junk(command, error.found);
    case 'outside/illegal': {
      const reason = error.refusal === undefined ? '' : t.refusal(error.refusal, NOBODY);
      return outside.illegal(command, error.found, reason);
    }
    case 'outside/exited':
      return outside.exited(command, error.status);
    case 'outside/gave-up':
      return outside.gaveUp(command, error.found);
    default:
      return error satisfies never;
  }
}
