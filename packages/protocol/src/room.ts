/**
 * A room: an online table as people meet it, from its creation on. Before the deal it is the waiting room; afterwards it
 * says who sits at the game with the same id, and who is there.
 */
import type { Level } from '@kairo/bots';
import type { Icon, SeatSetup, TableSetup } from './setup.ts';

export const ROOM_STATES = ['waiting', 'playing', 'over', 'closed', 'expired'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

/** `here`: the page is visible and was used lately. `bot`: a bot plays for an absent person. */
export const PRESENCES = ['here', 'away', 'offline', 'bot'] as const;
export type Presence = (typeof PRESENCES)[number];

/** A clock for each seat, in seconds: it starts at `bank`, and each turn adds `increment`, up to `cap`. */
export interface Pace {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** When the game begins: once every seat is taken and ready, or when the host says so. */
export const BEGINNINGS = ['whenFull', 'byHost'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** Whether people keep the seats that they chose, or all seats are shuffled when the game begins. */
export const SEATINGS = ['chosen', 'random'] as const;
export type Seating = (typeof SEATINGS)[number];

/** Where else the receiver has the table open: in the same browser, or on another device. */
export const ELSEWHERE = ['tab', 'phone', 'computer'] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];

export interface RoomSeat {
  readonly name: string;
  readonly icon: Icon;
  readonly player: SeatSetup['player'];
  /** Anyone may take it; otherwise only people with the link. */
  readonly isOpen: boolean;
  readonly isTaken: boolean;
  readonly isReady: boolean;
  readonly isHost: boolean;
  readonly isYou: boolean;
  /** Of the person who holds it; null for bots and free seats. */
  readonly presence: Presence | null;
  /** The bot that plays for an absent person. */
  readonly standIn: Level | null;
}

/** A room as one of its people sees it. Sent when a socket opens and whenever something has changed. */
export interface RoomMessage {
  readonly type: 'room';
  readonly table: string;
  /** Grows with every stored change; presence changes without it. */
  readonly revision: number;
  readonly state: RoomState;
  /** For those who hold a seat, while the table is waiting. */
  readonly code: string | null;
  readonly setup: TableSetup;
  readonly seats: readonly RoomSeat[];
  /** No one else may sit down. */
  readonly isLocked: boolean;
  /** Whether the receiver is the host. */
  readonly isHost: boolean;
  readonly pace: Pace | null;
  /** The level of bots that play for absent people. */
  readonly standIn: Level;
  readonly begin: Beginning;
  readonly seating: Seating;
  readonly spectators: { readonly allowed: boolean; readonly count: number };
  /** How many screens show the table to everyone in a room; they are no spectators. */
  readonly screens: number;
  /** The digest of the deal, published before it. */
  readonly commitment: string;
  /** When the table is removed if it has not begun; milliseconds since 1970. */
  readonly expiresAt: number | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** The host has switched talk off. */
  readonly isQuiet: boolean;
  /** Null if the receiver, who holds a seat, has the table open only here; always null for spectators. */
  readonly elsewhere: Elsewhere | null;
}
