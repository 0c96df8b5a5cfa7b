/** What a program from outside did wrong, in a sentence. */
import type { OutsideError, OutsideFailure } from '@kairo/arena';
import { messages } from '@kairo/texts';
import { formatNumber } from '../english.ts';

/** Ends with the code that docs/bot-protocol.md explains. */
export function describeOutsideFailure({ command, error }: OutsideFailure): string {
  return `“${command}” ${describe(error)} [${error.code}]`;
}

function describe(error: OutsideError): string {
  switch (error.code) {
    case 'outside/start':
      return 'status' in error
        ? `cannot be started: it exited before saying “hello” (${error.status}).`
        : `cannot be started: the program “${error.program}” does not exist or cannot be run (${error.detail}).`;
    case 'outside/silent':
      return `said nothing for ${formatNumber(error.milliseconds)} ms.`;
    case 'outside/late':
      return `did not decide within ${formatNumber(error.milliseconds)} ms.`;
    case 'outside/junk': {
      const expected = error.expected === undefined ? '' : ` Expected something like: ${error.expected}`;
      return `sent something that is not in the protocol: ${error.found}${expected}`;
    }
    case 'outside/illegal': {
      const reason = messages('en').refusal(error.refusal, { names: [], jokers: [] });
      return `chose an action that is not allowed: ${error.found} ${reason}`;
    }
    case 'outside/no-such-action':
      return `chose an action that is not in the list: ${error.found} “index” has to be a whole number from 0 to ${error.actions - 1}.`;
    case 'outside/exited':
      return `exited mid-game (${error.status}).`;
    case 'outside/gave-up':
      return `gave up: ${error.found}`;
    default:
      return error satisfies never;
  }
}
