// The naive twin: the JSON shapes of the trace format. Types only.

export type Colour = 'red' | 'yellow' | 'green' | 'blue' | 'white' | 'purple';
export type Site = string; // "a1" … "l12"
export type Card = string; // "S1" … "S9", "J1" … "J6"
export type Owner = number | 'neutral';
export type Money = Record<Colour, number>;
export type Payment = Partial<Record<Colour, number>>;

export type Edition = {
  id: string;
  columns: number;
  rows: number;
  segments: Record<Site, number>;
  restaurant: Site[];
  starts: Site[];
  jokers: number[][];
  medals: Record<Colour, { gold: number; silver: number }>;
  expansionsPerColour: number;
  barkers: number;
  standardCopies: number;
};

export type Header = {
  trace: 1;
  edition: Edition;
  players: number;
  start: 'variable' | 'preset';
  seed: string;
  rulesVersion: number;
};

export type Stand = { owner: Owner; colour: Colour; stall: Site; entry: Site; expansions: Site[] };

export type Player = { hand: Card[]; money: Money; barkers: number; points: number; out: boolean };

export type Pending = null | { picksLeft: number } | { discardsLeft: number } | { neutral: Colour };

export type State = {
  phase: 'setup' | 'play' | 'final' | 'over';
  seat: number;
  pending: Pending;
  startSeat: number;
  quietTurns: number;
  stands: Stand[];
  customers: Record<Colour, Site | null>;
  players: Player[];
  display: (Card | null)[];
  pile: Card[]; // top first
  discards: Card[]; // oldest first
  barkerStock: number;
  supply: Record<Colour, number>;
  medals: Record<Colour, { gold: number | null; silver: number | null }>;
  bag: Colour[]; // next to be drawn first
};

/** What lies on the board: all that the rules about sites need. */
export type Position = { stands: Stand[]; customers: Record<Colour, Site | null> };

export type Place = { type: 'place'; colour: Colour; stall: Site; entry: Site };
export type BuildStall = {
  type: 'stall';
  colour: Colour;
  stall: Site;
  entry: Site;
  cards: Card[];
  fee: Colour | null;
};
export type Expand = {
  type: 'expand';
  colour: Colour;
  site: Site;
  cards: Card[];
  fee: Colour | null;
  payment: Payment;
};
export type Move = {
  type: 'move';
  colour: Colour;
  stall: Site;
  entry: Site;
  cards: Card[];
  fee: Colour | null;
};
export type Lure = { type: 'lure'; colour: Colour; entry: Site; barkers: number };
export type Pick =
  | { type: 'pick'; from: 'display'; index: number }
  | { type: 'pick'; from: 'pile' }
  | { type: 'pick'; from: 'barkers' };
export type Discard = { type: 'discard'; card: Card };
export type DropOut = { type: 'dropOut' };

export type Build = BuildStall | Expand | Move;
export type Action = Place | Build | Lure | Pick | Discard | DropOut;

export type Shuffle = (cards: Card[]) => Card[];
export type FeeAndPayment = { fee: Colour | null; payment: Payment };
