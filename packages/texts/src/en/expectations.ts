import type { Expectation } from '@kairo/engine';
import { terms } from './terms.ts';

function quoted(value: string): string {
  return `“${value}”`;
}

function list(min: number, max: number | undefined): string {
  const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
  if (max === undefined) return min === 0 ? 'a list' : `a list of at least ${items(min)}`;
  if (max === 0) return 'an empty list';
  if (min === max) return `a list of ${items(max)}`;
  return min === 0 ? `a list of at most ${items(max)}` : `a list of ${min} to ${items(max)}`;
}

/** What should have been there, to stand behind a colon. */
export function expectation(expected: Expectation): string {
  switch (expected.kind) {
    case 'json':
      return 'valid JSON';
    case 'object':
      return 'an object';
    case 'text':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'list':
      return list(expected.min ?? 0, expected.max);
    case 'whole':
      if (expected.min === expected.max) return String(expected.min);
      return `a whole number from ${expected.min} to ${expected.max}`;
    case 'one-of':
      return `${terms.or(expected.values.map(quoted))}${expected.orNothing ? ', or nothing' : ''}`;
    case 'like':
      return `something like ${quoted(expected.example)}`;
    case 'id':
      return `at most ${expected.max} lower-case letters, digits and hyphens, a letter first`;
    case 'hex':
      return `${expected.digits} hexadecimal digits`;
    case 'characters':
      return `${expected.min} to ${expected.max} ASCII characters without spaces`;
    case 'map-rows':
      return 'a list of texts, one for each row, the northern one first';
    case 'site':
      return 'a site of this board';
    case 'free-site':
      return 'a site of this board without a tile';
    case 'card':
      return 'a card of this edition';
    case 'coins':
      return 'a whole number of coins for each colour';
    case 'action':
      return 'a complete action';
    case 'once':
      return expected.what === 'stand' ? 'only one stand for each owner and colour' : 'each colour only once';
    case 'consistent':
      return 'what fits the rest';
    case 'turn-or-end':
      return `turn ${expected.turn}, the result or the end`;
  }
}
