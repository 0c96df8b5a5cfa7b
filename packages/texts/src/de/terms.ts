import type { CardName, Colour } from '@kairo/engine';
import { grammarOf, listsWith } from '../grammar.ts';
import type { ColouredPiece, Jokers, Terms } from '../messages/terms.ts';
import { cardMeaning, coinEntries } from '../pieces.ts';

const { plural, counted, number } = grammarOf('de');
const and = listsWith(() => 'und');
const or = listsWith(() => 'oder');

/** Without ending; all six are inflected regularly. */
const stem: Terms['colour'] = {
  red: 'rot',
  yellow: 'gelb',
  green: 'grün',
  blue: 'blau',
  white: 'weiß',
  purple: 'violett',
};

/** `rote`, `roten`, `roter`: the adjective with the ending for article, gender and case. */
export function colourWith(ending: 'e' | 'en' | 'er', colour: Colour): string {
  return stem[colour] + ending;
}

const piece = {
  stall: 'Hauptstand',
  expansion: 'Ausbau',
  stand: 'Stand',
  entry: 'Eingang',
  customer: 'Kunde',
  barker: 'Marktschreier',
  stallCard: 'Baukarte',
  joker: 'Joker',
  coin: 'Münze',
  medal: 'Medaille',
  segment: 'Marktabschnitt',
  site: 'Bauplatz',
  market: 'Marktbereich',
  restaurant: 'Restaurantbereich',
} satisfies Terms['piece'];

const colour = {
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  white: 'Weiß',
  purple: 'Violett',
} satisfies Terms['colour'];

const medal = { gold: 'Goldmedaille', silver: 'Silbermedaille' } satisfies Terms['medal'];

const coinForms = { one: 'Münze', other: 'Münzen' };

/** Only `Münze` is feminine, the other nouns are masculine. */
const nominativeEnding = (thing: ColouredPiece): 'e' | 'er' => (thing === 'coin' ? 'e' : 'er');

const card = (name: CardName, jokers: Jokers): string => {
  const meaning = cardMeaning(name, jokers);
  if (meaning.kind === 'standard') return `Abschnitt ${meaning.segment}`;
  return `Joker (${meaning.segments ? or(meaning.segments.map(String)) : meaning.number})`;
};

export const terms = {
  colour,
  goods: {
    red: 'Teppiche',
    yellow: 'Gewürze',
    green: 'Obst',
    blue: 'Porzellan',
    white: 'Öle',
    purple: 'Restaurant',
  },
  piece,
  coloured: (thing, of) => `${colourWith(nominativeEnding(thing), of)} ${piece[thing]}`,
  count: {
    coins: (count) => counted(count, coinForms),
    points: (count) => counted(count, { one: 'Punkt', other: 'Punkte' }),
    cards: (count) => counted(count, { one: 'Karte', other: 'Karten' }),
    barkers: (count) => counted(count, { one: 'Marktschreier', other: 'Marktschreier' }),
    expansions: (count) => counted(count, { one: 'Ausbau', other: 'Ausbauten' }),
    stalls: (count) => counted(count, { one: 'Hauptstand', other: 'Hauptstände' }),
    tiles: (count) => counted(count, { one: 'Plättchen', other: 'Plättchen' }),
    steps: (count) => counted(count, { one: 'Schritt', other: 'Schritte' }),
    turns: (count) => counted(count, { one: 'Zug', other: 'Züge' }),
    players: (count) => counted(count, { one: 'Spieler', other: 'Spieler' }),
  },
  coins: (coins) => {
    const entries = coinEntries(coins);
    const last = entries.at(-1);
    if (last === undefined) return 'keine Münzen';
    const list = entries.map(([of, count]) => `${number(count)} ${colourWith('e', of)}`);
    return `${and(list)} ${plural(last[1], coinForms)}`;
  },
  card,
  theCard: (name, jokers) =>
    cardMeaning(name, jokers).kind === 'joker'
      ? `den ${card(name, jokers)}`
      : `die Karte für ${card(name, jokers)}`,
  medal,
  medalOf: (which, of) => `${medal[which]} in ${colour[of]}`,
  phase: { setup: 'Startaufstellung', play: 'Hauptphase', final: 'Schlussphase', over: 'Spielende' },
  action: {
    place: 'einen Hauptstand legen',
    stall: 'einen neuen Hauptstand bauen',
    expand: 'einen Stand ausbauen',
    move: 'mit einem Hauptstand umziehen',
    lure: 'einen Kunden anlocken',
    pick: 'eine Karte ziehen',
    discard: 'eine Karte abwerfen',
    dropOut: 'aussteigen',
  },
  icon: { ankh: 'Ankh', eye: 'Auge', scarab: 'Skarabäus', lotus: 'Lotus' },
  player: (seat) => `Spieler ${seat}`,
  neutral: 'neutral',
  bot: {
    apprentice: 'Lehrling',
    trader: 'Händler',
    merchant: 'Kaufmann',
    vizier: 'Wesir',
    random: 'Zufällig',
    'hand-greedy': 'Gierig',
    'flat-1000x12': 'Flache Suche',
    uct: 'Baumsuche (UCT)',
  },
  number,
  and,
  or,
} satisfies Terms;
