/** Actions as one writes and reads them aloud: `expand green d6 with S5 pay 2 green 2 red`. See docs/notation.md. */
import type { Action } from '../play/actions.ts';
import { unreachable } from '../result.ts';
import { type CardName, COLOURS, type Coins, type Colour } from '../vocabulary.ts';

function coinsText(coins: Coins): string {
  return COLOURS.flatMap((colour) => (coins[colour] ? [`${coins[colour]} ${colour}`] : [])).join(' ');
}

function feeText(fee: Colour | null): string {
  return fee === null ? '' : ` fee ${fee}`;
}

export function formatAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.colour} ${action.stall}-${action.entry}`;
    case 'stall':
    case 'move': {
      const what = `${action.type} ${action.colour} ${action.stall}-${action.entry}`;
      return `${what} with ${action.cards.join(' ')}${feeText(action.fee)}`;
    }
    case 'expand': {
      const what = `expand ${action.colour} ${action.site} with ${action.cards.join(' ')}`;
      return `${what} pay ${coinsText(action.payment)}${feeText(action.fee)}`;
    }
    case 'lure':
      return `lure ${action.colour} ${action.entry}${action.barkers > 0 ? ` past ${action.barkers}` : ''}`;
    case 'pick':
      if (action.from === 'display') return `take ${action.index + 1}`;
      return action.from === 'pile' ? 'take pile' : 'take barker';
    case 'discard':
      return `discard ${action.card}`;
    case 'dropOut':
      return 'drop out';
    default:
      return unreachable(action);
  }
}

const COLOUR = `(${COLOURS.join('|')})`;
const SITE = '([a-o](?:1[0-5]|[1-9]))';
const CARDS = 'with ((?:[SJ][1-9])(?: [SJ][1-9])*)';
const AMOUNT = `[1-9][0-9]{0,2} (?:${COLOURS.join('|')})`;
const COINS = `pay (${AMOUNT}(?: ${AMOUNT})*)`;
const FEE = `(?: fee ${COLOUR})?`;
const pattern = (text: string): RegExp => new RegExp(`^${text}$`);

const PLACE = pattern(`place ${COLOUR} ${SITE}-${SITE}`);
const STALL = pattern(`(stall|move) ${COLOUR} ${SITE}-${SITE} ${CARDS}${FEE}`);
const EXPAND = pattern(`expand ${COLOUR} ${SITE} ${CARDS} ${COINS}${FEE}`);
const LURE = pattern(`lure ${COLOUR} ${SITE}(?: past ([1-9][0-9]?))?`);
const TAKE = pattern('take (?:([1-4])|(pile)|(barker))');
const DISCARD = pattern('discard ([SJ][1-9])');

function parseCoins(text: string): Coins | undefined {
  const coins: { [colour in Colour]?: number } = {};
  const words = text.split(' ');
  for (let i = 0; i < words.length; i += 2) {
    const colour = words[i + 1] as Colour;
    if (coins[colour] !== undefined) return undefined;
    coins[colour] = Number(words[i]);
  }
  return coins;
}

function cardsOf(text: string): CardName[] {
  return text.split(' ') as CardName[];
}

/** The action that a text stands for, or undefined. Whether it is legal is for the state to say. */
export function parseAction(text: string): Action | undefined {
  if (text === 'drop out') return { type: 'dropOut' };
  let match = PLACE.exec(text);
  if (match) return { type: 'place', colour: match[1] as Colour, stall: match[2]!, entry: match[3]! };
  match = STALL.exec(text);
  if (match) {
    return {
      type: match[1] as 'stall' | 'move',
      colour: match[2] as Colour,
      stall: match[3]!,
      entry: match[4]!,
      cards: cardsOf(match[5]!),
      fee: (match[6] as Colour | undefined) ?? null,
    };
  }
  match = EXPAND.exec(text);
  if (match) {
    const payment = parseCoins(match[4]!);
    if (payment === undefined) return undefined;
    const fee = (match[5] as Colour | undefined) ?? null;
    return {
      type: 'expand',
      colour: match[1] as Colour,
      site: match[2]!,
      cards: cardsOf(match[3]!),
      fee,
      payment,
    };
  }
  match = LURE.exec(text);
  if (match)
    return { type: 'lure', colour: match[1] as Colour, entry: match[2]!, barkers: Number(match[3] ?? 0) };
  match = TAKE.exec(text);
  if (match) {
    if (match[1] !== undefined) return { type: 'pick', from: 'display', index: Number(match[1]) - 1 };
    return { type: 'pick', from: match[2] === undefined ? 'barkers' : 'pile' };
  }
  match = DISCARD.exec(text);
  return match ? { type: 'discard', card: match[1] as CardName } : undefined;
}
