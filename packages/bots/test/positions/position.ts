/**
 * A short notation for tactical positions, and the state that it describes. Missing parts are filled in: the supply
 * from the board, the medals from the sizes, the pile from the remaining cards.
 */
import {
  ALLEY,
  type ByColour,
  CAIRO,
  type CardName,
  COLOURS,
  type Colour,
  DISPLAY_SIZE,
  type Edition,
  type GameState,
  makeGame,
  type Owner,
  type Seat,
  type SiteName,
  type StandJson,
  type StateJson,
  stateFromJson,
} from '@kairo/engine';
import type { Theme } from './themes.ts';

/** A board that several positions share: these pieces do not matter for their solutions. */
export interface Backdrop {
  readonly edition: 'cairo' | 'alley';
  /** Owner (`n` for neutral), colour, stall and entry, expansions: `0 red c4-c5 d4 e4`. */
  readonly stands: readonly string[];
  /** `red c3 yellow j3 …`; the missing colour waits. */
  readonly customers: string;
  /** Holders of gold and silver, where two stands are equally large. */
  readonly medals?: Medals;
}

type Medals = { readonly [colour in Colour]?: readonly [gold: Seat, silver: Seat] };

export interface SeatSetup {
  /** None by default. Rivals' cards were taken from the display, so everybody knows them. */
  readonly hand?: string;
  /** `2 red 1 green`; none by default. */
  readonly coins?: string;
  readonly barkers?: number;
  readonly points: number;
}

/** The right answers: a prefix of their notation, and coins that must be left. */
export interface Answer {
  readonly does: string;
  readonly keeps?: string;
}

export interface TacticalPosition {
  readonly id: string;
  readonly title: string;
  readonly theme: Theme;
  readonly why: string;
  readonly backdrop: Backdrop;
  readonly stands: readonly string[];
  /** Instead of the backdrop's. */
  readonly customers?: string;
  readonly medals?: Medals;
  readonly seats: readonly SeatSetup[];
  /** The acting seat, 0 by default. */
  readonly seat?: Seat;
  readonly phase: 'play' | 'final';
  /** Turns without a new stall or expansion up to now (R11.6). */
  readonly quietTurns?: number;
  /** The first card has been drawn; the second pick is pending. */
  readonly secondPick?: boolean;
  readonly display?: string;
  /** The cards of the pile, in any order; all others are discards. By default all cards are in the pile. */
  readonly pile?: string;
  /** The right answers: each of these, and no others. */
  readonly right: readonly Answer[];
  /** Actions that look good but are wrong. */
  readonly traps: readonly Answer[];
}

const EDITIONS: { readonly [id in Backdrop['edition']]: Edition } = { cairo: CAIRO, alley: ALLEY };
const QUIET_DISPLAY = 'S1 S3 S7 S9';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const cardsOf = (text: string): CardName[] => words(text) as CardName[];

function byColour<T>(value: (colour: Colour) => T): ByColour<T> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, value(colour)])) as ByColour<T>;
}

/** `2 red 1 green` */
export function coinsOf(text = ''): ByColour<number> {
  const parts = words(text);
  return byColour((colour) => Number(parts[parts.indexOf(colour) - 1] ?? 0));
}

function standOf(text: string): StandJson {
  const [owner = '', colour, place = '', ...expansions] = words(text);
  const [stall = '', entry = ''] = place.split('-');
  return {
    owner: (owner === 'n' ? 'neutral' : Number(owner)) satisfies Owner,
    colour: colour as Colour,
    stall,
    entry,
    expansions,
  };
}

function customersOf(text: string): ByColour<SiteName | null> {
  const parts = words(text);
  return byColour((colour) => {
    const index = parts.indexOf(colour);
    return index < 0 ? null : (parts[index + 1] ?? null);
  });
}

function medalsOf(stands: readonly StandJson[], said: Medals): StateJson['medals'] {
  return byColour((colour) => {
    const ofColour = stands.filter((stand) => stand.colour === colour);
    const largest = Math.max(0, ...ofColour.map(({ expansions }) => expansions.length));
    const holders = ofColour.filter(({ expansions }) => expansions.length === largest);
    if (largest === 0) return { gold: null, silver: null };
    const [gold, silver] = said[colour] ?? [holders[0]?.owner as Seat, holders[0]?.owner as Seat];
    if (said[colour] === undefined && holders.length > 1) throw new Error(`who holds the ${colour} medals?`);
    return { gold, silver };
  });
}

/** The deck without the cards that are used elsewhere. */
function restOfDeck(edition: Edition, taken: readonly CardName[]): CardName[] {
  const standard = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((segment) =>
    Array.from({ length: edition.standardCopies }, (): CardName => `S${segment}`),
  );
  const deck = [...standard, ...edition.jokers.map((_, i): CardName => `J${i + 1}`)];
  for (const card of taken) {
    const index = deck.indexOf(card);
    if (index < 0) throw new Error(`there are not so many ${card}`);
    deck.splice(index, 1);
  }
  return deck;
}

function jsonOf(position: TacticalPosition): StateJson {
  const { backdrop, seats } = position;
  const edition = EDITIONS[backdrop.edition];
  const stands = [...backdrop.stands, ...position.stands].map(standOf);
  const hands = seats.map(({ hand = '' }) => cardsOf(hand));
  const display = cardsOf(position.display ?? QUIET_DISPLAY);
  const rest = restOfDeck(edition, [...hands.flat(), ...display]);
  const pile = position.pile === undefined ? rest : cardsOf(position.pile);
  const held = seats.reduce((sum, { barkers = 0 }) => sum + barkers, 0);
  const empty = Array.from({ length: DISPLAY_SIZE - display.length }, () => null);
  return {
    phase: position.phase,
    seat: position.seat ?? 0,
    pending: position.secondPick ? { picksLeft: 1 } : null,
    startSeat: 0,
    quietTurns: position.quietTurns ?? 0,
    stands,
    customers: customersOf(position.customers ?? backdrop.customers),
    players: seats.map(({ coins, barkers = 0, points }, seat) => ({
      hand: hands[seat] ?? [],
      money: coinsOf(coins),
      barkers,
      points,
      out: false,
    })),
    display: [...display, ...empty],
    pile,
    discards: restOfDeck(edition, [...hands.flat(), ...display, ...pile]),
    barkerStock: edition.barkers - held,
    supply: byColour((colour) =>
      stands.reduce(
        (left, stand) => left - (stand.colour === colour ? stand.expansions.length : 0),
        edition.expansionsPerColour,
      ),
    ),
    medals: medalsOf(stands, { ...backdrop.medals, ...position.medals }),
    bag: [],
  };
}

export function stateOf(position: TacticalPosition): GameState {
  const edition = EDITIONS[position.backdrop.edition];
  const game = makeGame(edition, position.seats.length, { start: 'variable', openMoney: false });
  const state = stateFromJson(game, jsonOf(position));
  if (!state.ok) throw new Error(`${position.id}: ${JSON.stringify(state.error)}`);
  return state.value;
}
