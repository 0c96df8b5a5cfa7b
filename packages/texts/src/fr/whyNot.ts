import type { WhyNotMessages } from '../messages/whyNot.ts';
import { whyNotTextsFrom } from '../whyNotTexts.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { terms } from './terms.ts';
import { typeset } from './typography.ts';

const whyNot = {
  heading: 'Pourquoi ce n’est pas possible',
  site: (site) => `On ne peut rien construire en ${site}`,
  nobody: (site) => `Il n’y a pas de client en ${site}. Choisis l’un de ceux qui sont marqués`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} est dans l’espace restaurant, réservé au violet`,
    'build/segment-has-colour': ({ segment }) =>
      `Le secteur ${segment} a déjà un étal de chacune de ces couleurs`,
    'build/no-stall-in-stock': () => 'Tes étals de ces couleurs sont déjà sur le plateau',
    'build/supply-empty': () => 'Il n’y a plus d’agrandissements de ces couleurs',
    'build/not-beside-stand': ({ site }) =>
      `${site} ne touche aucun de ces étals. Un agrandissement se place juste à côté du sien`,
    'build/beside-other-stand': ({ site }) =>
      `${site} touche d’autres étals de ces couleurs, ce qu’un agrandissement ne doit pas faire`,
    'build/cannot-pay': () => 'Tu ne peux pas payer ces agrandissements',
  },
} satisfies WhyNotMessages;

export const texts = whyNotTextsFrom(
  typeset({ terms, refusals, tableRefusals, tableErrors, messages: whyNot }),
);
