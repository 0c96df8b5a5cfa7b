import type { LogMessages } from '../../../messages/browser/table/log.ts';
import { terms } from '../../terms.ts';

const { and, colour } = terms;

export const log = {
  expands: (of, site) => `expands ${colour[of]} at ${site}`,
  lures: (of, entry) => `lures the ${colour[of]} customer to ${entry}`,
  takes: (things) => `takes ${and(things)}`,
  barker: 'a barker',
  fromPile: (cards) => (cards === 1 ? 'one from the pile' : 'two from the pile'),
  discards: (cards) => `discards ${and(cards)}`,
} satisfies LogMessages;
