/**
 * The people at an online table beyond their turns: who is played by a stand-in, what the clocks say, what people are
 * asked to agree to. These messages travel on the same socket as the game's.
 */
import type { Level } from '@kairo/bots';
import type { Seat } from '@kairo/engine';

/** What all people at the table may agree to. */
export type Proposal =
  /** The last turn of the seat that asks is taken back. */
  | { readonly kind: 'takeback' }
  /** A bot plays for a person who has vanished, until they are back. */
  | { readonly kind: 'standIn'; readonly seat: Seat }
  /** The game ends without a winner. */
  | { readonly kind: 'end' };

export interface Question {
  readonly number: number;
  /** Who asks. */
  readonly by: Seat;
  readonly proposal: Proposal;
  /** All who have to agree, the one who asks left out. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** From a client, for a seat that it was granted. Answered by `done` or `refused`, like a command. */
export type CompanyCommand =
  | { readonly type: 'resign' }
  /** Takes the seat back from its stand-in. */
  | { readonly type: 'return' }
  | { readonly type: 'propose'; readonly proposal: Proposal }
  | { readonly type: 'vote'; readonly question: number; readonly agrees: boolean }
  /** The bot that is thinking is to move at once; it does if all people who are here want that. */
  | { readonly type: 'hurry' };

export interface CompanyRequest {
  readonly type: 'company';
  /** Chosen by the client, unique for its seat. */
  readonly id: string;
  readonly seat: Seat;
  readonly command: CompanyCommand;
}

/** Sent when a socket opens and whenever something has changed. */
export interface CompanyMessage {
  readonly type: 'company';
  readonly seats: readonly { readonly standIn: Level | null; readonly hasResigned: boolean }[];
  /** Milliseconds left to each seat when the message was sent, and whose clock runs. */
  readonly clock: { readonly left: readonly number[]; readonly running: Seat | null } | null;
  readonly question: Question | null;
  /** The last question if it was refused, until the next one or the next entry. Refused by the one who asked: withdrawn. */
  readonly declined: { readonly question: Question; readonly by: Seat } | null;
  /** Who wants the bot that is thinking to move. */
  readonly hurrying: readonly Seat[];
}

export type CompanyRefusal =
  /** Another question is open. */
  | { readonly code: 'company/question-open' }
  /** There is no such question, or it has been settled. */
  | { readonly code: 'company/no-question' }
  | { readonly code: 'company/not-asked' }
  | { readonly code: 'company/over' }
  | { readonly code: 'company/has-resigned' }
  /** Only the last turn of the seat can be taken back, while nothing was revealed. */
  | { readonly code: 'company/nothing-to-take-back' }
  /** Of a turn: it was asked for once already. */
  | { readonly code: 'company/asked-before' }
  /** The seat is not a person's who has been gone for a while. */
  | { readonly code: 'company/not-away'; readonly seat: Seat }
  /** There is no stand-in to take the seat back from. */
  | { readonly code: 'company/no-stand-in' }
  /** The clock ran out in this turn: the stand-in plays it to its end. */
  | { readonly code: 'company/out-of-time' }
  /** It is not a bot's turn. */
  | { readonly code: 'company/no-bot' };
