/**
 * The layout of a game state: one Int32Array, so that a copy is one `set`. Offsets do not depend on the edition; only
 * the width of the bitboards at the end does (`board.words`).
 *
 * Code outside this folder uses the accessors in the other files. It uses these offsets only where it compares or
 * copies whole ranges of cells.
 */
import { CARD_KINDS } from '../board/board.ts';
import { MAX_STANDARD_COPIES } from '../board/edition.ts';
import { KEY_WORDS } from '../random/random.ts';
import { COLOURS, DISPLAY_SIZE, MAX_JOKERS, MAX_PLAYERS, MEDALS, SEGMENT_COUNT } from '../vocabulary.ts';

const C = COLOURS.length;
/** Seats 0–3, and the owner of the neutral stalls. */
export const NEUTRAL = MAX_PLAYERS;
export const OWNERS = MAX_PLAYERS + 1;
const MAX_DECK = SEGMENT_COUNT * MAX_STANDARD_COPIES + MAX_JOKERS;
/** 4 bits per number. */
const CARDS_PER_WORD = 8;
export const HAND_WORDS = CARD_KINDS / CARDS_PER_WORD;
const STACK_WORDS = Math.ceil(MAX_DECK / CARDS_PER_WORD);

let next = 0;
const place = (length: number): number => {
  const at = next;
  next += length;
  return at;
};

export const PHASE = place(1);
/** The acting seat; after the end, the one that acted last. */
export const SEAT = place(1);
export const START_SEAT = place(1);
/** The number of placements, made or skipped, in a variable set-up: of the players' stalls, then of neutral ones. */
export const SETUP_STEP = place(1);
/** R11.6 */
export const QUIET_TURNS = place(1);
/** Picks left in the current draw, else 0. */
export const PICKS_LEFT = place(1);
/** R9.2: cards still to be discarded at the end of a draw, else 0. */
export const DISCARDS_LEFT = place(1);
/** The colour of the neutral stall that is to be placed now, or NONE. */
export const NEUTRAL_COLOUR = place(1);
export const END_REASON = place(1);
/** The number of shuffles so far. */
export const SHUFFLES = place(1);
export const BARKER_STOCK = place(1);
export const PILE_COUNT = place(1);
export const DISCARD_COUNT = place(1);
export const BAG_COUNT = place(1);

/** The random key of the game. Only snapshots contain it. */
export const KEY = place(KEY_WORDS);
/** Site of each colour's customer; NONE for the one that waits off the board. */
export const CUSTOMERS = place(C);
/** Expansions left of each colour. */
export const SUPPLY = place(C);
/** Holder of each medal: gold of all colours, then silver; NONE while it is in the supply. */
export const MEDAL_HOLDERS = place(C * MEDALS.length);
/** Card kinds, 0 for an empty place. */
export const DISPLAY = place(DISPLAY_SIZE);
/** Neutral stalls still to be drawn, the next one last. */
export const BAG = place(C);

export const POINTS = place(MAX_PLAYERS);
export const BARKERS = place(MAX_PLAYERS);
export const OUT = place(MAX_PLAYERS);
export const HAND_SIZE = place(MAX_PLAYERS);
export const MONEY = place(MAX_PLAYERS * C);
/** The sum over all colours. */
export const TOTAL_MONEY = place(MAX_PLAYERS);
/** By seat: the counts of each kind of card, 4 bits each. */
export const HANDS = place(MAX_PLAYERS * HAND_WORDS);

/** By owner and colour, 8 bits each: site of the stall + 1, of its entry + 1, tiles of the stand. 0: not on the board. */
export const STANDS = place(OWNERS * C);

/** Card kinds, 4 bits each; the top of the pile last. */
export const PILE = place(STACK_WORDS);
/** Card kinds, 4 bits each; the oldest first. */
export const DISCARDS = place(STACK_WORDS);

/** Bitboards of `board.words` cells each: tiles of each colour, tiles of each seat, entries. */
const BITBOARDS = next;
const BITBOARD_COUNT = C + MAX_PLAYERS + 1;
export const colourTiles = (words: number, colour: number): number => BITBOARDS + colour * words;
export const seatTiles = (words: number, seat: number): number => BITBOARDS + (C + seat) * words;
export const entrySites = (words: number): number => BITBOARDS + (C + MAX_PLAYERS) * words;

/** How many cells a state has. */
export const cellCount = (words: number): number => BITBOARDS + BITBOARD_COUNT * words;

export const PHASE_SETUP = 0;
export const PHASE_PLAY = 1;
export const PHASE_FINAL = 2;
export const PHASE_OVER = 3;
