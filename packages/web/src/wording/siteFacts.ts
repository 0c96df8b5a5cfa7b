/** Everything on a site, for its accessible name. */
import type { Colour, Edition, Route, SiteName, View } from '@kairo/engine';
import type { SiteFacts } from '@kairo/texts/browser';
import type { Marks } from '../board/model/marks.ts';
import { cellOfSite } from '../geometry/geometry.ts';

export interface FactSources {
  readonly view: Pick<View, 'stands' | 'customers'>;
  readonly edition: Pick<Edition, 'segments' | 'restaurant' | 'starts'>;
  readonly marks: Marks;
  readonly nameOf: (seat: number) => string;
  /** Of the chosen customer; empty if this game does not show routes. */
  readonly routes: readonly Route[];
}

function markOf(site: SiteName, { selected, target, legal, allowed, farther }: Marks): SiteFacts['mark'] {
  if (site === selected) return 'selected';
  if (site === target) return 'target';
  return [legal, allowed, farther].some((sites) => sites.includes(site)) ? 'legal' : undefined;
}

/** Indexes the view once and returns a lookup by site. */
export function siteFactsIn({
  view,
  edition,
  marks,
  nameOf,
  routes,
}: FactSources): (site: SiteName) => SiteFacts {
  const { stands } = view;
  const ownerName = (owner: number | 'neutral'): string | undefined =>
    owner === 'neutral' ? undefined : nameOf(owner);
  const tiles = new Map(
    stands.flatMap((stand) => [stand.stall, ...stand.expansions].map((site) => [site, stand] as const)),
  );
  const entries = new Map(stands.map((stand) => [stand.entry, stand]));
  const customers = new Map(Object.entries(view.customers).map(([colour, site]) => [site, colour as Colour]));
  return (site) => {
    const { x: column, y: row } = cellOfSite(site);
    const onTile = tiles.get(site);
    const atEntry = entries.get(site);
    const customer = customers.get(site);
    const mark = markOf(site, marks);
    const route = routes.find(({ entry, open }) => entry === site && open);
    return {
      site,
      segment: edition.segments[row]?.[column] ?? 0,
      area: edition.restaurant.includes(site) ? 'restaurant' : 'market',
      isStart: edition.starts.includes(site),
      ...(onTile && {
        tile: {
          kind: onTile.stall === site ? 'stall' : 'expansion',
          colour: onTile.colour,
          owner: ownerName(onTile.owner),
          size: 1 + onTile.expansions.length,
          entry: onTile.entry,
        },
      }),
      ...(atEntry && { entry: { colour: atEntry.colour, owner: ownerName(atEntry.owner) } }),
      ...(customer && { customer }),
      ...(mark && { mark }),
      ...(route && { way: { steps: route.steps, barkers: route.barkers ?? 0 } }),
    };
  };
}
