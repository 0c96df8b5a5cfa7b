/** What an online table adds to the game page. It is loaded with such a table, and passed in. */
import type { Level } from '@kairo/bots';
import type { Seat } from '@kairo/engine';
import type { Note } from '@kairo/protocol';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Overlay } from './overlay.ts';

interface OfSeat {
  readonly seat: Seat;
}

interface Closable {
  readonly onClose: () => void;
}

export interface OnlineParts extends CompanyParts {
  /** On the seal of a player. */
  readonly Presence: ComponentType<OfSeat>;
  /** Whether a player is there, in a word; undefined if that goes without saying. */
  readonly presenceOf: (seat: Seat) => string | undefined;
  /** What is to be said about the connection, on the upper edge of the board. */
  readonly Ribbon: ComponentType;
  /** How many people are watching. */
  readonly Watchers: ComponentType;
  /** The buttons after the final scoring. */
  readonly Again: ComponentType<{ readonly onLeave: () => void }>;
  /** The connection is interrupted, and that is shown. */
  readonly isCut: ReadonlySignal<boolean>;
  /** Instead of the prompt, while a move waits for the connection. */
  readonly keptMove: () => string;
  /** What happens to the game when the page is left. */
  readonly keptGame: () => string;
}

/** What is about the people at the table. */
export interface CompanyParts {
  /** By seat, the bot that plays for an absent person. */
  readonly standIns: ReadonlySignal<readonly (Level | null)[]>;
  /** Who has resigned and ranks last. */
  readonly resigned: ReadonlySignal<readonly Seat[]>;
  /** Below a player's points. */
  readonly Clock: ComponentType<OfSeat>;
  /** What a player has just said, beside the name. */
  readonly Bubble: ComponentType<OfSeat>;
  /** What the table is asked, on the lower edge of the board; and what is announced. */
  readonly Question: ComponentType;
  /** What can be done while others are to move. */
  readonly Waiting: ComponentType;
  /** In the log. */
  readonly noteLine: (note: Note) => string;
  /** In the menu. */
  readonly MenuItems: ComponentType<Closable>;
  /** Around the log, where all panels are shown. */
  readonly LogAndTalk: ComponentType<{ readonly children: ComponentChildren }>;
  /** Where they are not: a button, and what it opens. */
  readonly TalkButton: ComponentType<{ readonly overlay: Signal<Overlay> }>;
  readonly TalkSheet: ComponentType<Closable>;
  /** A key of its own, and what it does. */
  readonly shortcut: () => readonly [key: string, does: string];
  /** Instead of the final scoring, if people have ended the game. */
  readonly EarlyEnd: ComponentType<Closable & { readonly onLeave: () => void }>;
  /** Below the final scores. */
  readonly EndFoot: ComponentType;
  /** On the row of a player in the final scoring. */
  readonly tagOf: (seat: Seat) => string | undefined;
  /** What the recap is called and says, for someone who was away. */
  readonly absence: ReadonlySignal<Absence | undefined>;
}

export interface Absence {
  readonly heading: string;
  /** Shown unasked: after a short interruption before the reader's eyes it is only offered. */
  readonly opens: boolean;
  /** How long it was and what was said; undefined if there is nothing to say. */
  readonly facts: string | undefined;
  /** Undefined unless a bot has played for the reader. */
  readonly note: string | undefined;
}

export const OnlineContext = createContext<OnlineParts | undefined>(undefined);

/** Undefined at a table of this page's own. */
export function useOnline(): OnlineParts | undefined {
  return useContext(OnlineContext);
}
