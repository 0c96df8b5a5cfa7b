/** Chooses what to press next by chance, from what the page offers and without knowing rules. */
import type { Chance } from './chance.ts';
import type { Offer } from './offer.ts';

/** The only element that matches a selector, or the one with this index. */
export interface Spot {
  readonly selector: string;
  readonly index?: number;
}

/** Only building brings a game to its end; without a bias towards it, games would take hours. */
const PREFERS_BUILDING = 0.75;

/** In the order of their buttons. */
const INTENTS = ['build', 'lure', 'draw'] as const;
export type Intent = (typeof INTENTS)[number];

export function isFreshTurn({ intents }: Offer): boolean {
  return intents.length > 0 && intents.every(({ isPressed }) => !isPressed);
}

export function intentSpot(intent: Intent): Spot {
  return { selector: '.intents button', index: INTENTS.indexOf(intent) };
}

function chooseIntent(intents: Offer['intents'], chance: Chance): Spot {
  const build = intents.find(({ index }) => index === 0);
  const { index } = build !== undefined && chance.happens(PREFERS_BUILDING) ? build : chance.oneOf(intents);
  return { selector: '.intents button', index };
}

export function chooseSpot(offer: Offer, chance: Chance): Spot {
  const { situation, confirm, intents, chips, sites, selectedSite, picks, discards, canDropOut } = offer;
  const anyOf = (selector: string, count: number): Spot => ({
    selector,
    index: Math.floor(chance.next() * count),
  });
  if (situation === 'curtain') return { selector: '.curtain .primary, [data-show-cards]' };
  if (confirm !== null) return { selector: '[data-confirm]' };
  if (discards > 0) return anyOf('.hand-card', discards);
  if (isFreshTurn(offer)) return chooseIntent(intents, chance);
  const canBuild = sites.length + chips.length > 0;
  if (canDropOut && (!canBuild || chance.happens(1 - PREFERS_BUILDING)))
    return { selector: '[data-drop-out]' };
  const isOpen = chips.length > 0 && chips.every(({ isPressed }) => !isPressed);
  // A site is selected or none is asked for, so the chips ask for a tile, a customer or an entry.
  const isAskedFor = isOpen && (selectedSite !== null || sites.length === 0);
  if (isAskedFor || (isOpen && chance.happens(0.3))) return anyOf('.chip', chips.length);
  if (sites.length > 0) return { selector: `[data-site="${chance.oneOf(sites)}"]` };
  if (picks.length > 0) return { selector: `.pick[data-pick="${chance.oneOf(picks)}"]` };
  throw new Error(`nothing to do: ${JSON.stringify(offer)}`);
}
