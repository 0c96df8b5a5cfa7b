import { siteDescriber } from '../describeSite.ts';
import type {
  ActionLabels,
  CurtainMessages,
  DropOutMessages,
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
} from '../messages/play.ts';
import { playTextsFrom } from '../pageTexts.ts';
import { capital } from '../typography.ts';
import { events, log, phrases } from './log.ts';
import { colourFor, ofCard, ofName, terms, toName } from './terms.ts';

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
  endingTurn: 'Termina el turno…',
  wait: 'Esperar',
} satisfies ActionLabels;

const prompts = {
  placeStall: (left) =>
    left === 1 ? 'Coloca tu último puesto inicial.' : `Coloca un puesto principal; te quedan ${left}.`,
  placeNeutral: (of) => `Coloca el puesto neutral ${colour[of]}.`,
  chooseAction: 'Elige qué hacer: construir, atraer o robar.',
  chooseCardOrSite: 'Elige una carta o un solar.',
  dots: 'Puntos pequeños: posible con tres cartas cualesquiera.',
  notAlone: 'Por sí sola, esta carta no te sirve ahora. Tres cualesquiera, sí: elige dos más.',
  chooseSite: 'Elige un solar.',
  siteFor: (tile) => `${capital(tile)}: elige un solar.`,
  chooseWhat: (site) => `Elige qué construir en ${site}.`,
  chooseColour: 'Elige un color.',
  chooseSide: (site, of) =>
    `Elige a qué lado de ${site} va la entrada del puesto ${colourFor('masculine', 1, of)}.`,
  chooseCards: 'Elige qué cartas jugar.',
  chooseCustomer: 'Elige a un cliente.',
  chooseEntry: (of) => `Elige una entrada para el cliente ${colour[of]}.`,
  firstCard: 'Toma la primera carta.',
  secondCard: 'Toma la segunda carta.',
  pile: 'Verás la carta al momento y ya no podrás deshacerlo.',
  cannot: {
    build: 'Ahora no puedes construir nada. Toca una carta o un solar para ver por qué.',
    lure: 'Ahora no puedes atraer a nadie. Toca a un cliente para ver por qué.',
    draw: 'No queda ninguna carta que tomar.',
  },
  discard: (cards) => `Descártate de ${cards === 1 ? 'una carta' : count.cards(cards)}.`,
  finalPhase: 'Última etapa: construye o retírate.',
  endTurn: 'Ya has jugado. Termina tu turno o deshaz la jugada.',
  endTurnOnly: 'Ya has jugado. Termina tu turno.',
  endTurnToDo: 'Se hará cuando termines tu turno.',
  watching: 'Estás mirando.',
  ending: 'Tu turno va a terminar. Aún puedes deshacer la jugada.',
  endingOnly: 'Tu turno va a terminar.',
} satisfies PromptMessages;

const moves = {
  place: (action, say) =>
    `Colocar el puesto ${say.placesNeutral() ? 'neutral ' : ''}${colour[action.colour]} en ${action.stall}`,
  stall: (action) => `Construir un puesto ${colour[action.colour]} en ${action.stall}`,
  expand: (action) => `Añadir ${action.site} al puesto ${colour[action.colour]}`,
  move: (action) => `Cambiar el puesto ${colour[action.colour]} a ${action.stall}`,
  lure: (action, say) => {
    const whose = say.host(action, preview.neutralStall);
    return `Atraer al cliente ${colour[action.colour]} a ${action.entry}${whose}`;
  },
  pick: (action, say) => {
    if (action.from === 'display') return `Tomar ${say.displayed(action.index)}`;
    return action.from === 'pile' ? 'Robar una carta del mazo' : 'Tomar un charlatán';
  },
  discard: (action, say) => `Descartarse ${ofCard(say.card(action.card))}`,
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
      : `Le quitas ${toName(from)} la ${medalOf(medal, of)}: +${points}`,
  income: (name, of, amount) =>
    name === undefined ? `Ganas ${coins({ [of]: amount })}` : `${name} gana ${coins({ [of]: amount })}`,
  way: (of, steps) => capital(`${coloured('customer', of)}, ${count.steps(steps)}`),
  barkers: (barkers) => `Requiere ${count.barkers(barkers)}`,
  takesPlace: (of, entry) => `El cliente ${colour[of]} ocupa su lugar en ${entry}`,
  ownStand: 'tu puesto',
  standOf: (name) => `puesto ${ofName(name)}`,
  neutralStall: 'puesto neutral',
  startsFinalPhase: 'Empieza la última etapa',
} satisfies PreviewMessages;

