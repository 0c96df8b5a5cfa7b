/** What the rules say about a position: why something cannot be done, and what a beginner may be told. */
import {
  type Action,
  cues,
  type GameState,
  type Refusal,
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import type { Answer, Query } from '@kairo/protocol';

type RulesQuery = Extract<Query, { readonly about: 'site' | 'card' | 'customer' | 'action' | 'cues' }>;

export { standOffers } from '@kairo/engine';

export function answerByRules(query: RulesQuery, state: GameState): Answer {
  switch (query.about) {
    case 'site': {
      const answer = whyNotSite(state, query.site);
      return 'code' in answer
        ? { about: 'site', answers: [], refusal: answer }
        : { about: 'site', answers: answer };
    }
    case 'card':
      return { about: 'card', refusal: whyNotCard(state, query.card) };
    case 'customer':
      return { about: 'customer', refusal: whyNotCustomer(state, query.colour) };
    case 'action':
      return { about: 'action', refusal: whyNot(state, query.action) };
    case 'cues':
      return { about: 'cues', cues: cues(state) };
  }
}

/** Of an action that is not legal. */
export function refusalOf(state: GameState, action: Action): Refusal {
  const refusal = whyNot(state, action);
  if (refusal === undefined) throw new Error('the action is not legal, but no rule refuses it');
  return refusal;
}
