/** Names that people choose: what may be one, and when two are the same. */
import { MAX_NAME } from '@kairo/protocol';

/** Control characters, halves of pairs, and those that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Me}\s]/gu;

/** As it is kept: without space around it. Undefined if it cannot be a name. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  return length > MAX_NAME || UNFIT.test(name) || foldedName(name) === '' ? undefined : name;
}

/** Names that look alike to people who read quickly have the same folded form. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(INVISIBLE, '');
}

export function isSameName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other);
}