const payment = {
  heading: 'Pago',
  explain: (of, size) =>
    `${capital(coins({ [of]: size }))}. En lugar de cada una, salvo la primera, puedes pagar dos de otros colores.`,
  fee: 'Por el comodín: 1 moneda de cualquier color.',
  missing: (missing, of) =>
    `${missing === 1 ? 'Falta' : 'Faltan'} ${of === undefined ? count.coins(missing) : coins({ [of]: missing })}.`,
  complete: 'Es el precio exacto. Quita una moneda para pagar con otras.',
  pay: (paid) => `Pagar ${coins(paid)}`,
  payThis: 'Pagar así',
  cheapest: 'Lo más barato',
  otherwise: 'Pagar de otro modo',
  chosen: (chosen, held) => `pagar ${chosen} de ${held}`,
  more: (of) => `Una ${coloured('coin', of)} más`,
  fewer: (of) => `Una ${coloured('coin', of)} menos`,
} satisfies PaymentMessages;

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
  supply: 'Reserva y medallas',
  supplyNote: (of) => `las que quedan de ${of}`,
  players: 'Jugadores',
  supplyTab: 'Reserva',
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
    'Empieza cuando un color se queda sin ampliaciones o cuando a dos colores les queda como mucho una. Entonces solo puedes construir o retirarte.',
  left: (of, left) => {
    if (left === 0) return `no queda ninguna ${coloured('expansion', of)}`;
    if (left === 1) return `queda 1 ${coloured('expansion', of)}`;
    return `quedan ${left} ampliaciones ${colourFor('feminine', left, of)}`;
  },
  distance: (expansions) =>
    `${expansions === 1 ? 'Falta' : 'Faltan'} al menos ${count.expansions(expansions)} para la última etapa`,
  running: 'Última etapa',
  race: (expansions) => `${expansions}+ ampliaciones hasta la última etapa`,
  raceShort: (expansions) => `${expansions}+ hasta la última etapa`,
  onlyBuilding: 'Última etapa: solo construir',
} satisfies FinalPhaseMessages;

