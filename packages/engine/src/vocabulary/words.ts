/** Colours, seats, phases, and the numbers that the printed rules fix. */

/** R1.1, in the order of all lists in the engine. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type ByColour<T> = { readonly [colour in Colour]: T };

/** Coins by colour; colours without coins are absent. */
export type Coins = { readonly [colour in Colour]?: number };

/** Seats are numbered clockwise from 0. */
export type Seat = number;
/** The owner of a stand; neutral stalls belong to no seat (R3.7). */
export type Owner = Seat | 'neutral';

export const PHASES = ['setup', 'play', 'final', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const MEDALS = ['gold', 'silver'] as const;
export type Medal = (typeof MEDALS)[number];

export const END_REASONS = ['supply', 'standstill'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Types of events that reveal hidden information: a step with one of them cannot be undone or taken back. */
export const REVEALING_EVENTS = ['received', 'refilled', 'neutralDrawn', 'started', 'gameOver'] as const;

/** How people end a game before its rules do: the only other player resigned, or all agreed. */
export const EARLY_ENDS = ['resigned', 'agreed'] as const;
export type EarlyEnd = (typeof EARLY_ENDS)[number];

export const STARTS = ['variable', 'preset'] as const;
export type Start = (typeof STARTS)[number];

/** Numbers that the printed rules fix for every edition. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
export const SEGMENT_COUNT = 9; // R2.1
export const START_SPACES = 5; // R2.3
export const DISPLAY_SIZE = 4; // R3.1
export const START_HAND = 3; // R3.3
export const START_MONEY = 1; // R3.3, of each colour
export const START_STALLS = 3; // R3.5
export const SETUP_STALLS_PER_SEGMENT = 2; // R3.5
export const HAND_LIMIT = 4; // R9.2
export const PICKS = 2; // R9.1
export const QUIET_TURNS_PER_PLAYER = 12; // R11.6
export const MONEY_PER_POINT = 3; // R11.4

/** Incremented when the same actions could lead to a different game. Records contain it. */
export const RULES_VERSION = 1;
