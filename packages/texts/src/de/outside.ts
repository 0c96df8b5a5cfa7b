import type { TerminalOutside } from '../messages/terminal.ts';
import { terms } from './terms.ts';

export const outside = {
  start: (command, program, detail) =>
    `„${command}“ lässt sich nicht starten: Das Programm „${program}“ gibt es nicht, oder es lässt sich nicht ausführen (${detail}).`,
  endedEarly: (command, status) =>
    `„${command}“ lässt sich nicht starten: Es hat sich beendet, bevor es „hello“ gesagt hat (${status}).`,
  silent: (command, milliseconds) => `„${command}“ hat ${terms.number(milliseconds)} ms lang nichts gesagt.`,
  late: (command, milliseconds) =>
    `„${command}“ hat sich nicht innerhalb von ${terms.number(milliseconds)} ms entschieden.`,
  junk: (command, found, expected) =>
    `„${command}“ hat etwas geschickt, das im Protokoll nicht vorkommt: ${found}${expected === undefined ? '' : ` Erwartet wird etwas wie: ${expected}`}`,
  illegal: (command, found, reason) => `„${command}“ hat eine unerlaubte Aktion gewählt: ${found} ${reason}`,
  noSuchAction: (command, found, last) =>
    `„${command}“ hat eine Aktion gewählt, die nicht in der Liste steht: ${found} „index“ muss eine ganze Zahl von 0 bis ${last} sein.`,
  exited: (command, status) => `„${command}“ hat sich mitten im Spiel beendet (${status}).`,
  gaveUp: (command, found) => `„${command}“ hat aufgegeben: ${found}`,
} satisfies TerminalOutside;
