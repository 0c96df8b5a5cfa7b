/** What a program from outside did wrong, in a sentence. */
import type { OutsideError, OutsideFailure } from '@kairo/arena';
import type { Messages, Table } from '@kairo/texts';

const NOBODY: Table = { names: [], jokers: [] };

/** With the code that docs/bot-protocol.md explains. */
export function tellGuest(t: Messages, { command, error }: OutsideFailure): string {
  return `${sentenceOf(t, command, error)} [${error.code}]`;
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
      return outside.junk(command, error.found, error.expected);
    case 'outside/illegal':
      return outside.illegal(command, error.found, t.refusal(error.refusal, NOBODY));
    case 'outside/no-such-action':
      return outside.noSuchAction(command, error.found, error.actions - 1);
    case 'outside/exited':
      return outside.exited(command, error.status);
    case 'outside/gave-up':
      return outside.gaveUp(command, error.found);
    default:
      return error satisfies never;
  }
}
