import type { WhyNotMessages } from '../messages/whyNot.ts';
import { whyNotTextsFrom } from '../whyNotTexts.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { terms } from './terms.ts';

const whyNot = {
  heading: 'Warum das nicht geht',
  site: (site) => `Auf ${site} lässt sich nichts bauen`,
  nobody: (site) => `Auf ${site} steht kein Kunde. Wähle einen der markierten`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} liegt im Restaurantbereich, der nur für Violett da ist`,
    'build/segment-has-colour': ({ segment }) =>
      `In Abschnitt ${segment} liegt von diesen Farben schon je ein Hauptstand`,
    'build/no-stall-in-stock': () => 'Diese Hauptstände liegen schon auf dem Spielplan',
    'build/supply-empty': () => 'Diese Ausbauten sind aufgebraucht',
    'build/not-beside-stand': ({ site }) =>
      `${site} grenzt an keinen dieser Stände. Ein Ausbau braucht einen Bauplatz direkt neben seinem Stand`,
    'build/beside-other-stand': ({ site }) =>
      `${site} grenzt an andere Stände dieser Farben, und das darf ein Ausbau nicht`,
    'build/cannot-pay': () => 'Diese Ausbauten kannst du nicht bezahlen',
  },
} satisfies WhyNotMessages;

export const texts = whyNotTextsFrom({ terms, refusals, tableRefusals, tableErrors, messages: whyNot });
