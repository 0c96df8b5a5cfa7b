import type { BotErrorMessages, WeightsProblem } from '../messages/bots.ts';
import { restoringWeights } from '../messages/bots.ts';

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'no se encuentra';
    case 'weights/json':
      return 'no es JSON';
    case 'weights/format':
      return `su formato es ${problem.found} y se espera «${problem.expected}»`;
    case 'weights/rules-version':
      return `es de la versión ${problem.found} de las reglas y se espera la ${problem.expected}`;
    case 'weights/players':
      return `es para ${problem.found} jugadores y tendría que ser para ${problem.expected}`;
    case 'weights/facts':
      return 'es de otra versión del programa';
    case 'weights/numbers':
      return `«${problem.field}» tiene que ser una lista de ${problem.expected} números de −${problem.largest} a ${problem.largest}`;
  }
}

export const botErrors = {
  'bot/unknown': ({ name, known }) => `No existe el bot «${name}»; elige entre ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `«@${found}» no es un tiempo para pensar: indica un número de simulaciones, como @500, o de milisegundos, como @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `«${name}» responde al momento y no necesita tiempo para pensar: quita «@${found}».`,
  'bot/weights': ({ file, problem }) =>
    `El archivo «${file}» de los bots no se puede usar: ${weightsProblem(problem)}. Vuelve a instalar el programa o restaura el archivo con «${restoringWeights(file)}».`,
  'bot/crashed': ({ detail }) => `El bot ha dejado de funcionar: ${detail}. Vuelve a iniciar el programa.`,
} satisfies BotErrorMessages;
