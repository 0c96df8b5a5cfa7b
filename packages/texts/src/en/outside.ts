import type { TerminalOutside } from '../messages/terminal.ts';
import { terms } from './terms.ts';

export const outside = {
  start: (command, program, detail) =>
    `“${command}” cannot be started: the program “${program}” does not exist or cannot be run (${detail}).`,
  endedEarly: (command, status) =>
    `“${command}” cannot be started: it ended before it said “hello” (${status}).`,
  silent: (command, milliseconds) => `“${command}” said nothing for ${terms.number(milliseconds)} ms.`,
  late: (command, milliseconds) => `“${command}” did not decide within ${terms.number(milliseconds)} ms.`,
  junk: (command, found, expected) =>
    `“${command}” sent something that is not in the protocol: ${found}${expected === undefined ? '' : ` Expected something like: ${expected}`}`,
  illegal: (command, found, reason) => `“${command}” chose an action that is not allowed: ${found} ${reason}`,
  noSuchAction: (command, found, last) =>
    `“${command}” chose an action that is not in the list: ${found} “index” has to be a whole number from 0 to ${last}.`,
  exited: (command, status) => `“${command}” ended in the middle of the game (${status}).`,
  gaveUp: (command, found) => `“${command}” gave up: ${found}`,
} satisfies TerminalOutside;
