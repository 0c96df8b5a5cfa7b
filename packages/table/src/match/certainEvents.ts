/** What is certain to happen, before it does. */
import {
  type Action,
  type EventType,
  type GameEvent,
  type GameState,
  redactEvents,
  stepBy,
} from '@kairo/engine';

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

/** Undefined if the action is not legal. */
export function certainEvents(state: GameState, action: Action): readonly GameEvent[] | undefined {
  // All certain events are public: what only the seat would be shown is not certain yet.
  const events = stepBy(state, action)?.events;
  return events && redactEvents(events, 'spectator').filter(isCertain);
}
