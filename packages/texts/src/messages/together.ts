/** Playing with others over a server: creating a table, joining, the waiting room, and what is said at the table. */
import type { Presence, Seating } from '@kairo/protocol';
import type { Trouble } from './frame.ts';

/** What a server refused: its code, with facts that are read where they are used. */
export interface Refused {
  readonly code: string;
  readonly [fact: string]: unknown;
}

interface Choice {
  readonly label: string;
  readonly note: string;
}

export interface TogetherMessages {
  readonly toStart: string;
  readonly presence: { readonly [presence in Presence]: string };
  readonly seat: {
    readonly you: string;
    readonly yourName: string;
    /** Who may take a seat. */
    readonly kind: (number: number) => string;
    readonly kinds: { readonly [kind in 'invited' | 'anyone' | 'bot']: string };
    readonly level: (number: number) => string;
  };
  readonly create: {
    readonly heading: string;
    readonly seats: string;
    readonly addSeat: string;
    /** Whether the table is among the open ones, and why. */
    readonly listed: string;
    readonly unlisted: string;
    /** Headings of what is folded away on small screens. */
    readonly board: string;
    readonly help: string;
    readonly noHelp: string;
    readonly people: string;
    readonly open: string;
    /** Of a server that only opens tables for people who have one. */
    readonly code: string;
  };
  /** A board of one's own. */
  readonly boardFile: {
    readonly open: string;
    readonly notABoard: (file: string) => string;
    readonly tooLarge: (file: string, kilobytes: number) => string;
  };
  readonly terms: {
    /** What is switched on, among other facts. */
    readonly facts: { readonly [option in 'routes' | 'hints' | 'openMoney']: string };
    readonly hints: string;
    readonly spectators: { readonly label: string; readonly no: string; readonly yes: string };
    readonly seating: { readonly label: string } & { readonly [seating in Seating]: string };
    readonly standIn: Choice;
  };
  readonly lists: {
    readonly heading: string;
    readonly waiting: (tables: number) => string;
    readonly nobody: string;
    readonly nobodyNote: string;
    readonly orCreate: string;
    readonly anonymous: string;
    readonly ago: (minutes: number) => string;
    readonly free: (seats: number) => string;
    readonly sit: string;
    /** For screen readers. */
    readonly sitWith: (host: string) => string;
    readonly backTo: string;
    readonly filled: string;
  };
  readonly join: {
    readonly heading: string;
    readonly invites: (host: string) => string;
    readonly invitation: string;
    /** Goes on from `invites`. */
    readonly toGame: string;
    readonly freeSeats: string;
    readonly justTaken: (taken: string, free: string) => string;
    readonly noAccount: string;
    readonly sit: string;
    readonly sitAs: (name: string) => string;
    readonly watch: string;
    readonly newHere: string;
    readonly full: { readonly taken: string; readonly locked: string };
    readonly state: { readonly [state in 'full' | 'locked' | 'playing' | 'over']: string };
    /** For someone who holds a seat, but not in this browser. */
    readonly back: string;
    readonly spectators: string;
    readonly noSpectators: string;
    readonly openOwn: string;
    readonly watchNow: string;
    readonly result: string;
  };
  readonly waiting: {
    readonly tableOf: (host: string) => string;
    readonly someTable: string;
    readonly leave: string;
    readonly change: string;
    readonly locked: string;
    readonly sealed: (fingerprint: string) => string;
    readonly host: string;
    readonly ready: string;
    readonly notReady: string;
    readonly bot: string;
    readonly free: string;
    readonly forAnyone: string;
    readonly forInvited: string;
    readonly putBot: string;
    /** Opens what can be done about a seat. */
    readonly more: (name: string) => string;
    readonly foot: {
      readonly start: string;
      readonly startWithBots: (bots: number) => string;
      readonly startAnyway: string;
      readonly waitingFor: (names: readonly string[]) => string;
      readonly notReady: (names: readonly string[]) => string;
      readonly alone: string;
      readonly freeLeft: (seats: number) => string;
      readonly botsTake: (seats: number, level: string) => string;
      readonly allReady: string;
      readonly hostStarts: (host: string) => string;
      readonly hostStartsNow: (host: string) => string;
      readonly noHost: string;
      readonly iAmReady: string;
      readonly notYet: string;
      readonly youWatch: string;
    };
    /** Announced, not shown. */
    readonly news: {
      readonly satDown: (name: string) => string;
      readonly left: (name: string) => string;
      readonly ready: (name: string) => string;
      readonly notReady: (name: string) => string;
      readonly host: (name: string) => string;
      readonly youHost: string;
      readonly changed: string;
    };
    readonly terms: {
      readonly heading: string;
      readonly lock: Choice;
      readonly talk: Choice;
      readonly note: string;
      readonly done: string;
    };
    readonly deal: Trouble;
    readonly leaving: Trouble & {
      readonly keep: string;
      readonly giveUp: string;
      readonly close: string;
    };
    readonly own: { readonly heading: string; readonly icon: string };
    readonly guest: {
      readonly makeHost: string;
      readonly remove: string;
      readonly note: (name: string) => string;
    };
  };
  readonly invite: {
    readonly heading: string;
    readonly someone: string;
    readonly ways: string;
    readonly waysWithCode: (code: string) => string;
    readonly text: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly byHand: string;
    readonly share: string;
    /** Of what is shared. */
    readonly title: string;
    readonly code: string;
    /** What the picture for cameras is. */
    readonly qr: string;
  };
  readonly table: {
    readonly watching: (people: number) => string;
    readonly reconnecting: string;
    /** After it, to the player whose turn it is. */
    readonly moveIsKept: string;
    readonly offline: string;
    readonly tryNow: string;
    readonly back: string;
    /** A move that waits for the connection. */
    readonly kept: string;
    /** If the page is left. */
    readonly keptGame: string;
    readonly lineLost: string;
    readonly rematchIsOpen: string;
    readonly comeAlong: string;
    readonly toRematch: string;
    /** On a phone, when a screen in the room shows the board. */
    readonly beside: {
      readonly offer: string;
      readonly onlyHand: string;
      readonly onScreen: string;
      readonly show: string;
    };
  };
  readonly trouble: {
    readonly connecting: string;
    readonly unreachable: Trouble;
    readonly unknown: Trouble;
    readonly private: Trouble;
    readonly closed: Trouble;
    readonly expired: Trouble;
    readonly noCode: { readonly heading: (code: string) => string; readonly text: string };
    readonly failed: string;
    readonly openAnother: string;
  };
  readonly refused: (error: Refused) => string;
}
