import type { SiteName } from '@kairo/engine';
import { siteOf, type Tile } from '../../../choice/builds.ts';
import { cellOfSite } from '../../../geometry/geometry.ts';
import { StandChip } from '../../../pieces/StandChip.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { tileName } from '../../../wording/tileName.ts';
import { reasonsOf } from '../../whyNot/reasons.ts';
import { type Content, type Context, type Deed, type Fact, type Hindrance, noteOf } from '../content.ts';

/** A site without any piece. */
export function aboutSite(site: SiteName, context: Context): Content | undefined {
  const { model, words, say } = context;
  const edition = model.session.edition.value;
  if (edition === undefined) return undefined;
  const { x, y } = cellOfSite(site);
  const segment = edition.segments[y]?.[x] ?? 0;
  const isRestaurant = edition.restaurant.includes(site);
  const isStart = edition.starts.includes(site);
  const { piece, card } = words.terms;
  const tiles = tilesAt(site, context);
  const hindrances = tiles.length === 0 ? siteHindrances(site, context) : [];
  const names = tiles.map((tile) => tileName(tile, words));
  return {
    picture: <span class="inspection-site" data-restaurant={isRestaurant || undefined} />,
    title: site,
    note: noteOf(
      say.site.free,
      isRestaurant ? piece.restaurant : piece.market,
      card(`S${segment}`, edition.jokers),
      isStart && say.site.startSpace,
    ),
    facts: [
      ...factIf(tiles.length > 0, {
        sign: <StandChip colour={tiles[0]?.colour ?? 'red'} count={0} size={24} />,
        text: say.site.possible(words.terms.or(names)),
      }),
      ...factIf(isRestaurant && hindrances.length === 0, {
        sign: <UiIcon name="caution" size={20} />,
        text: say.site.restaurant,
      }),
      ...factIf(isStart, { sign: <UiIcon name="lure" size={20} />, text: say.site.start }),
    ],
    deeds: tiles.length === 0 ? [] : [buildDeed(site, tiles, names, context)],
    hindrances,
  };
}

const factIf = (holds: boolean, fact: Fact): readonly Fact[] => (holds ? [fact] : []);

/** What the viewer could build here. */
function tilesAt(site: string, { model: { choice } }: Context): readonly Tile[] {
  const here = choice.offer.value.builds.filter((build) => siteOf(build) === site);
  const tiles = here.map(({ type, colour }): Tile => ({ type, colour }));
  return [...new Map(tiles.map((tile) => [`${tile.type} ${tile.colour}`, tile])).values()];
}

function buildDeed(
  site: string,
  tiles: readonly Tile[],
  names: readonly string[],
  { model: { choice }, words, say }: Context,
): Deed {
  const detail = tiles.length > 1 ? say.next.tile : words.terms.or(names);
  return { icon: 'build', title: say.site.build, detail, words: detail, begin: () => choice.tapSite(site) };
}

function siteHindrances(site: string, { answers, words, whyNot }: Context): readonly Hindrance[] {
  if (answers.site === undefined) return [];
  const reasons = reasonsOf({ asked: { about: 'site', site }, answer: answers.site }, whyNot, words.table);
  return reasons.map(({ text }): Hindrance => ({ icon: 'build', text }));
}
