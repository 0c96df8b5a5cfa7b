import { capital } from '../../../capital.ts';
import type {
  FinalPhaseMessages,
  PanelMessages,
  SiteFacts,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { colourWith, terms } from '../../terms.ts';

const { coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Deine Hand',
  noCards: 'Keine Karten',
  barkers: 'Marktschreier',
  money: 'Dein Geld',
  moneyHidden: 'für die anderen verdeckt',
  display: 'Auslage',
  displayNote: 'wird am Ende des Zuges aufgefüllt',
  pile: 'Stapel',
  discards: 'Ablage',
  supply: 'Vorrat und Medaillen',
  supplyNote: (of) => `übrig von je ${of}`,
  players: 'Spieler',
  supplyTab: 'Vorrat',
  market: 'Markt',
  log: 'Protokoll',
  logDetails: 'Einzelheiten',
  standings: 'Zwischenstand',
  points: 'Punkte',
  you: 'Du',
  yourTurn: 'am Zug',
  out: 'raus',
  planned: 'geplant',
  waits: 'wartet',
  bot: (level) => `Bot · ${level}`,
} satisfies PanelMessages;

export const finalPhase = {
  explain:
    'Sie beginnt, wenn es von einer Farbe keinen Ausbau mehr gibt oder von zwei Farben höchstens noch je einen. Dann kannst du nur noch bauen oder aussteigen.',
  left: (of, left) => {
    if (left === 0) return `kein ${coloured('expansion', of)} übrig`;
    if (left === 1) return `1 ${coloured('expansion', of)} übrig`;
    return `${left} ${colourWith('e', of)} Ausbauten übrig`;
  },
  distance: (expansions) => `Schlussphase frühestens nach ${count.expansions(expansions)}`,
  running: 'Schlussphase',
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
      `Größe ${tile.size}`,
      `Eingang ${tile.entry}`,
    );
  }
  if (entry !== undefined) parts.push(coloured('entry', entry.colour), owner(entry.owner));
  if (customer !== undefined) parts.push(`darauf ${coloured('customer', customer)}`);
  if (parts.length === 0) parts.push('frei');
  if (tile === undefined) {
    parts.push(`Abschnitt ${segment}`);
    if (area === 'restaurant') parts.push('Restaurantbereich');
    if (isStart) parts.push('Startfeld');
  }
  return parts;
}

const marks = { legal: 'möglich', selected: 'gewählt', target: 'Ziel' };

function chosen({ mark, way }: SiteFacts): string[] {
  const parts = mark === undefined ? [] : [marks[mark]];
  if (way === undefined) return parts;
  return [...parts, count.steps(way.steps), ...(way.barkers > 0 ? [count.barkers(way.barkers)] : [])];
}

export const things = {
  board: 'Spielplan',
  site: (facts) => [facts.site, ...onSite(facts), ...chosen(facts)].join(', '),
  customer: (of, site) =>
    site === undefined
      ? `${coloured('customer', of)}, wartet neben dem Spielplan`
      : `${coloured('customer', of)} auf ${site}`,
  card: (card, costsCoin) => (costsCoin ? `${card}, kostet 1 Münze` : card),
  displayCard: (place, card) => `Auslage ${place}: ${card ?? 'leer'}`,
  pile: (cards) => `Stapel: ${count.cards(cards)}`,
  discards: (cards) => `Ablage: ${count.cards(cards)}`,
  barkerStock: (barkers) => `Marktschreier im Vorrat: ${barkers}`,
  medal: (medal, of, points, holder) =>
    `${medalOf(medal, of)}, ${count.points(points)}, ${holder === undefined ? 'im Vorrat' : `bei ${holder}`}`,
  stand: (of, size) => `${coloured('stand', of)}, Größe ${size}`,
  noStand: (of) => `kein ${coloured('stand', of)}`,
  blockedStall: (of) => `${capital(colourWith('er', of))} Hauptstand, blockiert: umziehen`,
  supply: (of, left) => finalPhase.left(of, left),
  player: (name, points, cards, barkers) =>
    `${name}: ${count.points(points)}, ${count.cards(cards)}, ${count.barkers(barkers)}`,
} satisfies ThingMessages;
