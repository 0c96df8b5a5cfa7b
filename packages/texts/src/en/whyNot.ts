import type { WhyNotMessages } from '../messages/whyNot.ts';
import { whyNotTextsFrom } from '../whyNotTexts.ts';
import { refusals, tableErrors, tableRefusals } from './refusals.ts';
import { terms } from './terms.ts';

const whyNot = {
  heading: 'Why this is not possible',
  site: (site) => `Nothing can be built at ${site}`,
  nobody: (site) => `No customer stands at ${site}. Choose one of the marked customers`,
  shared: {
    'build/wrong-area': ({ site }) => `${site} is in the restaurant area, which is for purple only`,
    'build/segment-has-colour': ({ segment }) =>
      `Segment ${segment} already has a stall of each of these colours`,
    'build/no-stall-in-stock': () => 'You have already placed these stalls',
    'build/supply-empty': () => 'These expansions have run out',
    'build/not-beside-stand': ({ site }) =>
      `${site} touches none of these stands of yours. An expansion needs a site right beside its stand`,
    'build/beside-other-stand': ({ site }) =>
      `${site} touches other stands of these colours, which an expansion must not`,
    'build/cannot-pay': () => 'You cannot pay for these expansions',
  },
} satisfies WhyNotMessages;

export const texts = whyNotTextsFrom({ terms, refusals, tableRefusals, tableErrors, messages: whyNot });