const things = {
  board: 'Tablero',
  wholeBoard: 'Tablero entero',
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
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder ?? 'en la reserva'}`,
  stand: (of, size) => `${coloured('stand', of)}, tamaño ${size}`,
  noStand: (of) => `ningún ${coloured('stand', of)}`,
  blockedStall: (of) => `${coloured('stall', of)} bloqueado, puede cambiar de sitio`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;

const status = {
  round: (round) => `Ronda ${round}`,
  yourTurn: 'Te toca',
  turnOf: (name) => `Turno ${ofName(name)}`,
  thinking: (name) => `${name} está pensando`,
  finalPhase: 'Última etapa',
  over: 'La partida ha terminado',
  mishap: {
    crashed: (name) => `${name} se ha bloqueado: se ha hecho una jugada rápida en su lugar.`,
    hung: (name) => `${name} se ha perdido en sus pensamientos: se ha hecho una jugada rápida en su lugar.`,
    absent: (name) =>
      `${name} no ha arrancado: se ha hecho una jugada rápida en su lugar. Si se repite, comprueba la conexión y recarga la página.`,
  },
} satisfies StatusMessages;

const curtain = {
  pass: (name) => `Pásale el dispositivo ${toName(name)}`,
  note: 'Hasta entonces, las cartas y el dinero siguen ocultos.',
  ready: (name) => `Soy ${name}`,
} satisfies CurtainMessages;

const since = {
  heading: 'Desde tu último turno',
  nothing: 'Todavía no ha pasado nada.',
  again: 'Verlo otra vez',
  goOn: 'Seguir',
  moves: (count) => (count === 1 ? '1 jugada' : `${count} jugadas`),
  from: (site) => `desde ${site}`,
  showCards: 'Ver mis cartas',
  covered: 'Tus cartas siguen ocultas.',
  drawnIn: (moves) => `de aquí se robó en la jugada ${moves}`,
} satisfies SinceMessages;

const scoring = {
  heading: 'Recuento final',
  reason: {
    supply: 'Quedaban pocas ampliaciones.',
    standstill: 'Hacía mucho que nadie construía.',
  },
  stands: 'Puestos',
  medals: 'Medallas',
  medalsAgain: 'Medallas al final',
  money: 'Dinero',
  total: 'Total',
  youWin: 'Has ganado.',
  winner: (name) => `Gana ${name}.`,
  winners: (names) => `${and(names)} comparten la victoria.`,
  aheadBy: (points) => `Con ${count.points(points)} de ventaja.`,
  behindBy: (points) => `Te han faltado ${count.points(points)}.`,
  rematch: 'Revancha',
  newGame: 'Partida nueva',
  seeBoard: 'Ver el tablero',
  replay: 'Repetición',
  review: 'Análisis',
  toResult: 'Ver el resultado',
  skip: 'Saltar al final',
  inThrees: (coins) => `${coins} de tres en tres`,
  leftOver: (coins) => (coins === 1 ? 'sobra 1' : `sobran ${coins}`),
  key: { medals: 'Medallas al conseguirlas', money: 'Dinero, 3 monedas por punto' },
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
    'La última jugada aún no se ha hecho. Quizá al dispositivo no le queda espacio: libera un poco y vuelve a intentarlo, o sigue sin guardar. En ese caso la partida se perderá cuando cierres o recargues la página.',
  retry: 'Volver a intentarlo',
  goOn: 'Seguir sin guardar',
};

const menu = {
  heading: 'Menú',
  leave: 'Dejar la mesa',
  kept: 'La partida se guarda en este navegador; puedes seguir más tarde.',
  preferences: 'Preferencias',
  shortcuts: 'Atajos de teclado',
  over: 'La partida ha terminado. Puedes volver a verla en «Mis partidas».',
  overUnsaved: 'La partida ha terminado. No está guardada: si dejas la mesa, se perderá.',
} satisfies MenuMessages;

const dropOut = {
  heading: '¿Retirarte?',
  text: 'Es definitivo: no tendrás más turnos en esta partida. Tus puntos, medallas y monedas cuentan en el recuento final, pero los demás aún pueden quitarte medallas.',
  stay: 'Seguir jugando',
} satisfies DropOutMessages;

const opening = {
  laying: 'Preparando la mesa',
  resuming: 'Cargando tu partida',
  failed: 'No se ha podido abrir la partida',
  variable: 'Jugar con inicio variable',
} satisfies OpeningMessages;

const shortcuts = {
  heading: 'Atajos de teclado',
  letters: {
    build: 'c',
    lure: 'a',
    draw: 'r',
    endTurn: 't',
    undo: 'd',
    hint: 'o',
    log: 'h',
    rules: 'g',
    inspect: 'i',
    recap: 'v',
  },
  does: {
    build: 'construir',
    lure: 'atraer a un cliente',
    draw: 'robar dos cartas',
    endTurn: 'terminar el turno',
    undo: 'deshacer',
    hint: 'mejores jugadas',
    log: 'historial',
    rules: 'reglas',
    inspect: 'ver de cerca',
    recap: 'lo que han hecho los demás',
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
  dropOut,
} satisfies PlayMessages;

export const texts = playTextsFrom({ terms, events, phrases, play });
