/** The closed vocabulary of Kairo and the shapes of state, action and edition. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = Record<Colour, T>;

/** `S1`…`S9` are standard cards, named by their segment; `J1`…`J6` are the edition's jokers. */
export type Card = string;
export type Seat = number;
export type Owner = Seat | 'neutral';
export type Phase = 'setup' | 'play' | 'final' | 'over';
export type Pending = null | { picksLeft: number } | { discardsLeft: number } | { neutral: Colour };
export type Money = ByColour<number>;
export type Payment = Partial<Money>;
export type Shuffle = <T>(items: T[]) => T[];

export interface StandOf<Site> {
  owner: Owner;
  colour: Colour;
  stall: Site;
  entry: Site;
  expansions: Site[];
}

export interface Player {
  hand: Card[];
  money: Money;
  barkers: number;
  points: number;
  out: boolean;
}

export interface Medals {
  gold: Seat | null;
  silver: Seat | null;
}

export interface StateOf<Site> {
  phase: Phase;
  seat: Seat;
  pending: Pending;
  startSeat: Seat;
  quietTurns: number;
  stands: StandOf<Site>[];
  /** Where each customer stands; null is the one waiting off the board. */
  customers: ByColour<Site | null>;
  players: Player[];
  display: (Card | null)[];
  pile: Card[];
  discards: Card[];
  barkerStock: number;
  supply: ByColour<number>;
  medals: ByColour<Medals>;
  bag: Colour[];
}

/** The exchanged form: sites by name, pile top first. */
export type StateJson = StateOf<string>;
/** The form inside boardgame.io: sites by number, pile top last so that drawing is a `pop`. */
export type G = StateOf<number>;
export type Stand = StandOf<number>;

interface CardPlay {
  cards: Card[];
  fee: Colour | null;
}

export type PlaceAction = { type: 'place'; colour: Colour; stall: string; entry: string };
export type StallAction = { type: 'stall'; colour: Colour; stall: string; entry: string } & CardPlay;
export type ExpandAction = { type: 'expand'; colour: Colour; site: string; payment: Payment } & CardPlay;
export type MoveAction = { type: 'move'; colour: Colour; stall: string; entry: string } & CardPlay;
export type LureAction = { type: 'lure'; colour: Colour; entry: string; barkers: number };
export type PickAction =
  | { type: 'pick'; from: 'display'; index: number }
  | { type: 'pick'; from: 'pile' }
  | { type: 'pick'; from: 'barkers' };
export type DiscardAction = { type: 'discard'; card: Card };
export type DropOutAction = { type: 'dropOut' };
export type Action =
  | PlaceAction
  | StallAction
  | ExpandAction
  | MoveAction
  | LureAction
  | PickAction
  | DiscardAction
  | DropOutAction;

export interface Edition {
  id: string;
  columns: number;
  rows: number;
  segments: Record<string, number>;
  restaurant: string[];
  starts: string[];
  jokers: number[][];
  medals: ByColour<{ gold: number; silver: number }>;
  expansionsPerColour: number;
  barkers: number;
  standardCopies: number;
}

export function byColour<T>(value: (colour: Colour) => T): ByColour<T> {
  const result = {} as ByColour<T>;
  for (const colour of COLOURS) result[colour] = value(colour);
  return result;
}
