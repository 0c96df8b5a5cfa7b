import { capital } from '../../../capital.ts';
import type {
  FinalPhaseMessages,
  PanelMessages,
  ThingMessages,
} from '../../../messages/browser/table/panels.ts';
import { siteInWords } from '../../../siteInWords.ts';
import { colourWith, terms } from '../../terms.ts';

const { coloured, count, medalOf } = terms;

export const panels = {
  hand: 'Deine Hand',
  noCards: 'Keine Karten',
  barkers: 'Markt\u00adschreier',
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
  out: 'draußen',
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

export const things = {
  board: 'Spielplan',
  site: siteInWords(terms, {
    size: (size) => `Größe ${size}`,
    entry: (site) => `Eingang ${site}`,
    customerOn: (of) => `darauf ${coloured('customer', of)}`,
    free: 'frei',
    segment: (segment) => `Abschnitt ${segment}`,
    restaurant: 'Restaurantbereich',
    startSpace: 'Startfeld',
    mark: { legal: 'möglich', selected: 'gewählt', target: 'Ziel' },
  }),
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
