/** Failures of outside programs as sentences. */
import type { OutsideError, OutsideFailure } from '@kairo/arena';
import type { Messages, Table } from '@kairo/texts';

const NO_NAMES: Table = { names: [], jokers: [] };

/** Ends with the error code, which docs/bot-protocol.md explains. */
export function describeOutsideFailure(t: Messages, { command, error }: OutsideFailure): string {
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
      return outside.illegal(command, error.found, t.refusal(error.refusal, NO_NAMES));
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
