/** The people at an online table: clocks, questions, stand-ins, talk, and how a game ended. */
import type { CompanyRefusal, Elsewhere, Phrase, TalkRefusal } from '@kairo/protocol';
import type { Trouble } from './frame.ts';

export type CompanyRefusalCode = CompanyRefusal['code'] | TalkRefusal['code'];

export interface CompanyMessages {
  readonly clock: {
    /** After a player's name and points: `8:24 left` */
    readonly left: (time: string) => string;
    /** Announced while the reader's clock runs. */
    readonly minutesLeft: (minutes: number) => string;
    readonly secondsLeft: (seconds: number) => string;
  };
  readonly pace: {
    readonly label: string;
    readonly none: string;
    /** `10 min + 20 s` */
    readonly live: (minutes: number, seconds: number) => string;
    readonly note: string;
    readonly noneNote: string;
  };
  /** In the log, after the seal of the player; `level` is the bot's. */
  readonly notes: {
    readonly takeback: string;
    readonly vanished: (level: string) => string;
    readonly returned: string;
    readonly resigned: (level: string) => string;
    /** Has had all data deleted. */
    readonly left: (level: string) => string;
    readonly handed: string;
    readonly clock: (level: string) => string;
    readonly ended: string;
    /** A sentence of its own. */
    readonly agreed: string;
  };
  readonly question: {
    readonly putAside: string;
    /** Opens a question that was put aside. */
    readonly chip: (heading: string) => string;
    readonly withdraw: string;
    readonly allRight: string;
    /** Of what the table refuses. */
    readonly refusedHeading: string;
    /** Who has agreed, and whose answer is missing; `you`: the reader’s. */
    readonly votes: (agreed: readonly string[], missing: readonly string[], you: boolean) => string;
    readonly takeback: {
      readonly ask: string;
      readonly own: string;
      readonly asks: (name: string) => string;
      readonly undoes: (moves: string) => string;
      readonly wouldUndo: (moves: string) => string;
      readonly refuse: string;
      readonly allow: string;
      readonly declinedHeading: string;
      readonly declined: (name: string) => string;
    };
    readonly end: {
      readonly ask: string;
      readonly own: string;
      readonly asks: (name: string) => string;
      readonly text: string;
      readonly refuse: string;
      readonly agree: string;
      readonly declinedHeading: string;
      readonly declined: (name: string) => string;
    };
    readonly standIn: {
      readonly own: (absent: string) => string;
      readonly asks: (name: string, absent: string) => string;
      readonly text: (absent: string, level: string) => string;
      readonly refuse: string;
      readonly agree: string;
      readonly declinedHeading: string;
      readonly declined: (name: string) => string;
    };
  };
  readonly vanished: {
    readonly heading: (name: string) => string;
    readonly text: (name: string) => string;
    readonly wait: string;
    readonly waitNote: string;
    readonly bot: string;
    readonly botNote: (name: string, level: string) => string;
    readonly end: string;
    readonly endNote: string;
  };
  readonly standIn: {
    readonly heading: string;
    readonly byClock: string;
    readonly byVote: string;
    readonly takeBack: string;
    readonly isBack: (name: string) => string;
  };
  readonly resign: {
    readonly ask: string;
    readonly heading: string;
    readonly ends: string;
    readonly endsAlone: string;
    readonly botPlaysOn: string;
    readonly confirm: string;
    readonly stay: string;
  };
  readonly hurry: {
    readonly ask: string;
    /** How many of those who are here want it. */
    readonly some: (people: number, of: number) => string;
  };
  readonly end: {
    readonly agreed: string;
    readonly agreedNote: string;
    readonly resigned: (name: string) => string;
    readonly youResigned: string;
    readonly resignedNote: string;
    /** On the row of a player. */
    readonly rankedLast: string;
    readonly download: string;
  };
  readonly deal: {
    readonly sealed: string;
    readonly check: string;
    readonly heading: string;
    readonly checking: string;
    readonly good: Trouble;
    readonly bad: Trouble;
    readonly failed: Trouble;
    readonly before: string;
    readonly after: string;
    readonly seed: string;
  };
  readonly since: {
    readonly heading: string;
    readonly minutes: (minutes: number) => string;
    readonly messages: (messages: number) => string;
    readonly botPlayed: string;
  };
  readonly elsewhere: { readonly [where in Elsewhere]: string };
  readonly newer: { readonly text: string; readonly reload: string };
  readonly talk: {
    readonly heading: string;
    /** A single key, which no other shortcut has. */
    readonly key: string;
    /** What the key does. */
    readonly keyDoes: string;
    /** With the number of unread messages. */
    readonly unread: (messages: number) => string;
    readonly phrases: { readonly [phrase in Phrase]: string };
    readonly say: string;
    readonly send: string;
    readonly nothing: string;
    readonly watching: string;
    readonly off: string;
    readonly switchOff: string;
    readonly switchOn: string;
    /** Opens what can be done about a message. */
    readonly about: (name: string) => string;
    readonly mute: (name: string) => string;
    readonly unmute: (name: string) => string;
    readonly hide: string;
    readonly report: string;
    readonly reported: string;
    readonly muted: (names: readonly string[]) => string;
    /** Announced. */
    readonly says: (name: string, words: string) => string;
  };
  readonly refused: { readonly [code in CompanyRefusalCode]: string };
  /** A refusal without words of its own. */
  readonly refusedOther: string;
}
