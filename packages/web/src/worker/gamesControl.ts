/**
 * What the list of games asks the worker that reads the browser's stores: rules are never run in the page, and seeds
 * never reach it, except in a file that a person asks for.
 */
import type { Result, Seat } from '@kairo/engine';
import type { SeatSetup } from '@kairo/protocol';
import type { FileProblem, GameNote, LastPosition } from '@kairo/table';

/** A game of this browser, as its summary says. */
export interface KeptGame {
  readonly id: string;
  /** Empty if the game cannot be read. */
  readonly seats: readonly SeatSetup[];
  /** The id of its edition. */
  readonly board: string;
  readonly points: readonly number[];
  readonly isOver: boolean;
  readonly round: number;
  readonly acting: Seat | undefined;
  readonly updatedAt: number;
}

/** By the id of a game here, or of an online table. */
export type Notes = { readonly [game: string]: GameNote };

export interface KeptGames {
  readonly games: readonly KeptGame[];
  readonly notes: Notes;
}

/** The result of reading a file. */
export interface Imported {
  readonly added: readonly string[];
  /** How many games of the file were here already. */
  readonly known: number;
  readonly problems: readonly FileProblem[];
  /** The store failed before all games of the file were in. */
  readonly trouble?: StoreTrouble;
}

/** An online table as its server shows it to the reader. */
export interface ShownTable {
  /** The board as a file. */
  readonly edition: unknown;
  readonly view: unknown;
}

/** A finished game of an online table. */
export interface TableRecord {
  readonly text: string;
  readonly seats: readonly SeatSetup[];
  readonly updatedAt: number;
}

/** Records of finished games for people and other programs, or whole games for another device. */
export type FileForm = 'notation' | 'json';

export interface Asks {
  readonly list: { readonly ask: object; readonly answer: KeptGames };
  /** Undefined if the game cannot be read. `updatedAt` tells whether what is known is still true. */
  readonly position: {
    readonly ask: { readonly game: string; readonly updatedAt: number };
    readonly answer: LastPosition | undefined;
  };
  /** The same for an online game, from its record; without it, only what is known already. */
  readonly tablePosition: {
    readonly ask: { readonly game: string; readonly record?: string };
    readonly answer: LastPosition | undefined;
  };
  /** The same for one that is being played, from what the reader is shown of it. */
  readonly shownPosition: {
    readonly ask: { readonly game: string; readonly updatedAt: number; readonly shown?: ShownTable };
    readonly answer: LastPosition | undefined;
  };
  readonly note: { readonly ask: { readonly game: string; readonly note: GameNote }; readonly answer: null };
  readonly remove: { readonly ask: { readonly game: string }; readonly answer: null };
  /** Brings back what was removed last. */
  readonly restore: { readonly ask: object; readonly answer: null };
  /** Games that have no such form are left out. */
  readonly write: {
    readonly ask: {
      readonly games: readonly string[];
      readonly records: readonly TableRecord[];
      readonly form: FileForm;
    };
    readonly answer: Blob;
  };
  /** Tells how many games of the file have been looked at. */
  readonly read: { readonly ask: { readonly file: File }; readonly answer: Imported };
}

export type Ask = keyof Asks;

/** `full`: the browser gives no more room. `none`: it keeps nothing, as in some private windows. */
export type StoreTrouble = 'full' | 'none' | 'failed';

export type ToGamesWorker = {
  readonly [ask in Ask]: { readonly call: number; readonly type: ask } & Asks[ask]['ask'];
}[Ask];

export type FromGamesWorker =
  | { readonly call: number; readonly answer: Result<unknown, StoreTrouble> }
  | { readonly call: number; readonly done: number };
