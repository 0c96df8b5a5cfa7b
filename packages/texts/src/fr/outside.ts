import type { TerminalOutside } from '../messages/terminal.ts';
import { terms } from './terms.ts';

export const outside = {
  start: (command, program, detail) =>
    `« ${command} » ne peut pas être lancé : le programme « ${program} » n’existe pas ou ne peut pas être exécuté (${detail}).`,
  endedEarly: (command, status) =>
    `« ${command} » ne peut pas être lancé : il s’est arrêté avant de dire « hello » (${status}).`,
  silent: (command, milliseconds) => `« ${command} » n’a rien dit pendant ${terms.number(milliseconds)} ms.`,
  late: (command, milliseconds) => `« ${command} » n’a pas décidé en ${terms.number(milliseconds)} ms.`,
  junk: (command, found, expected) =>
    `« ${command} » a envoyé quelque chose d’étranger au protocole : ${found}${expected === undefined ? '' : ` Il fallait quelque chose comme : ${expected}`}`,
  illegal: (command, found, reason) => `« ${command} » a choisi une action interdite : ${found} ${reason}`,
  noSuchAction: (command, found, last) =>
    `« ${command} » a choisi une action qui n’est pas dans la liste : ${found} « index » doit être un nombre entier de 0 à ${last}.`,
  exited: (command, status) => `« ${command} » s’est arrêté au milieu de la partie (${status}).`,
  gaveUp: (command, found) => `« ${command} » a abandonné : ${found}`,
} satisfies TerminalOutside;
