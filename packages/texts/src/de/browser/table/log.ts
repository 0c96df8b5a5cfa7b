import { capital } from '../../../capital.ts';
import type { LogMessages } from '../../../messages/browser/table/log.ts';
import { colourWith, terms } from '../../terms.ts';

const { and, colour } = terms;

export const log = {
  expands: (of, site) => `baut ${capital(colour[of])} auf ${site} aus`,
  lures: (of, entry) => `lockt den ${colourWith('en', of)} Kunden nach ${entry}`,
  takes: (things) => `nimmt ${and(things)}`,
  barker: 'einen Marktschreier',
  fromPile: (cards) => (cards === 1 ? 'eine vom Stapel' : 'zwei vom Stapel'),
  discards: (cards) => `wirft ${and(cards)} ab`,
} satisfies LogMessages;
