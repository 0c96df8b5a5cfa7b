import type {
  CurtainMessages,
  LiveMessages,
  MenuMessages,
  OpeningMessages,
  ScoringMessages,
  ShortcutMessages,
  SinceMessages,
  StatusMessages,
} from '../../../messages/browser/table/course.ts';
import { terms } from '../../terms.ts';

const { and, count } = terms;

export const status = {
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

export const curtain = {
  pass: (name) => `Pásale el dispositivo a ${name}`,
  note: 'Hasta entonces, las cartas y el dinero siguen tapados.',
  ready: (name) => `Soy ${name}`,
} satisfies CurtainMessages;

export const since = {
  heading: 'Desde tu último turno',
  nothing: 'Todavía no ha pasado nada.',
  again: 'Verlo otra vez',
  goOn: 'Seguir',
} satisfies SinceMessages;

export const scoring = {
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

export const live = {
  yourTurnAfter: (events) => `${events} Te toca.`,
} satisfies LiveMessages;

export const menu = {
  heading: 'Menú',
  leave: 'Dejar la mesa',
  kept: 'La partida se guarda en este navegador; puedes seguir más tarde.',
  preferences: 'Preferencias',
  shortcuts: 'Teclado',
} satisfies MenuMessages;

export const opening = {
  laying: 'Preparando la mesa',
  resuming: 'Recuperando tu partida',
  failed: 'No se ha podido abrir la mesa',
  variable: 'Jugar con inicio variable',
} satisfies OpeningMessages;

export const shortcuts = {
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
