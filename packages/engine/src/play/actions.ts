/** Actions as plain JSON: the form of the public API, records and messages. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import type { Expectation } from '../expectation.ts';
import { type Fields, isObject, isWhole } from '../json/read.ts';
import type { Refusal, RuleRefusal } from '../refusals.ts';
import { err, ok, type Result, unreachable } from '../result.ts';
import { costsFee } from '../rules/cards.ts';
import { allPayments, emptyPayment, grownSize, type Payment, payCanonically } from '../rules/price.ts';
import * as moves from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import {
  type CardName,
  COLOURS,
  type Coins,
  type Colour,
  DISPLAY_SIZE,
  type SiteName,
} from '../vocabulary.ts';
import { entryOfMove } from './applyMove.ts';
import { cardKind, cardName, cardNames, coinsObject, colourName, siteNameOf } from './names.ts';

export interface PlaceAction {
  readonly type: 'place';
  readonly colour: Colour;
  readonly stall: SiteName;
  readonly entry: SiteName;
}

/** Builds a stall from the stock, or moves a blocked one. */
export interface StallAction {
  readonly type: 'stall' | 'move';
  readonly colour: Colour;
  readonly stall: SiteName;
  readonly entry: SiteName;
  readonly cards: readonly CardName[];
  readonly fee: Colour | null;
}

export interface ExpandAction {
  readonly type: 'expand';
  readonly colour: Colour;
  readonly site: SiteName;
  readonly cards: readonly CardName[];
  readonly fee: Colour | null;
  readonly payment: Coins;
}

export interface LureAction {
  readonly type: 'lure';
  readonly colour: Colour;
  readonly entry: SiteName;
  readonly barkers: number;
}

export type PickAction =
  | { readonly type: 'pick'; readonly from: 'display'; readonly index: number }
  | { readonly type: 'pick'; readonly from: 'pile' | 'barkers' };

export interface DiscardAction {
  readonly type: 'discard';
  readonly card: CardName;
}

export interface DropOutAction {
  readonly type: 'dropOut';
}

export type BuildAction = StallAction | ExpandAction;
export type Action = PlaceAction | BuildAction | LureAction | PickAction | DiscardAction | DropOutAction;

/** In the order of the packed types and of the legal list. */
export const ACTION_TYPES = [
  'place',
  'stall',
  'expand',
  'move',
  'lure',
  'pick',
  'discard',
  'dropOut',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

function canonicalPayment(state: GameState, move: moves.Move): Payment {
  const payment = emptyPayment();
  payCanonically(payment, state, actingSeat(state), move);
  return payment;
}

/** Converts a legal move of the state to an action, with its canonical payment unless another one is given. */
export function actionOf(state: GameState, move: moves.Move, paid?: Payment): Action {
  const type = ACTION_TYPES[moves.moveType(move)]!;
  const colour = colourName(moves.moveColour(move));
  const site = siteNameOf(state, moves.moveSite(move));
  const detail = moves.moveDetail(move);
  switch (type) {
    case 'place':
      return { type, colour, stall: site, entry: siteNameOf(state, entryOfMove(state, move)) };
    case 'stall':
    case 'move': {
      const entry = siteNameOf(state, entryOfMove(state, move));
      return {
        type,
        colour,
        stall: site,
        entry,
        cards: cardNames(detail),
        fee: feeName(paid ?? canonicalPayment(state, move)),
      };
    }
    case 'expand': {
      const payment = paid ?? canonicalPayment(state, move);
      const cards = cardNames(detail);
      return { type, colour, site, cards, fee: feeName(payment), payment: coinsObject(payment.coins) };
    }
    case 'lure':
      return { type, colour, entry: site, barkers: detail };
    case 'pick':
      if (detail < DISPLAY_SIZE) return { type, from: 'display', index: detail };
      return { type, from: detail === moves.PICK_PILE ? 'pile' : 'barkers' };
    case 'discard':
      return { type, card: cardName(detail) };
    case 'dropOut':
      return { type };
    default:
      return unreachable(type);
  }
}

function feeName(payment: Payment): Colour | null {
  return payment.fee === NONE ? null : colourName(payment.fee);
}

/** The same build with every valid payment; empty if `action` is not a well-formed build. */
export function payments(state: GameState, action: BuildAction): BuildAction[] {
  const read = readAction(state, action);
  if (!read.ok || read.value.payment === undefined) return [];
  const { move } = read.value;
  const seat = actingSeat(state);
  const colour = moves.moveColour(move);
  const size = action.type === 'expand' ? grownSize(state, seat, colour) : 0;
  return allPayments(state, seat, colour, size, costsFee(moves.moveDetail(move))).map((payment) =>
    action.type === 'expand'
      ? { ...action, fee: feeName(payment), payment: coinsObject(payment.coins) }
      : { ...action, fee: feeName(payment) },
  );
}

/** A well-formed action, legal or not: its packed move, and the coins if it is a build. */
export interface ReadAction {
  readonly move: moves.Move;
  readonly payment: Payment | undefined;
}

/** The largest count in an action. */
const MAX_COUNT = 999;

const COLOUR = { kind: 'one-of', values: COLOURS } as const;
const PICK_SOURCE = { kind: 'one-of', values: ['display', 'pile', 'barkers'] } as const;

function malformed(field: string, expected: Expectation): Result<never, Refusal> {
  return err({ code: 'action/malformed', field, expected });
}

/**
 * Reads an action from any value. Only the shape is checked, and that sites, cards and colours exist. An object with
 * getters that throw is malformed, too.
 */
export function readAction(state: GameState, value: unknown): Result<ReadAction, Refusal> {
  try {
    return readFields(state, value);
  } catch {
    return malformed('action', { kind: 'object' });
  }
}

function readFields(state: GameState, value: unknown): Result<ReadAction, Refusal> {
  if (!isObject(value)) return malformed('action', { kind: 'object' });
  const fields = value;
  const type = ACTION_TYPES[ACTION_TYPES.indexOf(fields['type'] as ActionType)];
  if (type === undefined) return malformed('type', { kind: 'one-of', values: ACTION_TYPES });
  switch (type) {
    case 'place':
    case 'stall':
    case 'move':
    case 'expand':
      return readBuild(state, type, fields);
    case 'lure': {
      const colour = readColour(fields['colour']);
      if (colour === NONE) return malformed('colour', COLOUR);
      const entry = readSite(state, fields['entry']);
      if (entry === NONE) return err(noSuchSite(fields['entry']));
      const barkers = fields['barkers'];
      if (!isCount(barkers)) return malformed('barkers', { kind: 'whole', min: 0, max: MAX_COUNT });
      return simple(moves.makeMove(moves.LURE, colour, entry, 0, barkers));
    }
    case 'pick': {
      const { from, index } = fields;
      if (from === 'pile') return simple(moves.makeMove(moves.PICK, 0, 0, 0, moves.PICK_PILE));
      if (from === 'barkers') return simple(moves.makeMove(moves.PICK, 0, 0, 0, moves.PICK_BARKER));
      if (from !== 'display') return malformed('from', PICK_SOURCE);
      const last = DISPLAY_SIZE - 1;
      if (!isWhole(index, 0, last)) return malformed('index', { kind: 'whole', min: 0, max: last });
      return simple(moves.makeMove(moves.PICK, 0, 0, 0, index));
    }
    case 'discard': {
      const kind = cardKind(state, fields['card']);
      return kind === NONE
        ? malformed('card', { kind: 'card' })
        : simple(moves.makeMove(moves.DISCARD, 0, 0, 0, kind));
    }
    case 'dropOut':
      return simple(moves.makeMove(moves.DROP_OUT, 0, 0, 0, 0));
    default:
      return unreachable(type);
  }
}

function simple(move: moves.Move): Result<ReadAction, Refusal> {
  return ok({ move, payment: undefined });
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, MAX_COUNT);
}

