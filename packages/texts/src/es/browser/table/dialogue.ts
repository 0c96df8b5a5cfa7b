import { capital } from '../../../capital.ts';
import type {
  ActionLabels,
  CardChoiceMessages,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { colourFor, terms } from '../../terms.ts';

const { colour, coloured, coins, count, medalOf } = terms;

/** What stands behind “ampliar”. */
const wares = { ...terms.goods, purple: 'la taberna' };

export const actions = {
  build: 'Construir',
  lure: 'Atraer',
  drawTwo: 'Robar dos',
  endTurn: 'Terminar turno',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  dropOut: 'Retirarse',
  discard: 'Descartar',
  takeBarker: 'Tomar un charlatán',
  takeFromPile: 'Robar del mazo',
  takeCard: 'Tomar esta carta',
  hurry: 'Que juegue ya',
  skipMotion: 'Saltar',
  hints: 'Consejo',
  menu: 'Menú',
} satisfies ActionLabels;

export const prompts = {
  placeStall: (left) =>
    left === 1 ? 'Coloca tu último puesto inicial.' : `Coloca un puesto; te quedan ${left}.`,
  placeNeutral: (of) => `Coloca el puesto neutral ${colour[of]}.`,
  chooseAction: 'Elige qué hacer: construir, atraer o robar.',
  chooseCardOrSite: 'Elige una carta o un solar.',
  chooseSite: 'Elige un solar.',
  chooseWhat: (site) => `Elige qué construir en ${site}.`,
  chooseColour: 'Elige un color.',
  chooseSide: (site) => `Elige a qué lado de ${site} va la entrada.`,
  chooseCards: 'Elige qué cartas jugar.',
  chooseCustomer: 'Elige un cliente.',
  chooseEntry: (of) => `Elige una entrada para el cliente ${colour[of]}.`,
  firstCard: 'Toma la primera carta.',
  secondCard: 'Toma la segunda carta.',
  discard: (cards) => `Descártate de ${count.cards(cards)}.`,
  finalPhase: 'Última etapa: construye o retírate.',
  endTurn: 'Ya has jugado. Termina tu turno o deshazlo.',
  endTurnOnly: 'Ya has jugado. Termina tu turno.',
  endTurnToSee: 'Termina tu turno para ver qué sale.',
  watching: 'Estás mirando.',
} satisfies PromptMessages;

export const moves = {
  place: (action) => `Colocar el puesto ${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Construir un puesto ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Ampliar ${wares[action.colour]} en ${action.site}`,
  move: (action) => `Trasladar el puesto ${colour[action.colour]} a ${action.stall}`,
  lure: (action) => `Atraer al cliente ${colour[action.colour]} a ${action.entry}`,
  pick: (action) => {
    if (action.from === 'display') return `Tomar la ${action.index + 1}.ª carta a la vista`;
    return action.from === 'pile' ? 'Robar una carta del mazo' : 'Tomar un charlatán';
  },
  discard: (action, say) => `Descartar: ${say.card(action.card)}`,
  dropOut: () => 'Retirarse',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  size: (size) => `tamaño ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `cuesta ${coins(paid)}`;
    const joker = `1 ${coloured('coin', fee)} por el comodín`;
    return Object.keys(paid).length === 0 ? `cuesta ${joker}` : `cuesta ${coins(paid)}, más ${joker}`;
  },
  noPrice: 'no cuesta dinero',
  cards: (cards) => `juegas: ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `consigues la ${medalOf(medal, of)}: +${points}`
      : `le quitas a ${from} la ${medalOf(medal, of)}: +${points}`,
  keepsMedal: (medal, of) => `conservas la ${medalOf(medal, of)}`,
  noMedal: (of) => `ninguna medalla de los puestos ${colourFor('masculine', 2, of)}`,
  income: (name, of, amount) =>
    name === undefined ? `ganas ${coins({ [of]: amount })}` : `${name} gana ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${coloured('customer', of)}, ${count.steps(steps)}`),
  barkers: (barkers) => `requiere ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `el cliente ${colour[of]} ocupa su lugar en ${entry}`,
  ownStand: 'tu puesto',
  standOf: (name) => `puesto de ${name}`,
  neutralStall: 'puesto neutral',
  startsFinalPhase: 'empieza la última etapa',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Pago',
  explain: (of, size) =>
    `${capital(coins({ [of]: size }))}. Cada una, salvo la primera, puede cambiarse por dos de otros colores.`,
  fee: 'Por el comodín: 1 moneda de cualquier color.',
  missing: (missing) => `${missing === 1 ? 'falta' : 'faltan'} ${count.coins(missing)}`,
  tooMany: (extra) => `${extra === 1 ? 'sobra' : 'sobran'} ${count.coins(extra)}`,
  pay: (paid) => `Pagar ${coins(paid)}`,
  otherwise: 'Pagar de otro modo',
  more: (of) => `Una ${coloured('coin', of)} más`,
  fewer: (of) => `Una ${coloured('coin', of)} menos`,
} satisfies PaymentMessages;

export const cardChoice = {
  heading: 'Cartas para construir',
  anyThree: 'Tres cartas cualesquiera',
  chosen: (chosen, needed) => `Elegidas: ${chosen} de ${needed}`,
} satisfies CardChoiceMessages;

export const whyNot = {
  ask: '¿Por qué no?',
  heading: 'Por qué no se puede',
  site: (site) => `En ${site} no se puede construir nada`,
  rule: (number) => `Regla ${number}`,
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Mejores jugadas',
  thinking: 'Buscando buenas jugadas',
  winChance: (chance) => `ganas ${Math.round(chance * 100)} de cada 100`,
  show: 'Ver en el tablero',
  none: 'Solo hay una jugada posible.',
} satisfies HintMessages;
