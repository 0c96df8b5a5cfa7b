/** Answers queries about a state, for the seat that acts in it. The table decides whether a viewer may ask. */
import {
  type Action,
  type GameState,
  payments,
  routes,
  type StandOffer,
  type StandOffers,
  standIncome,
  type Viewer,
} from '@kairo/engine';
import type { Answer, PreviewedOffers, Query } from '@kairo/protocol';
import { certainEvents } from '../match/certainEvents.ts';
import { explained } from './explained.ts';

type QueryAbout<Subject> = Extract<Query, { readonly about: Subject }>;
type StateQuery = Exclude<Query, { readonly about: 'advice' | 'stand' | 'past' }>;

export async function answerTo(query: StateQuery, state: GameState): Promise<Answer> {
  switch (query.about) {
    case 'routes':
      return { about: 'routes', routes: routes(state, query.colour) };
    case 'preview':
      return preview(state, query.action);
    default: {
      const answer = await explained((explain) => explain.answerByRules(query, state));
      return 'about' in answer ? answer : { about: 'nothing', refusal: answer };
    }
  }
}

interface Asker {
  readonly viewer: Viewer;
  /** Whether it is the viewer's turn and there is something left to do. */
  readonly canAct: boolean;
}

/** Its income is public; what can be done with it depends on hand and money. */
export async function aboutStand(
  { owner, colour }: QueryAbout<'stand'>,
  state: GameState,
  { viewer, canAct }: Asker,
): Promise<Answer> {
  const earner = viewer === 'spectator' ? owner : viewer;
  const income = earner === 'neutral' ? [] : standIncome(state, earner, owner, colour);
  if (!canAct) return { about: 'stand', income };
  const offers = await explained((explain) => explain.standOffers(state, owner, colour));
  if ('code' in offers) return { about: 'nothing', refusal: offers };
  return { about: 'stand', income, offers: previewed(state, offers) };
}

function previewed(state: GameState, offers: StandOffers): PreviewedOffers {
  return Object.fromEntries(
    Object.entries(offers).map(([kind, offer]: [string, StandOffer]) => [
      kind,
      offer.refusal === undefined ? { ...offer, events: certainEvents(state, offer.action) } : offer,
    ]),
  );
}

async function preview(state: GameState, action: Action): Promise<Answer> {
  const events = certainEvents(state, action);
  if (events === undefined) {
    return { about: 'nothing', refusal: await explained((explain) => explain.refusalOf(state, action)) };
  }
  const isBuild = action.type === 'stall' || action.type === 'move' || action.type === 'expand';
  return {
    about: 'preview',
    events,
    payments: isBuild ? payments(state, action) : [],
  };
}
