/** Answers queries about a state, for the seat that acts in it. The table decides whether a viewer may ask. */
import {
  type Action,
  apply,
  type EventType,
  type GameEvent,
  type GameState,
  payments,
  redactEvents,
  routes,
  whyNot,
  whyNotCard,
  whyNotCustomer,
  whyNotSite,
} from '@kairo/engine';
import type { Answer, Query } from '@kairo/protocol';

export type StateQuery = Exclude<Query, { readonly about: 'advice' }>;

export function answerTo(query: StateQuery, state: GameState): Answer {
  switch (query.about) {
    case 'routes':
      return { about: 'routes', routes: routes(state, query.colour) };
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
    case 'preview':
      return preview(state, query.action);
  }
}

/** What an action does by itself, regardless of the end of the turn, the pile and other players. */
const CERTAIN: ReadonlySet<EventType> = new Set([
  'placed',
  'cardsPlayed',
  'paid',
  'stallBuilt',
  'stallMoved',
  'expanded',
  'scored',
  'medalTaken',
  'lured',
  'customerArrived',
  'earned',
  'picked',
  'discarded',
  // Follows from the supply and the count of turns, which are public.
  'finalPhase',
]);

function isCertain(event: GameEvent): boolean {
  const isEndScoring = event.type === 'scored' && (event.for === 'medals' || event.for === 'money');
  return CERTAIN.has(event.type) && !isEndScoring;
}

function preview(state: GameState, action: Action): Answer {
  const step = apply(state, action);
  if (!step.ok) return { about: 'nothing', refusal: step.error };
  const isBuild = action.type === 'stall' || action.type === 'move' || action.type === 'expand';
  return {
    about: 'preview',
    // All certain events are public: what only the seat would be shown is not certain yet.
    events: redactEvents(step.value.events, 'spectator').filter(isCertain),
    payments: isBuild ? payments(state, action) : [],
  };
}
