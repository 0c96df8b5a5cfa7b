import type {
  FinalPhaseMessages,
  PanelMessages,
  SiteFacts,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { colourFor, terms } from '../../terms.ts';

const { colour, coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Tu mano',
  noCards: 'Sin cartas',
  barkers: 'Charlatanes',
  money: 'Tu dinero',
  moneyHidden: 'oculto para los demás',
  display: 'A la vista',
  displayNote: 'se repone al final del turno',
  pile: 'mazo',
  discards: 'descartes',
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

function owner(name: string | undefined): string {
  return name ?? terms.neutral;
}

function onSite({ segment, area, isStart, tile, entry, customer }: SiteFacts): string[] {
  const parts: string[] = [];
  if (tile !== undefined) {
    parts.push(
      coloured(tile.kind, tile.colour),
      owner(tile.owner),
      `tamaño ${tile.size}`,
      `entrada ${tile.entry}`,
    );
  }
  if (entry !== undefined) parts.push(coloured('entry', entry.colour), owner(entry.owner));
  if (customer !== undefined) parts.push(`con el cliente ${colour[customer]}`);
  if (parts.length === 0) parts.push('libre');
  if (tile === undefined) {
    parts.push(`sector ${segment}`);
    if (area === 'restaurant') parts.push('zona de tabernas');
    if (isStart) parts.push('casilla de salida');
  }
  return parts;
}

const marks = { legal: 'posible', selected: 'elegida', target: 'destino' };

function chosen({ mark, way }: SiteFacts): string[] {
  const parts = mark === undefined ? [] : [marks[mark]];
  if (way === undefined) return parts;
  return [...parts, count.steps(way.steps), ...(way.barkers > 0 ? [count.barkers(way.barkers)] : [])];
}

export const things = {
  board: 'Tablero',
  site: (facts) => [facts.site, ...onSite(facts), ...chosen(facts)].join(', '),
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
