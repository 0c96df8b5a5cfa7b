/** Answers about a state, for the seat that acts in it. Whether somebody may ask is for the table to say. */
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
import type { Answer, Question } from '@kairo/protocol';

export type StateQuestion = Exclude<Question, { readonly about: 'advice' }>;

export function answerTo(question: StateQuestion, state: GameState): Answer {
  switch (question.about) {
    case 'routes':
      return { about: 'routes', routes: routes(state, question.colour) };
    case 'site': {
      const answer = whyNotSite(state, question.site);
      return 'code' in answer
        ? { about: 'site', answers: [], refusal: answer }
        : { about: 'site', answers: answer };
    }
    case 'card':
      return { about: 'card', refusal: whyNotCard(state, question.card) };
    case 'customer':
      return { about: 'customer', refusal: whyNotCustomer(state, question.colour) };
    case 'action':
      return { about: 'action', refusal: whyNot(state, question.action) };
    case 'outcome':
      return outcome(state, question.action);
  }
}

/** What an action does by itself. The end of the turn, the pile and other players have no say in it. */
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
  // Follows from the supply and the count of turns, which everybody sees.
  'finalPhase',
]);

function isCertain(event: GameEvent): boolean {
  const isEndScoring = event.type === 'scored' && (event.for === 'medals' || event.for === 'money');
  return CERTAIN.has(event.type) && !isEndScoring;
}

function outcome(state: GameState, action: Action): Answer {
  const step = apply(state, action);
  if (!step.ok) return { about: 'nothing', refusal: step.error };
  const isBuild = action.type === 'stall' || action.type === 'move' || action.type === 'expand';
  return {
    about: 'outcome',
    // All of these are for everybody: what only the seat would hear is not certain yet.
    events: redactEvents(step.value.events, 'spectator').filter(isCertain),
    payments: isBuild ? payments(state, action) : [],
  };
}
