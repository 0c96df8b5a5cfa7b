import type { EndReason, Outcome } from '@kairo/engine';
import type {
  BotErrorMessages,
  ErrorMessages,
  Invariant,
  PresetProblem,
  WeightsProblem,
} from '../messages/errors.ts';
import { restoringWeights, shortHash as short } from '../messages/errors.ts';
import { isRuleNumber } from '../messages/rules.ts';
import { expectation } from './refusals.ts';
import { rules } from './rules.ts';
import { colourFor, terms } from './terms.ts';

const { count } = terms;

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

const botErrors = {
  'bot/unknown': ({ name, known }) => `No existe el bot «${name}»; elige entre ${known.join(', ')}.`,
  'bot/budget': ({ found }) =>
    `«@${found}» no es un tiempo para pensar: indica un número de simulaciones, como @500, o de milisegundos, como @200ms.`,
  'bot/needs-no-budget': ({ name, found }) =>
    `«${name}» responde al momento y no necesita tiempo para pensar: quita «@${found}».`,
  'bot/weights': ({ file, problem }) =>
    `El archivo «${file}» de los bots no se puede usar: ${weightsProblem(problem)}. Vuelve a instalar el programa o restaura el archivo con «${restoringWeights(file)}».`,
  'bot/crashed': ({ detail }) => `El bot ha dejado de funcionar: ${detail}. Vuelve a iniciar el programa.`,
} satisfies BotErrorMessages;

const broken: { readonly [invariant in Invariant]: string } = {
  cards: 'las cartas del mazo, las que están a la vista, los descartes y las manos no son las de la edición',
  barkers: 'el número de charlatanes no cuadra',
  tiles: 'los puestos y ampliaciones del tablero y del almacén no cuadran',
  areas: 'una loseta o una entrada está en la zona equivocada',
  customers:
    'cinco clientes deben estar en casillas transitables, cada uno en la suya y ninguno en una entrada de su color',
  entries: 'una entrada no está junto a su puesto, o dos comparten casilla',
  reach: 'una entrada o un cliente ha quedado aislado',
  medals: 'una medalla está en manos de alguien cuyo puesto no es el más grande del color',
  money: 'alguien tiene menos de cero monedas',
  hands: 'las manos están tan llenas que no quedaría nada que robar',
};

const reasons: { readonly [reason in EndReason]: string } = {
  supply: 'ampliaciones',
  standstill: 'estancamiento',
};

/** Points, the letters of the winners' seats as in the record, and how the game ended. */
function outcome({ points, winners, reason }: Outcome): string {
  return `${points.join(', ')} (${winners.map((seat) => 'ABCD'[seat]).join(' ')}, ${reasons[reason]})`;
}

function presetProblem(problem: PresetProblem): string {
  switch (problem.code) {
    case 'unreadable':
      return `no se entiende. Se espera: ${expectation(problem.expected)}.`;
    case 'count':
      return `hay ${count.stalls(problem.found)}, se esperan ${problem.expected}.`;
    case 'illegal': {
      if (problem.reason === 'action/no-such-site') return 'una de sus casillas no está en el tablero.';
      const rule = isRuleNumber(problem.rule) ? ` ${rules.rule[problem.rule]}` : '';
      return `el puesto no puede estar así (${problem.rule}).${rule}`;
    }
  }
}

