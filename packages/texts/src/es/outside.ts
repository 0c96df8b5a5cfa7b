import type { TerminalOutside } from '../messages/terminal.ts';
import { terms } from './terms.ts';

export const outside = {
  start: (command, program, detail) =>
    `«${command}» no se puede iniciar: el programa «${program}» no existe o no se puede ejecutar (${detail}).`,
  endedEarly: (command, status) =>
    `«${command}» no se puede iniciar: ha terminado antes de decir «hello» (${status}).`,
  silent: (command, milliseconds) => `«${command}» no ha dicho nada en ${terms.number(milliseconds)} ms.`,
  late: (command, milliseconds) => `«${command}» no ha decidido en ${terms.number(milliseconds)} ms.`,
  junk: (command, found, expected) =>
    `«${command}» ha enviado algo ajeno al protocolo: ${found}${expected === undefined ? '' : ` Se esperaba algo como: ${expected}`}`,
  illegal: (command, found, reason) => `«${command}» ha elegido una acción no permitida: ${found} ${reason}`,
  noSuchAction: (command, found, last) =>
    `«${command}» ha elegido una acción que no está en la lista: ${found} «index» debe ser un número entero de 0 a ${last}.`,
  exited: (command, status) => `«${command}» ha terminado en mitad de la partida (${status}).`,
  gaveUp: (command, found) => `«${command}» se ha rendido: ${found}`,
} satisfies TerminalOutside;
