import type { GameResult } from '@kairo/engine';
import type { BotErrorMessages, ErrorMessages, Invariant, WeightsProblem } from '../messages/errors.ts';
import { restoringWeights, shortHash as short, unquoted } from '../messages/errors.ts';
import { boardProblems } from './boards.ts';
import { expectation } from './refusals.ts';
import { ofName, terms, toName } from './terms.ts';

const { count } = terms;

function weightsProblem(problem: WeightsProblem): string {
  switch (problem.code) {
    case 'weights/missing':
      return 'no se encuentra';
    case 'weights/json':
      return 'no es JSON';
    case 'weights/format':
      return `su formato es «${unquoted(problem.found)}» y se espera «${problem.expected}»`;
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

const botErrors = {
  'bot/unknown': ({ name, known }) => `No existe el bot «${name}»; elige entre ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `«@${found}» no es un tiempo de reflexión: indica un número de simulaciones, como @500, o de milisegundos, como @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `«${name}» responde al momento y no necesita tiempo de reflexión: quita «@${found}».`,
  'bot/weights': ({ file, problem }) =>
    `El archivo «${file}» de los bots no se puede usar: ${weightsProblem(problem)}. Vuelve a instalar el programa o restaura el archivo con «${restoringWeights(file)}».`,
  'bot/crashed': ({ detail }) => `El bot ha dejado de funcionar: ${detail}. Vuelve a iniciar el programa.`,
} satisfies BotErrorMessages;

const broken: { readonly [invariant in Invariant]: string } = {
  cards: 'las cartas del mazo, las que están a la vista, los descartes y las manos no son las de la edición',
  barkers: 'el número de charlatanes no cuadra',
  tiles: 'los puestos y ampliaciones del tablero y de las reservas no cuadran',
  areas: 'una loseta o una entrada está en la zona equivocada',
  customers:
    'cinco clientes deben estar en casillas transitables, cada uno en la suya y ninguno en una entrada de su color',
  entries: 'una entrada no está junto a su puesto, o dos comparten casilla',
  reach: 'una entrada o un cliente ha quedado aislado',
  medals: 'un jugador tiene una medalla sin que su puesto sea el más grande del color',
  money: 'un jugador tiene menos de cero monedas',
  hands: 'las manos están tan llenas que no quedaría nada que robar',
};

const reasons: { readonly [reason in GameResult['reason']]: string } = {
  supply: 'ampliaciones',
  standstill: 'estancamiento',
  resigned: 'abandono',
  agreed: 'acuerdo',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: GameResult): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

export const errors = {
  ...botErrors,
  ...boardProblems,
  'position/malformed': ({ field, expected }) =>
    `En la posición, el campo «${field}» falta o no es correcto. Se espera: ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `Ninguna partida llega a esta posición: ${names.map((name) => broken[name]).join('; ')}.`,
  'record/unreadable': ({ line, found, expected }) =>
    `La línea ${line} no se entiende: «${found}». Se espera: ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `En el registro, el campo «${field}» falta o no es correcto. Se espera: ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `El registro sigue la versión ${found} de las reglas. Este programa juega con la ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `La partida se jugó con la edición «${id}», que no está disponible. Ediciones conocidas: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `La edición «${id}» ha cambiado desde la partida: ${short(expected)} en lugar de ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `La edición «${id}» no tiene colocación preestablecida para ${count.players(players)}.`,
  'record/no-seed': () =>
    'El registro no tiene semilla. Solo se puede reproducir el registro completo de una partida.',
  'record/not-of-table': ({ knows }, say) =>
    `El registro solo contiene lo que vio ${knows === 'spectator' ? 'un espectador' : say.name(knows)}. Se puede mostrar, pero no reproducir.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `En el registro, el turno ${turn} es ${ofName(say.name(found))}, pero le toca ${toName(say.name(expected))}.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Turno ${turn}, «${action}»: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `El turno ${turn} está incompleto, y aun así siguen otros.`,
  'record/overlong-turn': ({ turn }) => `El turno ${turn} tiene más acciones de las que caben en un turno.`,
  'record/after-end': ({ turn }) => `El turno ${turn} viene después del final de la partida.`,
  'record/no-such-turn': ({ turn, last }) =>
    `No existe el turno ${turn}. El registro llega hasta el turno ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `El registro da el resultado ${outcome(found)}, pero ${expected ? `la partida acaba con ${outcome(expected)}` : 'la partida no ha terminado'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `En la partida guardada, el campo «${field}» falta o no es correcto. Se espera: ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `La partida guardada sigue la versión ${String(found)} de las reglas. Este programa juega con la ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `La partida guardada ${field === 'edition' ? 'es de otra edición' : 'tiene otro número de jugadores'}.`,
} satisfies ErrorMessages;
