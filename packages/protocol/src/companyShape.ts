/** The shape of what a server says about the people at a table. */
import type { Result } from '@kairo/engine';
import type { CompanyMessage, Question } from './company.ts';
import { reading } from './read.ts';
import type { Malformed } from './refusals.ts';
import { levelShape } from './roomShape.ts';
import { ICONS } from './setup.ts';
import { flag, listOf, nullable, object, oneOf, type Shape, variant, whole } from './shape.ts';

const seat = whole(0, ICONS.length - 1);
const seats = listOf(seat, 'a list of seats');

const question: Shape<Question> = object({
  number: whole(0),
  by: seat,
  proposal: variant('kind', { takeback: {}, standIn: { seat }, end: {} }),
  asked: seats,
  agreed: seats,
});

const companyShape: Shape<CompanyMessage> = object({
  type: oneOf(['company']),
  seats: listOf(object({ standIn: nullable(levelShape), hasResigned: flag }), 'a list of seats'),
  clock: nullable(object({ left: listOf(whole(0), 'a list of times'), running: nullable(seat) })),
  question: nullable(question),
  declined: nullable(object({ question, by: seat })),
  hurrying: seats,
});

export function readCompany(json: unknown): Result<CompanyMessage, Malformed> {
  return reading(companyShape, json, 'company');
}
