/** The minutes of a table's company, as nodes share them. */
import type { Discussion, Minutes } from '@kairo/table';
import * as v from 'valibot';
import type { NodeStore } from '../storage/storage.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const seats = v.array(seat);

const question = v.strictObject({
  number: v.number(),
  by: seat,
  proposal: v.variant('kind', [
    v.strictObject({ kind: v.literal('takeback') }),
    v.strictObject({ kind: v.literal('standIn'), seat }),
    v.strictObject({ kind: v.literal('end') }),
  ]),
  asked: seats,
  agreed: seats,
});

const documentSchema: v.GenericSchema<unknown, Discussion> = v.strictObject({
  seq: v.number(),
  acting: v.nullable(seat),
  question: v.nullable(question),
  questions: v.number(),
  refusedAt: v.number(),
  declined: v.nullable(v.strictObject({ question, by: seat })),
  hurrying: seats,
});

/** What cannot be read is nothing that was discussed: it lapses with the next entry of the log anyway. */
export function minutesOf(store: Pick<NodeStore, 'minutes' | 'writeMinutes'>, game: string): Minutes {
  return {
    read: async () => {
      const stored = await store.minutes(game);
      if (stored === undefined) return undefined;
      return { revision: stored.revision, discussion: v.parse(documentSchema, JSON.parse(stored.document)) };
    },
    write: (expected, discussion) => store.writeMinutes(game, expected, JSON.stringify(discussion)),
  };
}
