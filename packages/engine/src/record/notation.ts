/** The text notation of actions: `expand green d6 with S5 pay 2 green 2 red`. See docs/notation.md. */
import type { Expectation } from '../expectation.ts';
import type { Action, ActionType } from '../play/actions.ts';
import { kindOfName } from '../play/names.ts';
import { unreachable } from '../result.ts';
import {
  CARD_FORM,
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  DISPLAY_SIZE,
  SITE_FORM,
} from '../vocabulary.ts';

/** Sorted, so that equal actions have equal texts. */
function cardsText(cards: readonly CardName[]): string {
  return cards.toSorted((a, b) => kindOfName(a) - kindOfName(b)).join(' ');
}

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
      return `${what} with ${cardsText(action.cards)}${feeText(action.fee)}`;
    }
    case 'expand': {
      const what = `expand ${action.colour} ${action.site} with ${cardsText(action.cards)}`;
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
const SITE = `(${SITE_FORM})`;
const CARDS = `with (${CARD_FORM}(?: ${CARD_FORM})*)`;
const AMOUNT = `[1-9][0-9]{0,2} (?:${COLOURS.join('|')})`;
const COINS = `pay (${AMOUNT}(?: ${AMOUNT})*)`;
const FEE = `(?: fee ${COLOUR})?`;
const pattern = (text: string): RegExp => new RegExp(`^${text}$`);

const PLACE = pattern(`place ${COLOUR} ${SITE}-${SITE}`);
const STALL = pattern(`(stall|move) ${COLOUR} ${SITE}-${SITE} ${CARDS}${FEE}`);
const EXPAND = pattern(`expand ${COLOUR} ${SITE} ${CARDS} ${COINS}${FEE}`);
const LURE = pattern(`lure ${COLOUR} ${SITE}(?: past ([1-9][0-9]?))?`);
const TAKE = pattern(`take (?:([1-${DISPLAY_SIZE}])|(pile)|(barker))`);
const DISCARD = pattern(`discard (${CARD_FORM})`);

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

/** Parses a text with cards and coins in any order. */
function understand(text: string): Action | undefined {
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

/**
 * The action for a text, or undefined. Cards and coins must be in order, so that every action has exactly one text.
 * Whether the action is legal is not checked.
 */
export function parseAction(text: string): Action | undefined {
  const action = understand(text);
  return action !== undefined && formatAction(action) === text ? action : undefined;
}

/** By the first word of the text. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
  Object.values({
    place: 'place red c4-c5',
    stall: 'stall red c4-c5 with S1',
    expand: 'expand green d6 with S5 pay 2 green 2 red',
    move: 'move red c4-c5 with S1 S1 S4',
    lure: 'lure red c4',
    pick: 'take 1',
    discard: 'discard S7',
    dropOut: 'drop out',
  } satisfies { readonly [type in ActionType]: string }).map((example) => [example.split(' ')[0]!, example]),
);

/**
 * What was expected in place of a text that is not an action: the same in the right order, or an example that starts
 * with the same word.
 */
export function expectedAction(text: string): Expectation {
  const meant = understand(text);
  if (meant !== undefined) return { kind: 'one-of', values: [formatAction(meant)] };
  return { kind: 'like', example: EXAMPLES.get(text.split(' ')[0]!) ?? 'lure red c4' };
}
