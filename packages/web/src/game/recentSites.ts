/** The sites of events, to be marked on the board. */
import type { GameEvent, SiteName } from '@kairo/engine';

function sitesOf(event: GameEvent): readonly SiteName[] {
  switch (event.type) {
    case 'placed':
    case 'stallBuilt':
    case 'stallMoved':
      return [event.stall];
    case 'expanded':
      return [event.site];
    case 'customerArrived':
      return [event.entry];
    default:
      return [];
  }
}

export function recentSites(steps: readonly { readonly events: readonly GameEvent[] }[]): SiteName[] {
  return [...new Set(steps.flatMap(({ events }) => events.flatMap(sitesOf)))];
}
