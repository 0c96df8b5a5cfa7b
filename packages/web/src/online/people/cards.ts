/** Which question lies on the board's edge: one at a time, the most urgent first. */
import type { Seat } from '@kairo/engine';
import type { Question } from '@kairo/protocol';
import type { Heard } from '../../client/online/company.ts';

export type QuestionCard =
  /** A bot plays for the reader. */
  | { readonly kind: 'stoodIn' }
  /** The reader has to answer, has answered, or has asked. */
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'declined'; readonly question: Question; readonly by: Seat }
  /** What the reader asked for is refused by the table. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'vanished'; readonly seat: Seat };

interface Situation {
  readonly heard: Heard | undefined;
  readonly own: Seat | undefined;
  /** Who has been gone for a while, though it is their turn. */
  readonly vanished: Seat | undefined;
  readonly refusal: string | undefined;
  /** The number of the last refusal that the reader has seen. */
  readonly closed: number | undefined;
}

/** Nothing for spectators. */
export function questionCard({ heard, own, vanished, refusal, closed }: Situation): QuestionCard | undefined {
  if (heard === undefined || own === undefined) return undefined;
  const { seats, question, declined } = heard;
  const { standIn = null, hasResigned = false } = seats[own] ?? {};
  if (hasResigned) return undefined;
  if (standIn !== null) return { kind: 'stoodIn' };
  if (refusal !== undefined) return { kind: 'refused', code: refusal };
  if (question !== null && (question.by === own || question.asked.includes(own))) {
    return { kind: 'question', question };
  }
  // Not shown to the person who refused or withdrew.
  if (declined !== null && declined.by !== own && declined.question.number !== closed) {
    return { kind: 'declined', ...declined };
  }
  return vanished === undefined ? undefined : { kind: 'vanished', seat: vanished };
}

/** The same card, put aside, is not opened again. */
export function cardKey(card: QuestionCard): string {
  switch (card.kind) {
    case 'question':
    case 'declined':
      return `${card.kind} ${card.question.number}`;
    case 'vanished':
      return `vanished ${card.seat}`;
    default:
      return card.kind;
  }
}

/** Whether the reader's answer is missing. */
export function isAsked({ asked, agreed }: Question, own: Seat): boolean {
  return asked.includes(own) && !agreed.includes(own);
}
