/** The facts behind a refused site. Which rule refuses it is decided by the predicates of `rules/sites.ts`. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite, removeSite, sitesOf } from '../board/siteSet.ts';
import { colourName, ownerName, siteNameOf } from '../play/names.ts';
import type { Occupant, RuleRefusal } from '../refusals.ts';
import { siteForbiddenBy } from '../rules/builds.ts';
import { entryForbiddenBy } from '../rules/sites.ts';
import type { Survey } from '../rules/survey.ts';
import { Wave } from '../rules/walk.ts';
import * as at from '../state/layout.ts';
import { customerSite, entryOf, isSeatTile, isTile, stallOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { COLOURS, type Owner, SETUP_STALLS_PER_SEGMENT } from '../vocabulary.ts';

const C = COLOURS.length;

/** The owner of the tile of this colour on the site. */
function tileOwner(state: GameState, colour: number, site: number): number {
  for (let seat = 0; seat < state.game.players; seat++) if (isSeatTile(state, seat, site)) return seat;
  return stallOf(state, at.NEUTRAL, colour) === site ? at.NEUTRAL : NONE;
}

/** What occupies a site; undefined if it is free. An entry takes precedence over the customer on it. */
function occupantOf(state: GameState, site: number): Occupant | undefined {
  for (let colour = 0; colour < C; colour++) {
    if (isTile(state, colour, site)) {
      const owner = tileOwner(state, colour, site);
      const kind = stallOf(state, owner, colour) === site ? 'stall' : 'expansion';
      return { kind, colour: colourName(colour), owner: ownerName(owner) };
    }
    for (let owner = 0; owner < at.OWNERS; owner++) {
      if (entryOf(state, owner, colour) === site) {
        return { kind: 'entry', colour: colourName(colour), owner: ownerName(owner) };
      }
    }
  }
  const customer = COLOURS.find((_, colour) => customerSite(state, colour) === site);
  return customer === undefined ? undefined : { kind: 'customer', colour: customer };
}

interface Neighbour {
  readonly at: string;
  readonly colour: (typeof COLOURS)[number];
  readonly owner: Owner;
}

/** The first neighbouring tile for which `counts` returns true. */
function tileBeside(
  state: GameState,
  site: number,
  counts: (colour: number, owner: number) => boolean,
): Neighbour {
  const { neighbours } = state.game.board;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const beside = neighbours[site * DIRECTIONS + direction]!;
    if (beside === NONE) continue;
    for (let colour = 0; colour < C; colour++) {
      if (!isTile(state, colour, beside)) continue;
      const owner = tileOwner(state, colour, beside);
      if (counts(colour, owner)) {
        return { at: siteNameOf(state, beside), colour: colourName(colour), owner: ownerName(owner) };
      }
    }
  }
  throw new Error('no such neighbouring tile');
}

/** The entries and customers that a tile on the site would cut off: the smaller of the two groups. */
function partedBy(survey: Survey, site: number): readonly string[] {
  const { board, state } = survey;
  const walkable = survey.walkable.slice();
  removeSite(walkable, site);
  const together = survey.entries.map((word, i) => word | survey.customers[i]!);
  const mustStay = sitesOf(together);
  const wave = new Wave(board);
  const reached = new Set<number>();
  wave.start(walkable, mustStay[0]!);
  do for (const here of sitesOf(wave.front)) reached.add(here);
  while (wave.step());
  const near = mustStay.filter((place) => reached.has(place));
  const far = mustStay.filter((place) => !reached.has(place));
  return (far.length <= near.length ? far : near).map((place) => siteNameOf(state, place));
}

function factsOf(rule: string, survey: Survey, seat: number, colour: number, site: number): RuleRefusal {
  const { state } = survey;
  const name = siteNameOf(state, site);
  const segment = state.game.board.segmentOf[site]!;
  switch (rule) {
    case 'R5.1':
    case 'R6.1':
      return { code: 'build/site-taken', rule, site: name, by: occupantOf(state, site)! };
    case 'R5.2':
    case 'R6.2': {
      const area = colourName(colour) === 'purple' ? 'restaurant' : 'market';
      return { code: 'build/wrong-area', rule, site: name, colour: colourName(colour), area };
    }
    case 'R7.2':
      return { code: 'move/same-site', rule, site: name };
    case 'R3.5':
      return { code: 'build/segment-full', rule, segment: segment + 1, stalls: SETUP_STALLS_PER_SEGMENT };
    case 'R5.4': {
      let owner = 0;
      while (!hasSite(state.game.board.segments[segment]!, stallOf(state, owner, colour))) owner++;
      const stall = siteNameOf(state, stallOf(state, owner, colour));
      const facts = { segment: segment + 1, colour: colourName(colour), owner: ownerName(owner), at: stall };
      return { code: 'build/segment-has-colour', rule, ...facts };
    }
    case 'R5.5':
      return { code: 'build/touches', rule, site: name, ...tileBeside(state, site, () => true) };
    case 'R6.3':
      return { code: 'build/not-beside-stand', rule, site: name, colour: colourName(colour) };
    case 'R6.4': {
      const other = tileBeside(state, site, (c, owner) => c === colour && owner !== seat);
      return { code: 'build/beside-other-stand', rule, site: name, ...other };
    }
    default:
      return { code: 'build/cuts-off', rule, site: name, parted: partedBy(survey, site) };
  }
}

/** Why a tile may not be put on the site, regardless of its entry. */
export function siteRefusal(
  survey: Survey,
  type: number,
  owner: number,
  colour: number,
  site: number,
): RuleRefusal | undefined {
  const rule = siteForbiddenBy(survey, type, owner, colour, site);
  return rule === undefined ? undefined : factsOf(rule, survey, owner, colour, site);
}

/** Why a stall on a legal site may not face this way. */
export function entryRefusal(survey: Survey, stall: number, direction: number): RuleRefusal | undefined {
  const { state, board } = survey;
  const entry = board.neighbours[stall * DIRECTIONS + direction]!;
  const rule = entryForbiddenBy(survey, stall, entry);
  const names = { stall: siteNameOf(state, stall), entry: siteNameOf(state, entry) };
  switch (rule) {
    case undefined:
      return undefined;
    case 'R5.1':
      return { code: 'build/entry-taken', rule: 'R5.1', entry: names.entry, by: occupantOf(state, entry)! };
    case 'R5.3':
      return { code: 'build/entry-outside-market', rule: 'R5.3', entry: names.entry };
    default:
      return { code: 'build/entry-sealed', rule: 'R5.7', ...names };
  }
}
