/** The characters of the codes that people read and type. */
import { randomInt } from 'node:crypto';

/** Without those that look alike: 32 of them, 5 bits each. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const FORM = new RegExp(`^[${CHARACTERS}]*$`);

export function drawCharacters(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** As people type it: in either case, with spaces or hyphens. Undefined if it is no code of this length. */
export function readCharacters(text: string, length: number): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return code.length === length && FORM.test(code) ? code : undefined;
}
