import type { CardName } from '@kairo/engine';
import { grammarOf, listsWith } from '../grammar.ts';
import type { Jokers, Terms } from '../messages/terms.ts';
import { cardMeaning, coinEntries } from '../pieces.ts';

const { plural, counted, number } = grammarOf('en-GB');
const and = listsWith(() => 'and');
const or = listsWith(() => 'or');

const colour = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  white: 'white',
  purple: 'purple',
} satisfies Terms['colour'];

const piece = {
  stall: 'stall',
  expansion: 'expansion',
  stand: 'stand',
  entry: 'entry',
  customer: 'customer',
  barker: 'market barker',
  stallCard: 'stall card',
  joker: 'joker',
  coin: 'coin',
  medal: 'medal',
  segment: 'market segment',
  site: 'site',
  market: 'market area',
  restaurant: 'restaurant area',
} satisfies Terms['piece'];

const medal = { gold: 'gold medal', silver: 'silver medal' } satisfies Terms['medal'];

const coinForms = { one: 'coin', other: 'coins' };

const card = (name: CardName, jokers: Jokers): string => {
  const meaning = cardMeaning(name, jokers);
  if (meaning.kind === 'standard') return `segment ${meaning.segment}`;
  return `joker (${meaning.segments ? or(meaning.segments.map(String)) : meaning.number})`;
};

export const terms = {
  colour,
  goods: {
    red: 'carpets',
    yellow: 'spices',
    green: 'fruit',
    blue: 'porcelain',
    white: 'oils',
    purple: 'restaurant',
  },
  piece,
  coloured: (thing, of) => `${colour[of]} ${piece[thing]}`,
  count: {
    coins: (count) => counted(count, coinForms),
    points: (count) => counted(count, { one: 'point', other: 'points' }),
    cards: (count) => counted(count, { one: 'card', other: 'cards' }),
    barkers: (count) => counted(count, { one: 'barker', other: 'barkers' }),
    expansions: (count) => counted(count, { one: 'expansion', other: 'expansions' }),
    stalls: (count) => counted(count, { one: 'stall', other: 'stalls' }),
    tiles: (count) => counted(count, { one: 'tile', other: 'tiles' }),
    steps: (count) => counted(count, { one: 'step', other: 'steps' }),
    turns: (count) => counted(count, { one: 'turn', other: 'turns' }),
    players: (count) => counted(count, { one: 'player', other: 'players' }),
  },
  coins: (coins) => {
    const entries = coinEntries(coins);
    const last = entries.at(-1);
    if (last === undefined) return 'no coins';
    return `${and(entries.map(([of, count]) => `${number(count)} ${colour[of]}`))} ${plural(last[1], coinForms)}`;
  },
  card,
  theCard: (name, jokers) =>
    cardMeaning(name, jokers).kind === 'joker'
      ? `the ${card(name, jokers)}`
      : `the card for ${card(name, jokers)}`,
  medal,
  medalOf: (which, of) => `${medal[which]} for ${colour[of]}`,
  phase: { setup: 'set-up', play: 'main phase', final: 'final phase', over: 'end of the game' },
  action: {
    place: 'place a stall',
    stall: 'build a new stall',
    expand: 'expand a stand',
    move: 'move a blocked stall',
    lure: 'lure a customer',
    pick: 'draw a card',
    discard: 'discard a card',
    dropOut: 'drop out',
  },
  icon: { ankh: 'Ankh', eye: 'Eye', scarab: 'Scarab', lotus: 'Lotus' },
  player: (seat) => `Player ${seat}`,
  neutral: 'neutral',
  bot: {
    apprentice: 'Apprentice',
    trader: 'Trader',
    merchant: 'Merchant',
    vizier: 'Vizier',
    random: 'Random',
    'hand-greedy': 'Hand-greedy',
    'flat-1000x12': 'Flat search',
    uct: 'Tree search (UCT)',
  },
  number,
  and,
  or,
} satisfies Terms;
