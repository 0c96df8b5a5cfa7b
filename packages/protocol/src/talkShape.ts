/** The shape of what a server passes on of people's talk. */
import type { Result } from '@kairo/engine';
import { reading } from './read.ts';
import type { Malformed } from './refusals.ts';
import { textShape } from './roomShape.ts';
import { ICONS } from './setup.ts';
import { flag, listOf, nullable, object, oneOf, optional, type Shape, whole } from './shape.ts';
import { PHRASES, type SaidMessage } from './talk.ts';

const saidShape: Shape<SaidMessage> = object({
  type: oneOf(['said']),
  isAll: optional(flag),
  said: listOf(
    object({
      number: whole(1),
      author: whole(1),
      seat: nullable(whole(0, ICONS.length - 1)),
      name: optional(textShape),
      at: whole(0),
      phrase: optional(oneOf(PHRASES)),
      words: optional(textShape),
    }),
    'a list of messages',
  ),
});

export function readSaid(json: unknown): Result<SaidMessage, Malformed> {
  return reading(saidShape, json, 'said');
}
