/** What the acting seat can do with a stand: expand it, move it, lure a customer to it; or why not. */
import { NONE } from '../board/board.ts';
import { type Action, actionOf } from '../play/actions.ts';
import { colourName, colourNumber, ownerNumber } from '../play/names.ts';
import type { RuleRefusal } from '../refusals.ts';
import { siteForbiddenBy, surveyForBuild } from '../rules/builds.ts';
import { type Way, waysToPlay } from '../rules/cards.ts';
import { entriesInReach } from '../rules/lures.ts';
import { someBuild } from '../rules/offers.ts';
import { surveyOf } from '../rules/surveys.ts';
import { EXPAND, LURE, MOVE, type Move, makeMove, secondCard } from '../state/move.ts';
import { entryOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import type { Colour, Owner } from '../vocabulary.ts';
import { pieceRefusal, sideRefusal, waysRefusal } from './buildRefusals.ts';
import { customerRefusal, lureRefusal } from './lureRefusals.ts';
import { timingRefusal } from './whyNot.ts';

/** The action with the fewest cards, if possible without a fee; `sites` counts the sites to choose from. */
export type StandOffer =
  | { readonly action: Action; readonly sites: number; readonly refusal?: never }
  | { readonly refusal: RuleRefusal };

export interface StandOffers {
  /** Only of the acting seat's own stand. */
  readonly expand?: StandOffer;
  readonly move?: StandOffer;
  /** Only if the stand is on the board. */
  readonly lure?: StandOffer;
}

export function standOffers(state: GameState, owner: Owner, colour: Colour): StandOffers {
  const seat = actingSeat(state);
  const number = colourNumber(colour);
  const entry = entryOf(state, ownerNumber(owner), number);
  return {
    ...(owner === seat && {
      expand: buildOffer(state, EXPAND, seat, number),
      move: buildOffer(state, MOVE, seat, number),
    }),
    ...(entry !== NONE && { lure: lureOffer(state, seat, number, entry) }),
  };
}

function buildOffer(state: GameState, type: number, seat: number, colour: number): StandOffer {
  const refusal = timingRefusal(state, type) ?? pieceRefusal(state, seat, type, colour);
  if (refusal !== undefined) return { refusal };
  const ways = waysToPlay(state, seat);
  const effort = ({ cards, fee }: Way): number => (secondCard(cards) === 0 ? 0 : 2) + (fee ? 1 : 0);
  const sites = new Set<number>();
  let best: { readonly move: Move; readonly effort: number } | undefined;
  someBuild(state, type, seat, colour, ways, (site, direction, way) => {
    sites.add(site);
    if (best === undefined || effort(way) < best.effort) {
      best = { move: makeMove(type, colour, site, direction, way.cards), effort: effort(way) };
    }
    return false;
  });
  if (best !== undefined) return { action: actionOf(state, best.move), sites: sites.size };
  return { refusal: hindrance(state, type, seat, colour, ways) };
}

/** Why there is no legal build although the seat has the piece: no site, no card for one, or no money. */
function hindrance(
  state: GameState,
  type: number,
  seat: number,
  colour: number,
  ways: readonly Way[],
): RuleRefusal {
  const survey = surveyForBuild(state, type, seat, colour);
  const suitable = survey.board.sites.filter(
    (site) =>
      siteForbiddenBy(survey, type, seat, colour, site) === undefined &&
      sideRefusal(survey, type, site) === undefined,
  );
  const refusals = suitable.flatMap((site) => waysRefusal(state, seat, type, colour, site, ways) ?? []);
  // A card fits one of the sites: only money is missing.
  const nearest = refusals.find(({ code }) => code !== 'build/no-card-fits') ?? refusals[0];
  if (nearest !== undefined) return nearest;
  const name = colourName(colour);
  return type === MOVE
    ? { code: 'move/nowhere', rule: 'R7.2', colour: name }
    : { code: 'expand/nowhere', rule: 'R6.3', colour: name };
}

function lureOffer(state: GameState, seat: number, colour: number, entry: number): StandOffer {
  const refusal = timingRefusal(state, LURE) ?? customerRefusal(state, colour);
  if (refusal !== undefined) return { refusal };
  const reach = entriesInReach(surveyOf(state), colour, Number.POSITIVE_INFINITY);
  const barkers = reach.find((choice) => choice.entry === entry)?.barkers ?? 0;
  const move = makeMove(LURE, colour, entry, 0, barkers);
  const forbidden = lureRefusal(state, seat, move);
  return forbidden === undefined ? { action: actionOf(state, move), sites: 1 } : { refusal: forbidden };
}
