import type { BotErrorMessages, WeightsProblem } from '../messages/bots.ts';
import { restoringWeights } from '../messages/bots.ts';
import { shortHash as short } from '../shortHash.ts';
import { expectation } from './expectations.ts';

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
  'bot/rules-version': ({ found, supported }) =>
    `La pregunta al bot sigue la versión ${found} de las reglas. El bot juega con la ${supported}: usa la misma versión en los dos lados.`,
  'bot/unknown-edition': ({ id, hash, known }) =>
    `El bot no conoce la edición «${id}» (${short(hash)}). Envía también su archivo o juega en una de estas: ${known.map((edition) => edition.id).join(', ')}.`,
  'bot/other-edition': ({ found, expected }) =>
    `El bot ha recibido una edición distinta de la de la partida: ${short(found)} en lugar de ${short(expected)}. Envía la de la partida.`,
  'bot/not-acting': ({ acting }, say) =>
    `Le toca a ${say.name(acting)}: solo se puede preguntar al bot de ese lugar.`,
  'bot/malformed': ({ field, expected }) =>
    `En la pregunta al bot falta el campo «${field}» o está mal. Se espera: ${expectation(expected)}.`,
  'bot/weights': ({ file, problem }) =>
    `El archivo «${file}» de los bots no se puede usar: ${weightsProblem(problem)}. Vuelve a instalar el programa o restaura el archivo con «${restoringWeights(file)}».`,
  'bot/crashed': ({ detail }) => `El bot ha dejado de funcionar: ${detail}. Vuelve a iniciar el programa.`,
} satisfies BotErrorMessages;
