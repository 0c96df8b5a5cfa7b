import type { CardName, Colour } from '@kairo/engine';
import { grammarOf, listsWith } from '../grammar.ts';
import type { ColouredPiece, Jokers, Terms } from '../messages/terms.ts';
import { cardMeaning, coinEntries } from '../pieces.ts';

const { plural, counted, number } = grammarOf('fr');
const and = listsWith(() => 'et');
const or = listsWith(() => 'ou');

const colour = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  white: 'blanc',
  purple: 'violet',
} satisfies Terms['colour'];

const feminine: Terms['colour'] = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'verte',
  blue: 'bleue',
  white: 'blanche',
  purple: 'violette',
};

export type Gender = 'masculine' | 'feminine';

/** `verte`, `bleus`: the adjective in agreement with its noun. */
export function colourFor(gender: Gender, count: number, of: Colour): string {
  const word = gender === 'feminine' ? feminine[of] : colour[of];
  return plural(count, { one: word, other: `${word}s` });
}

const piece = {
  stall: 'étal',
  expansion: 'agrandissement',
  stand: 'étal agrandi',
  entry: 'entrée',
  customer: 'client',
  barker: 'bonimenteur',
  stallCard: 'carte de construction',
  joker: 'joker',
  coin: 'pièce',
  medal: 'médaille',
  segment: 'secteur du marché',
  site: 'case',
  market: 'espace marché',
  restaurant: 'espace restaurant',
} satisfies Terms['piece'];

export const genderOf = {
  stall: 'masculine',
  expansion: 'masculine',
  stand: 'masculine',
  entry: 'feminine',
  customer: 'masculine',
  coin: 'feminine',
} satisfies { readonly [thing in ColouredPiece]: Gender };

const medal = { gold: 'médaille d’or', silver: 'médaille d’argent' } satisfies Terms['medal'];

const card = (name: CardName, jokers: Jokers): string => {
  const meaning = cardMeaning(name, jokers);
  if (meaning.kind === 'standard') return `secteur ${meaning.segment}`;
  return `joker (${meaning.segments ? or(meaning.segments.map(String)) : meaning.number})`;
};

const coinForms = { one: 'pièce', other: 'pièces' };

export const terms = {
  colour,
  goods: {
    red: 'tapis',
    yellow: 'épices',
    green: 'fruits',
    blue: 'porcelaine',
    white: 'huiles',
    purple: 'restaurant',
  },
  piece,
  coloured: (thing, of) =>
    // Not `étal agrandi`: a stand may have no expansions yet.
    `${thing === 'stand' ? piece.stall : piece[thing]} ${colourFor(genderOf[thing], 1, of)}`,
  count: {
    coins: (count) => counted(count, coinForms),
    points: (count) => counted(count, { one: 'point', other: 'points' }),
    cards: (count) => counted(count, { one: 'carte', other: 'cartes' }),
    barkers: (count) => counted(count, { one: 'bonimenteur', other: 'bonimenteurs' }),
    expansions: (count) => counted(count, { one: 'agrandissement', other: 'agrandissements' }),
    stalls: (count) => counted(count, { one: 'étal', other: 'étals' }),
    tiles: (count) => counted(count, { one: 'tuile', other: 'tuiles' }),
    steps: (count) => counted(count, { one: 'pas', other: 'pas' }),
    turns: (count) => counted(count, { one: 'tour', other: 'tours' }),
    players: (count) => counted(count, { one: 'joueur', other: 'joueurs' }),
  },
  coins: (coins) => {
    const [first, ...others] = coinEntries(coins);
    if (first === undefined) return 'aucune pièce';
    const adjective = ([of, count]: readonly [Colour, number]): string => colourFor('feminine', count, of);
    return and([
      `${counted(first[1], coinForms)} ${adjective(first)}`,
      ...others.map((entry) => `${number(entry[1])} ${adjective(entry)}`),
    ]);
  },
  card,
  theCard: (name, jokers) =>
    `${cardMeaning(name, jokers).kind === 'standard' ? 'la carte du' : 'le'} ${card(name, jokers)}`,
  medal,
  medalOf: (which, of) => `${medal[which]} (${colour[of]})`,
  phase: {
    setup: 'mise en place',
    play: 'phase principale',
    final: 'phase finale',
    over: 'fin de la partie',
  },
  action: {
    place: 'placer un étal',
    stall: 'monter un nouvel étal',
    expand: 'agrandir un étal',
    move: 'déplacer un étal bloqué',
    lure: 'attirer un client',
    pick: 'prendre une carte',
    discard: 'se défausser d’une carte',
    dropOut: 'se retirer',
  },
  icon: { ankh: 'Ânkh', eye: 'Œil', scarab: 'Scarabée', lotus: 'Lotus' },
  player: (seat) => `Joueur ${seat}`,
  neutral: 'neutre',
  bot: {
    apprentice: 'Apprenti',
    trader: 'Marchand',
    merchant: 'Négociant',
    vizier: 'Vizir',
    random: 'Au hasard',
    'hand-greedy': 'Glouton',
    'flat-1000x12': 'Recherche à plat',
    uct: 'Recherche en arbre (UCT)',
  },
  number,
  and,
  or,
} satisfies Terms;

/** French names with a mute h; other names keep their `de` before h. */
const MUTE_H = /^h(el[eio]|enri|erv|onor|ortens|ubert|ippol|yac)/i;

/** `d’Amina`, `d’Hélène`, `de Bruno`, `du joueur 4`. */
export function ofName(name: string): string {
  if (isUnnamed(name)) return `du ${name.toLowerCase()}`;
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^([aeiouœæø]|y[^aeiou])/i.test(plain) || MUTE_H.test(plain) ? `d’${name}` : `de ${name}`;
}

/** `à Amina`, `au joueur 4`. */
export function toName(name: string): string {
  return isUnnamed(name) ? `au ${name.toLowerCase()}` : `à ${name}`;
}

/** Whether the name is that of `terms.player`. */
function isUnnamed(name: string): boolean {
  return /^Joueur \d+$/.test(name);
}

/** `de la carte du secteur 4`, `du joker (1, 2 ou 3)`; `card` is from `terms.theCard`. */
export function ofCard(card: string): string {
  return `de ${card}`.replace(/^de le /, 'du ');
}