/** Anything but a string is reported by its type. */
export function noSuchSite(named: unknown): RuleRefusal {
  const site = typeof named === 'string' ? named.slice(0, 20) : typeof named;
  return { code: 'action/no-such-site', rule: 'R2.1', site };
}

function readColour(value: unknown): number {
  return COLOURS.indexOf(value as Colour);
}

function readSite(state: GameState, value: unknown): number {
  return typeof value === 'string' ? (state.game.board.siteOf.get(value) ?? NONE) : NONE;
}

function readBuild(
  state: GameState,
  type: 'place' | BuildAction['type'],
  fields: Fields,
): Result<ReadAction, Refusal> {
  const { neighbours } = state.game.board;
  const colour = readColour(fields['colour']);
  if (colour === NONE) return malformed('colour', COLOUR);
  const siteField = type === 'expand' ? fields['site'] : fields['stall'];
  const site = readSite(state, siteField);
  if (site === NONE) return err(noSuchSite(siteField));

  let direction = 0;
  if (type !== 'expand') {
    const entry = readSite(state, fields['entry']);
    if (entry === NONE) return err(noSuchSite(fields['entry']));
    while (direction < DIRECTIONS && neighbours[site * DIRECTIONS + direction] !== entry) direction++;
    if (direction === DIRECTIONS) {
      const names = { stall: siteNameOf(state, site), entry: siteNameOf(state, entry) };
      return err({ code: 'build/entry-not-adjacent', rule: 'R2.5', ...names });
    }
  }
  const packedType = ACTION_TYPES.indexOf(type);
  if (type === 'place')
    return ok({ move: moves.makeMove(packedType, colour, site, direction, 0), payment: undefined });

  const cards = readCards(state, fields['cards']);
  if (!cards.ok) return cards;
  const payment = readPayment(fields, type);
  if (!payment.ok) return payment;
  return ok({
    move: moves.makeMove(packedType, colour, site, direction, cards.value),
    payment: payment.value,
  });
}

function readCards(state: GameState, value: unknown): Result<number, Refusal> {
  if (!Array.isArray(value)) return malformed('cards', { kind: 'list', min: 1, max: 3 });
  const { length } = value; // read once: a proxy may return another value each time
  if (length !== 1 && length !== 3) return err({ code: 'build/card-count', rule: 'R4.2', count: length });
  const kinds: number[] = [];
  for (let i = 0; i < length; i++) kinds.push(cardKind(state, value[i]));
  if (kinds.includes(NONE)) return malformed('cards', { kind: 'card' });
  if (kinds.length > 1) kinds.sort((a, b) => a - b);
  return ok(moves.makeCards(kinds[0]!, kinds[1], kinds[2]));
}

function readPayment(fields: Fields, type: BuildAction['type']): Result<Payment, Refusal> {
  const payment = emptyPayment();
  if (fields['fee'] !== null && fields['fee'] !== undefined) {
    payment.fee = readColour(fields['fee']);
    if (payment.fee === NONE) return malformed('fee', { ...COLOUR, orNothing: true });
  }
  if (type !== 'expand') return ok(payment);
  const coins = fields['payment'];
  if (!isObject(coins)) return malformed('payment', { kind: 'coins' });
  for (const name of Object.keys(coins)) {
    const count = coins[name];
    const colour = readColour(name);
    if (colour === NONE || !isCount(count)) return malformed(`payment.${name}`, { kind: 'coins' });
    payment.coins[colour] = count;
  }
  return ok(payment);
}