export const errors = {
  ...botErrors,
  'edition/not-json': ({ detail }) => `La edición no es un JSON válido: ${detail}`,
  'edition/missing': ({ field, expected }) =>
    `En la edición falta el campo «${field}» o está mal. Se espera: ${expectation(expected)}.`,
  'edition/unknown-field': ({ field }) => `El campo «${field}» de la edición no significa nada. Quítalo.`,
  'edition/medals-mixed': ({ colours }) =>
    `Las medallas de la edición tienen valores para todos los colores y otros aparte: ${terms.and(colours.map((colour) => terms.colour[colour]))}. Indica un par para todos los colores o uno para cada uno de los seis.`,
  'edition/range': ({ field, found, min, max }) =>
    `El campo «${field}» de la edición vale ${found}; se espera un número entero de ${min} a ${max}.`,
  'edition/row-length': ({ map, row, found, expected }) =>
    `En el mapa «${map}», la fila ${row} tiene ${found} ${found === 1 ? 'casilla' : 'casillas'}; se esperan ${expected}.`,
  'edition/row-count': ({ found, expected }) =>
    `El mapa «areas» tiene ${found} ${found === 1 ? 'fila' : 'filas'}; se esperan ${expected}, como en «segments».`,
  'edition/bad-symbol': ({ map, site, symbol, expected }) =>
    `En el mapa «${map}», ${site} contiene «${symbol}». Se espera: ${expectation(expected)}.`,
  'edition/segment-missing': ({ segment }) =>
    `El sector ${segment} no tiene casillas. Cada uno de los nueve necesita al menos una.`,
  'edition/start-in-restaurant': ({ site }) =>
    `La casilla de salida ${site} está en la zona de tabernas. Los clientes empiezan en el zoco.`,
  'edition/start-count': ({ found, expected }) =>
    `Hay ${found} ${found === 1 ? 'casilla' : 'casillas'} de salida; se esperan ${expected}.`,
  'edition/start-twice': ({ site }) =>
    `La casilla de salida ${site} aparece dos veces. Cada cliente necesita la suya.`,
  'edition/start-off-board': ({ site }) => `La casilla de salida «${site}» no está en el tablero.`,
  'edition/not-connected': ({ sites }) =>
    `Desde la primera casilla de salida no hay camino a ${terms.and(sites)}. El zoco debe unirlas todas.`,
  'edition/no-place': ({ colour, count: needed, found }) => {
    const stalls = needed === 1 ? 'puesto principal' : 'puestos principales';
    return `No hay sitio para ${needed} ${stalls} ${colourFor('masculine', needed, colour)}${found === 0 ? '' : `, solo para ${found}`}.`;
  },
  'edition/joker-segments': ({ joker, found }) =>
    `El comodín ${joker} tiene los sectores «${found}»; se esperan tres distintos, por ejemplo «123».`,
  'edition/too-few-cards': ({ found, min }) =>
    `Solo hay ${count.cards(found)}. El mazo se agotaría: hacen falta al menos ${min}.`,
  'edition/preset': ({ players, stall, problem }) =>
    `Colocación preestablecida para ${count.players(players)}, «${stall}»: ${presetProblem(problem)}`,
  'setup/players': ({ found, min, max }) => `El juego es de ${min} a ${max} jugadores, no de «${found}».`,
  'setup/no-preset': ({ edition, players, available }) => {
    const others = available.length === 0 ? '' : ` Tiene una para ${terms.or(available.map(String))}.`;
    return (
      `La edición «${edition}» no tiene colocación preestablecida para ${count.players(players)}.${others} ` +
      'La variable siempre es posible.'
    );
  },
  'position/malformed': ({ field, expected }) =>
    `En la posición falta el campo «${field}» o está mal. Se espera: ${expectation(expected)}.`,
  'position/impossible': ({ broken: names }) =>
    `Ninguna partida llega a esta posición: ${names.map((name) => broken[name]).join('; ')}.`,
  'record/unreadable': ({ line, found, expected }) =>
    `La línea ${line} no se entiende: «${found}». Se espera: ${expectation(expected)}.`,
  'record/malformed': ({ field, expected }) =>
    `En el registro falta el campo «${field}» o está mal. Se espera: ${expectation(expected)}.`,
  'record/rules-version': ({ found, supported }) =>
    `El registro sigue la versión ${found} de las reglas. Este programa juega con la ${supported}.`,
  'record/unknown-edition': ({ id, known }) =>
    `La partida se jugó con la edición «${id}», que no está disponible. Se conocen: ${known.join(', ')}.`,
  'record/edition-changed': ({ id, found, expected }) =>
    `La edición «${id}» ha cambiado desde la partida: ${short(expected)} en lugar de ${short(found)}.`,
  'record/no-preset': ({ id, players }) =>
    `La edición «${id}» no tiene colocación preestablecida para ${count.players(players)}.`,
  'record/no-seed': () =>
    'El registro no tiene semilla. Solo se puede reproducir el registro de toda la mesa.',
  'record/not-of-table': ({ knows }, say) =>
    `El registro solo contiene lo que vio ${knows === 'spectator' ? 'un espectador' : say.name(knows)}. Se puede mostrar, pero no reproducir.`,
  'record/wrong-seat': ({ turn, found, expected }, say) =>
    `En el registro, el turno ${turn} es de ${say.name(found)}, pero le toca a ${say.name(expected)}.`,
  'record/illegal': ({ turn, action, refusal }, say) => `Turno ${turn}, «${action}»: ${say.refusal(refusal)}`,
  'record/unfinished-turn': ({ turn }) => `El turno ${turn} queda a medias, y aun así siguen otros.`,
  'record/overlong-turn': ({ turn }) => `El turno ${turn} tiene más acciones de las que caben en un turno.`,
  'record/after-end': ({ turn }) => `El turno ${turn} viene después del final de la partida.`,
  'record/no-such-turn': ({ turn, last }) =>
    `No hay turno ${turn}. El registro llega hasta el turno ${last}.`,
  'record/wrong-result': ({ found, expected }) =>
    `El registro da el resultado ${outcome(found)}, pero ${expected ? `la partida acaba con ${outcome(expected)}` : 'la partida no ha terminado'}.`,
  'snapshot/malformed': ({ field, expected }) =>
    `En la partida guardada falta el campo «${field}» o está mal. Se espera: ${expectation(expected)}.`,
  'snapshot/rules-version': ({ found, supported }) =>
    `La partida guardada sigue la versión ${String(found)} de las reglas. Este programa juega con la ${supported}.`,
  'snapshot/other-game': ({ field }) =>
    `La partida guardada es de un juego con ${field === 'edition' ? 'otra edición' : 'otro número de jugadores'}.`,
} satisfies ErrorMessages;
