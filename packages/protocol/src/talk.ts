/** What people at an online table say to each other. These messages travel on the same socket as the game's. */
import type { Seat } from '@kairo/engine';

/** Ready-made: each reader gets them in their own language. */
export const PHRASES = ['hello', 'niceMove', 'oneMoment', 'ohNo', 'thanks', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];

/** The longest message in characters, as people count them. */
export const MAX_WORDS = 200;
/** How many messages a table keeps: the latest. */
export const TALK_KEPT = 200;
/** Milliseconds between two phrases of the same seat. */
export const PHRASE_PAUSE = 3_000;

/** A phrase, or a person's own words, which are shown as plain text and never translated. */
export type Utterance = { readonly phrase: Phrase } | { readonly words: string };

/** From a client that holds a seat. `id` is echoed if it is refused. */
export type SayMessage = { readonly type: 'say'; readonly id: string } & Utterance;
/** Reports a message to the operator of the server. */
export interface ReportMessage {
  readonly type: 'report';
  readonly number: number;
}
/** From the host: switches talk off for the table, and on again. */
export interface TalkSwitch {
  readonly type: 'talk';
  readonly isOn: boolean;
}

export interface Said {
  /** Counted from 1; messages of people who have deleted their data are missing. */
  readonly number: number;
  /** The same for everything that its author said at this table, wherever they sit. */
  readonly author: number;
  /** Where its author sits now; null if they have no seat any more. */
  readonly seat: Seat | null;
  /** What an author without a seat was called. */
  readonly name?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly phrase?: Phrase | undefined;
  readonly words?: string | undefined;
}

/** What is new; or all that is kept, when a socket opens and when people have changed their seats. */
export interface SaidMessage {
  readonly type: 'said';
  /** In place of all that came before. */
  readonly isAll?: boolean | undefined;
  readonly said: readonly Said[];
}

export type TalkRefusal =
  | { readonly code: 'talk/off' }
  /** Spectators listen. */
  | { readonly code: 'talk/not-seated' }
  | { readonly code: 'talk/not-host' }
  | { readonly code: 'talk/too-fast'; readonly retryAfter: number }
  | { readonly code: 'talk/empty' }
  | { readonly code: 'talk/too-long'; readonly most: number };
