import { capital } from '../../../capital.ts';
import { inPercent, oddsOf } from '../../../chance.ts';
import type {
  ActionLabels,
  HintMessages,
  MoveMessages,
  PaymentMessages,
  PreviewMessages,
  PromptMessages,
  WhyNotMessages,
} from '../../../messages/browser/table/dialogue.ts';
import { terms } from '../../terms.ts';

const { colour, coloured, coins, count, medalOf } = terms;

export const actions = {
  build: 'Construir',
  lure: 'Atraer',
  drawTwo: 'Robar dos',
  endTurn: 'Terminar turno',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  dropOut: 'Retirarse',
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
  dots: 'Puntos pequeños: con tres cartas cualesquiera.',
  notAlone: 'Por sí sola, esta carta no construye nada ahora. Con tres cualesquiera sí: elige dos más.',
  chooseSite: 'Elige un solar.',
  siteFor: (tile) => `${capital(tile)}: elige un solar.`,
  chooseWhat: (site) => `Elige qué construir en ${site}.`,
  chooseColour: 'Elige un color.',
  chooseSide: (site) => `Elige a qué lado de ${site} va la entrada.`,
  chooseCards: 'Elige qué cartas jugar.',
  chooseCustomer: 'Elige a un cliente.',
  chooseEntry: (of) => `Elige una entrada para el cliente ${colour[of]}.`,
  firstCard: 'Toma la primera carta.',
  secondCard: 'Toma la segunda carta.',
  pile: 'Verás la carta al momento: no se puede deshacer.',
  cannot: {
    build: 'Ahora no puedes construir nada. Toca una carta o un solar para ver por qué.',
    lure: 'Ahora no puedes atraer a nadie. Toca a un cliente para ver por qué.',
    draw: 'No queda ninguna carta que tomar.',
  },
  discard: (cards) => `Descártate de ${count.cards(cards)}.`,
  finalPhase: 'Última etapa: construye o retírate.',
  endTurn: 'Ya has jugado. Termina tu turno o deshazlo.',
  endTurnOnly: 'Ya has jugado. Termina tu turno.',
  endTurnToDo: 'Se hará cuando termines tu turno.',
  watching: 'Estás mirando.',
} satisfies PromptMessages;

export const moves = {
  place: (action, say) =>
    `Colocar el puesto ${say.placesNeutral() ? 'neutral ' : ''}${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Construir un puesto ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Ampliar el puesto ${colour[action.colour]} en ${action.site}`,
  move: (action) => `Trasladar el puesto ${colour[action.colour]} a ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Atraer al cliente ${colour[action.colour]} a ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Tomar una carta a la vista: ${say.displayed(action.index)}`;
    return action.from === 'pile' ? 'Robar una carta del mazo' : 'Tomar un charlatán';
  },
  discard: (action, say) => `Descartar: ${say.card(action.card)}`,
  dropOut: () => 'Retirarse',
} satisfies MoveMessages;

export const preview = {
  points: (points) => `+${count.points(points)}`,
  total: (points) => `+${count.points(points)} en total`,
  size: (size) => `Tamaño ${size}`,
  price: (paid, fee) => {
    if (fee === undefined) return `Cuesta ${coins(paid)}`;
    const joker = `1 ${coloured('coin', fee)} por el comodín`;
    return Object.keys(paid).length === 0 ? `Cuesta ${joker}` : `Cuesta ${coins(paid)}, más ${joker}`;
  },
  noPrice: 'No cuesta dinero',
  cards: (cards) => `Juegas: ${cards}`,
  takesMedal: (medal, of, from, points) =>
    from === undefined
      ? `Consigues la ${medalOf(medal, of)}: +${points}`
      : `Le quitas a ${from} la ${medalOf(medal, of)}: +${points}`,
  income: (name, of, amount) =>
    name === undefined ? `Ganas ${coins({ [of]: amount })}` : `${name} gana ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${coloured('customer', of)}, ${count.steps(steps)}`),
  barkers: (barkers) => `Requiere ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `El cliente ${colour[of]} ocupa su lugar en ${entry}`,
  ownStand: 'tu puesto',
  standOf: (name) => `puesto de ${name}`,
  neutralStall: 'puesto neutral',
  startsFinalPhase: 'Empieza la última etapa',
} satisfies PreviewMessages;

export const payment = {
  heading: 'Pago',
  explain: (of, size) =>
    `${capital(coins({ [of]: size }))}. Cada una, salvo la primera, puede cambiarse por dos de otros colores.`,
  fee: 'Por el comodín: 1 moneda de cualquier color.',
  missing: (missing, of) =>
    `${missing === 1 ? 'Falta' : 'Faltan'} ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Es el precio exacto. Retira una moneda para pagar con otras.',
  pay: (paid) => `Pagar ${coins(paid)}`,
  payThis: 'Pagar así',
  cheapest: 'Más barato',
  otherwise: 'Pagar de otro modo',
  chosen: (chosen, held) => `pagar ${chosen} de ${held}`,
  more: (of) => `Una ${coloured('coin', of)} más`,
  fewer: (of) => `Una ${coloured('coin', of)} menos`,
} satisfies PaymentMessages;

export const whyNot = {
  heading: 'Por qué no se puede',
  site: (site) => `En ${site} no se puede construir nada`,
  nobody: (site) => `En ${site} no hay ningún cliente. Elige a uno de los marcados`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} está en la zona de tabernas, reservada al morado`,
    'build/segment-has-colour': ({ segment }) =>
      `En el sector ${segment} ya hay un puesto principal de cada uno de estos colores`,
    'build/no-stall-in-stock': () => 'Tus puestos principales de estos colores ya están en el tablero',
    'build/supply-empty': () => 'Se han acabado estas ampliaciones',
    'build/not-beside-stand': ({ site }) =>
      `${site} no linda con ninguno de estos puestos tuyos. Una ampliación necesita un solar justo al lado de su puesto`,
    'build/beside-other-stand': ({ site }) =>
      `${site} linda con otros puestos de estos colores, y una ampliación no puede`,
    'build/cannot-pay': () => 'No puedes pagar estas ampliaciones',
  },
} satisfies WhyNotMessages;

export const hints = {
  heading: 'Mejores jugadas',
  adviser: 'Te aconseja el visir, que solo sabe lo que sabes tú y cuenta con rivales igual de fuertes.',
  thinking: 'Buscando buenas jugadas',
  chance: (chance) => inPercent(chance, '\u00a0%'),
  winChance: (chance) => {
    const { percent, bound } = oddsOf(chance);
    const about = bound === undefined ? '' : { above: 'más del ', below: 'menos del ' }[bound];
    return `${about}${percent}\u00a0% de probabilidad de ganar`;
  },
  alike: 'Más o menos igual de buenas.',
  shared: 'Lo que tienen en común:',
  speaks: { for: 'A favor', against: 'En contra' },
  show: 'Mostrar',
  retry: 'Preguntar otra vez',
} satisfies HintMessages;
