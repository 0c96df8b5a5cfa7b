import type { CardName, Colour } from '@kairo/engine';
import { grammarOf, listsWith } from '../grammar.ts';
import type { ColouredPiece, Jokers, Terms } from '../messages/terms.ts';
import { cardMeaning, coinEntries } from '../pieces.ts';

const { plural, counted, number } = grammarOf('es');
/** Before these sounds, `y` becomes `e` and `o` becomes `u`. */
const SOUNDS_LIKE_Y = /^([ií]|h[ií](?![aeáé]))/i;
const SOUNDS_LIKE_O = /^(h?[oó]|8|11(?!\d))/i;
const and = listsWith((last) => (SOUNDS_LIKE_Y.test(last) ? 'e' : 'y'));
const or = listsWith((last) => (SOUNDS_LIKE_O.test(last) ? 'u' : 'o'));

const colour = {
  red: 'rojo',
  yellow: 'amarillo',
  green: 'verde',
  blue: 'azul',
  white: 'blanco',
  purple: 'morado',
} satisfies Terms['colour'];

export type Gender = 'masculine' | 'feminine';

/** `roja`, `azules`: the adjective in agreement with its noun; verde and azul have one form for both genders. */
export function colourFor(gender: Gender, count: number, of: Colour): string {
  const word = gender === 'feminine' ? colour[of].replace(/o$/, 'a') : colour[of];
  return plural(count, { one: word, other: word.endsWith('l') ? `${word}es` : `${word}s` });
}

const piece = {
  stall: 'puesto principal',
  expansion: 'ampliación',
  stand: 'puesto',
  entry: 'entrada',
  customer: 'cliente',
  barker: 'charlatán',
  stallCard: 'carta de edificación',
  joker: 'comodín',
  coin: 'moneda',
  medal: 'medalla',
  segment: 'sector del zoco',
  site: 'solar',
  market: 'zoco',
  restaurant: 'zona de tabernas',
} satisfies Terms['piece'];

export const genderOf = {
  stall: 'masculine',
  expansion: 'feminine',
  stand: 'masculine',
  entry: 'feminine',
  customer: 'masculine',
  coin: 'feminine',
} satisfies { readonly [thing in ColouredPiece]: Gender };

const medal = { gold: 'medalla de oro', silver: 'medalla de plata' } satisfies Terms['medal'];

const card = (name: CardName, jokers: Jokers): string => {
  const meaning = cardMeaning(name, jokers);
  if (meaning.kind === 'standard') return `sector ${meaning.segment}`;
  return `comodín (${meaning.segments ? or(meaning.segments.map(String)) : meaning.number})`;
};

const coinForms = { one: 'moneda', other: 'monedas' };

export const terms = {
  colour,
  goods: {
    red: 'alfombras',
    yellow: 'especias',
    green: 'fruta',
    blue: 'porcelana',
    white: 'aceites',
    purple: 'taberna',
  },
  piece,
  coloured: (thing, of) => `${piece[thing]} ${colourFor(genderOf[thing], 1, of)}`,
  count: {
    coins: (count) => counted(count, coinForms),
    points: (count) => counted(count, { one: 'punto', other: 'puntos' }),
    cards: (count) => counted(count, { one: 'carta', other: 'cartas' }),
    barkers: (count) => counted(count, { one: 'charlatán', other: 'charlatanes' }),
    expansions: (count) => counted(count, { one: 'ampliación', other: 'ampliaciones' }),
    stalls: (count) => counted(count, { one: 'puesto principal', other: 'puestos principales' }),
    tiles: (count) => counted(count, { one: 'loseta', other: 'losetas' }),
    steps: (count) => counted(count, { one: 'paso', other: 'pasos' }),
    turns: (count) => counted(count, { one: 'turno', other: 'turnos' }),
    players: (count) => counted(count, { one: 'jugador', other: 'jugadores' }),
  },
  coins: (coins) => {
    const [first, ...others] = coinEntries(coins);
    if (first === undefined) return 'ninguna moneda';
    const adjective = ([of, count]: readonly [Colour, number]): string => colourFor('feminine', count, of);
    return and([
      `${counted(first[1], coinForms)} ${adjective(first)}`,
      ...others.map((entry) => `${number(entry[1])} ${adjective(entry)}`),
    ]);
  },
  card,
  theCard: (name, jokers) =>
    `${cardMeaning(name, jokers).kind === 'standard' ? 'la carta del' : 'el'} ${card(name, jokers)}`,
  medal,
  medalOf: (which, of) => `${medal[which]} (${colour[of]})`,
  phase: {
    setup: 'colocación inicial',
    play: 'etapa principal',
    final: 'última etapa',
    over: 'fin de la partida',
  },
  action: {
    place: 'colocar un puesto principal',
    stall: 'construir un puesto principal',
    expand: 'ampliar un puesto',
    move: 'cambiar de sitio un puesto bloqueado',
    lure: 'atraer a un cliente',
    pick: 'robar una carta',
    discard: 'descartarse de una carta',
    dropOut: 'retirarse',
  },
  icon: { ankh: 'Ankh', eye: 'Ojo', scarab: 'Escarabajo', lotus: 'Loto' },
  player: (seat) => `Jugador ${seat}`,
  neutral: 'neutral',
  bot: {
    apprentice: 'Aprendiz',
    trader: 'Tendero',
    merchant: 'Mercader',
    vizier: 'Visir',
    random: 'Al azar',
    'hand-greedy': 'Voraz',
    'flat-1000x12': 'Búsqueda plana',
    uct: 'Búsqueda en árbol (UCT)',
  },
  number,
  and,
  or,
} satisfies Terms;

/** `de Amina`, `del jugador 4`. */
export function ofName(name: string): string {
  return isUnnamed(name) ? `del ${name.toLowerCase()}` : `de ${name}`;
}

/** `a Amina`, `al jugador 4`. */
export function toName(name: string): string {
  return isUnnamed(name) ? `al ${name.toLowerCase()}` : `a ${name}`;
}

/** Whether the name is that of `terms.player`. */
function isUnnamed(name: string): boolean {
  return /^Jugador \d+$/.test(name);
}

/** `de la carta del sector 4`, `del comodín (1, 2 o 3)`; `card` is from `terms.theCard`. */
export function ofCard(card: string): string {
  return `de ${card}`.replace(/^de el /, 'del ');
}
