/** From the code of a refusal to its words. */
import type { RoomRefusal, ServerRefusal } from '@kairo/protocol';
import type { Refused } from './messages/together.ts';

/** Failures of the page's own requests. */
type PageFailure = 'page/unreachable' | 'page/no-server' | 'page/unreadable';

export type RefusedCode = RoomRefusal['code'] | ServerRefusal['code'] | PageFailure;

/** The words for every code; a fact is a number or a name, and 0 or empty if the server did not send it. */
export interface RefusedWords {
  readonly byCode: {
    readonly [code in RefusedCode]:
      | string
      | ((fact: { number: (key: string) => number; text: (key: string) => string }) => string);
  };
  /** A code of another release, or one that a person cannot cause. */
  readonly other: (code: string) => string;
}

export function refusedIn({ byCode, other }: RefusedWords): (error: Refused) => string {
  return (error) => {
    const words = Object.hasOwn(byCode, error.code) ? byCode[error.code as RefusedCode] : other(error.code);
    if (typeof words === 'string') return words;
    return words({
      number: (key) => (typeof error[key] === 'number' ? error[key] : 0),
      text: (key) => (typeof error[key] === 'string' ? error[key] : ''),
    });
  };
}
