import type { LogMessages } from '../../../messages/browser/table/log.ts';
import { terms } from '../../terms.ts';

const { and, colour } = terms;

export const log = {
  expands: (of, site) => `agrandit l’étal ${colour[of]} en ${site}`,
  lures: (of, entry) => `attire le client ${colour[of]} en ${entry}`,
  takes: (things) => `prend : ${and(things)}`,
  barker: 'un bonimenteur',
  fromPile: (cards) => (cards === 1 ? 'une de la pioche' : 'deux de la pioche'),
  discards: (cards) => `défausse : ${and(cards)}`,
} satisfies LogMessages;
