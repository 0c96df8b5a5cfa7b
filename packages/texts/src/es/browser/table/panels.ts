import type {
  FinalPhaseMessages,
  PanelMessages,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { siteInWords } from '../../../siteInWords.ts';
import { colourFor, terms } from '../../terms.ts';

const { colour, coloured, count, medalOf } = terms;

export const panels = {
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

export const finalPhase = {
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

export const things = {
  board: 'Tablero',
  site: siteInWords(terms, {
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
