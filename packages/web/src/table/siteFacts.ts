/** Everything that lies on a site, for those who hear the board instead of seeing it. */
import type { Colour, Edition, SiteName, View } from '@kairo/engine';
import type { SiteFacts } from '@kairo/texts/browser';
import type { Marks } from '../board/model.ts';

export interface FactSources {
  readonly view: View;
  readonly edition: Edition;
  readonly marks: Marks;
  readonly nameOf: (seat: number) => string;
}

/** `c4` → column 2, row 3. */
function placeOf(site: SiteName): { readonly column: number; readonly row: number } {
  return { column: site.charCodeAt(0) - 97, row: Number(site.slice(1)) - 1 };
}

function markOf(site: SiteName, { selected, target, legal, farther }: Marks): SiteFacts['mark'] {
  if (site === selected) return 'selected';
  if (site === target) return 'target';
  return legal.includes(site) || farther.includes(site) ? 'legal' : undefined;
}

export function siteFacts(site: SiteName, { view, edition, marks, nameOf }: FactSources): SiteFacts {
  const { column, row } = placeOf(site);
  const ownerName = (owner: number | 'neutral'): string | undefined =>
    owner === 'neutral' ? undefined : nameOf(owner);
  const onTile = view.stands.find(({ stall, expansions }) => stall === site || expansions.includes(site));
  const atEntry = view.stands.find(({ entry }) => entry === site);
  const customer = Object.entries(view.customers).find(([, at]) => at === site)?.[0] as Colour | undefined;
  const mark = markOf(site, marks);
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
  };
}
