import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  FinalPhaseMessages,
  LiveMessages,
  MenuMessages,
  MoveMessages,
  OpeningMessages,
  PanelMessages,
  PaymentMessages,
  PlayMessages,
  PreviewMessages,
  PromptMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
  ThingMessages,
  WhyNotMessages,
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { hints, reasons } from './hints.ts';
import { events, log, phrases } from './log.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { colourFor, terms } from './terms.ts';

const { and, coins, colour, coloured, count, medalOf } = terms;

const actions = {
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

const prompts = {
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

const moves = {
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

const preview = {
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

const payment = {
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

const whyNot = {
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

const panels = {
  hand: 'Tu mano',
  noCards: 'Sin cartas',
  barkers: 'Charla\u00adtanes',
  money: 'Tu dinero',
  moneyHidden: 'oculto para los demás',
  display: 'A la vista',
  displayNote: 'se repone al final del turno',
  pile: 'Mazo',
  discards: 'Descartes',
  supply: 'Almacén y medallas',
  supplyNote: (of) => `las que quedan de ${of}`,
  players: 'Jugadores',
  supplyTab: 'Almacén',
  market: 'Cartas',
  log: 'Historial',
  logDetails: 'Detalles',
  standings: 'Clasificación',
  points: 'puntos',
  you: 'Tú',
  yourTurn: 'tu turno',
  out: 'fuera',
  planned: 'previsto',
  waits: 'espera',
  bot: (level) => `Bot · ${level}`,
} satisfies PanelMessages;

const finalPhase = {
  explain:
    'Empieza cuando un color se queda sin ampliaciones o cuando a dos colores les queda como mucho una a cada uno. Entonces solo puedes construir o retirarte.',
  left: (of, left) => {
    if (left === 0) return `no queda ninguna ${coloured('expansion', of)}`;
    if (left === 1) return `queda 1 ${coloured('expansion', of)}`;
    return `quedan ${left} ampliaciones ${colourFor('feminine', left, of)}`;
  },
  distance: (expansions) =>
    `${expansions === 1 ? 'Falta' : 'Faltan'} al menos ${count.expansions(expansions)} para la última etapa`,
  running: 'Última etapa',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Tablero',
  site: siteDescriber(terms, {
    size: (size) => `tamaño ${size}`,
    entry: (site) => `entrada ${site}`,
    customerOn: (of) => `con el cliente ${colour[of]}`,
    free: 'libre',
    segment: (segment) => `sector ${segment}`,
    restaurant: 'zona de tabernas',
    startSpace: 'casilla de salida',
    mark: { legal: 'posible', selected: 'elegida', target: 'destino' },
  }),
  customer: (of, site) =>
    site === undefined
      ? `${coloured('customer', of)}, espera junto al tablero`
      : `${coloured('customer', of)} en ${site}`,
  card: (card, costsCoin) => (costsCoin ? `${card}, cuesta 1 moneda` : card),
  displayCard: (place, card) => `A la vista, lugar ${place}: ${card ?? 'vacío'}`,
  pile: (cards) => `Mazo: ${count.cards(cards)}`,
  discards: (cards) => `Descartes: ${count.cards(cards)}`,
  barkerStock: (barkers) => `Charlatanes disponibles: ${barkers}`,
  medal: (medal, of, points, holder) =>
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder ?? 'en el almacén'}`,
  stand: (of, size) => `${coloured('stand', of)}, tamaño ${size}`,
  noStand: (of) => `ningún ${coloured('stand', of)}`,
  blockedStall: (of) => `${coloured('stall', of)} bloqueado, se puede cambiar de sitio`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

const status = {
  round: (round) => `Ronda ${round}`,
  yourTurn: 'Te toca',
  turnOf: (name) => `Turno de ${name}`,
  thinking: (name) => `${name} está pensando`,
  finalPhase: 'Última etapa',
  over: 'La partida ha terminado',
  mishap: {
    crashed: (name) => `${name} se ha trabado al pensar y ha hecho una jugada rápida.`,
    hung: (name) => `${name} se ha perdido en sus pensamientos y ha hecho una jugada rápida.`,
    absent: (name) =>
      `No se ha podido iniciar a ${name}, que ha hecho una jugada rápida. Si se repite, comprueba la conexión y recarga la página.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Pásale el dispositivo a ${name}`,
  note: 'Hasta entonces, las cartas y el dinero siguen tapados.',
  ready: (name) => `Soy ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Desde tu último turno',
  nothing: 'Todavía no ha pasado nada.',
  again: 'Verlo otra vez',
  goOn: 'Seguir',
} satisfies SinceMessages;

const scoring = {
  heading: 'Recuento final',
  reason: {
    supply: 'Quedaban pocas ampliaciones.',
    standstill: 'Hacía mucho que nadie construía.',
  },
  stands: 'Puestos',
  medals: 'Medallas',
  medalsAgain: 'Medallas, final',
  money: 'Dinero',
  coins: (coins, points) => `${count.coins(coins)}, ${count.points(points)}`,
  total: 'Total',
  youWin: 'Has ganado.',
  winner: (name) => `Gana ${name}.`,
  winners: (names) => `${and(names)} comparten la victoria.`,
  rematch: 'Revancha',
  newGame: 'Partida nueva',
  seeBoard: 'Ver el tablero',
  toResult: 'Ver el resultado',
  skip: 'Saltar al final',
} satisfies ScoringMessages;

const live = {
  yourTurnAfter: (events) => `${events} Te toca.`,
} satisfies LiveMessages;

const storage = {
  unsavedHeading: 'Esta partida no se guarda',
  unsaved:
    'Este navegador no guarda partidas aquí, quizá porque la ventana es privada. Puedes jugar, pero la partida se perderá cuando cierres o recargues la página.',
  play: 'Jugar de todos modos',
  failedHeading: 'No se ha podido guardar la partida',
  failed:
    'La última jugada no se ha hecho. Quizá al dispositivo no le queda espacio: libera un poco y vuelve a intentarlo, o sigue sin guardar. En ese caso la partida se perderá cuando cierres o recargues la página.',
  retry: 'Volver a intentarlo',
  goOn: 'Seguir sin guardar',
};

const menu = {
  heading: 'Menú',
  leave: 'Dejar la mesa',
  kept: 'La partida se guarda en este navegador; puedes seguir más tarde.',
  preferences: 'Preferencias',
  shortcuts: 'Teclado',
} satisfies MenuMessages;

const opening = {
  laying: 'Preparando la mesa',
  resuming: 'Recuperando tu partida',
  failed: 'No se ha podido abrir la mesa',
  variable: 'Jugar con inicio variable',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Teclado',
  letters: { build: 'c', lure: 'a', draw: 'r', endTurn: 't', undo: 'd', hint: 'o', log: 'h', rules: 'g' },
  does: {
    build: 'construir',
    lure: 'atraer a un cliente',
    draw: 'robar dos cartas',
    endTurn: 'terminar el turno',
    undo: 'deshacer',
    hint: 'mejores jugadas',
    log: 'historial',
    rules: 'reglas',
    arrows: 'recorrer el tablero',
    confirm: 'elegir o confirmar',
    cancel: 'cancelar',
    colours: 'elegir un color',
    help: 'esta lista',
  },
  keys: { arrows: 'Flechas', enter: 'Intro', escape: 'Esc', colours: '1 a 6' },
  off: 'Puedes activar o desactivar las letras sueltas en las preferencias.',
} satisfies ShortcutMessages;

const play = {
  actions,
  prompts,
  moves,
  preview,
  payment,
  whyNot,
  hints,
  panels,
  log,
  finalPhase,
  things,
  status,
  curtain,
  since,
  scoring,
  live,
  menu,
  storage,
  opening,
  shortcuts,
} satisfies PlayMessages;

export const texts = playTextsFrom({
  terms,
  events,
  phrases,
  refusals,
  tableRefusals,
  tableErrors,
  reasons,
  play,
});
