import type { LogMessages } from '../../../messages/browser/table/log.ts';
import { terms } from '../../terms.ts';

const { and, colour } = terms;

export const log = {
  expands: (of, site) => `amplía el puesto ${colour[of]} en ${site}`,
  lures: (of, entry) => `atrae al cliente ${colour[of]} a ${entry}`,
  takes: (things) => `toma: ${and(things)}`,
  barker: 'un charlatán',
  fromPile: (cards) => (cards === 1 ? 'una del mazo' : 'dos del mazo'),
  discards: (cards) => `descarta: ${and(cards)}`,
} satisfies LogMessages;
