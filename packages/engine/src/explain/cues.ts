/**
 * What a beginner may be told about a position, for tips: facts that follow from the rules and from what the acting seat
 * knows. Rivals' hands and money count for nothing here (R12.2).
 */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import { type Action, actionOf } from '../play/actions.ts';
import { colourName, colourNumber, siteNameOf } from '../play/names.ts';
import { medalsFor } from '../play/scoring.ts';
import { lureMoves } from '../rules/lures.ts';
import { expansionForbiddenBy, growthForbiddenBy } from '../rules/sites.ts';
import { surveyOf } from '../rules/surveys.ts';
import { asksFor } from '../rules/timing.ts';
import { EXPAND, LURE, type Move, moveColour, moveDetail, moveSite } from '../state/move.ts';
import { entryOf, medalHolder, sizeOf, stallOf, supplyOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import { COLOURS, type Colour, MEDALS, type Seat, type SiteName } from '../vocabulary.ts';
import { standOffers } from './standOffers.ts';

export type Cue =
  /** R8.6: the lure without barkers that brings the seat's own stand most. */
  | { readonly kind: 'ownLure'; readonly action: Action; readonly amount: number }
  /** R8.4: a lure with barkers that brings more than any without. */
  | { readonly kind: 'barker'; readonly action: Action; readonly amount: number }
  /** R6.6: the largest expansion that one card and the coins in hand allow. */
  | { readonly kind: 'expansion'; readonly action: Action; readonly size: number }
  /** R6.8: such an expansion that takes both medals of its colour from the supply, or one or both from a rival. */
  | { readonly kind: 'freeMedals'; readonly action: Action }
  | { readonly kind: 'rivalMedal'; readonly action: Action; readonly from: Seat }
  /** R6.8: one more tile, which there is room for, lets this rival take a medal of the seat. */
  | { readonly kind: 'medalAtRisk'; readonly colour: Colour; readonly rival: Seat }
  /** R7.1: the only site on which a stall beside another piece can still grow. */
  | { readonly kind: 'lastSide'; readonly colour: Colour; readonly site: SiteName };

type CueOf<Kind extends Cue['kind']> = Extract<Cue, { readonly kind: Kind }>;

const ALL_COLOURS = COLOURS.map(colourNumber);

/** At most one of each kind. None in the middle of an action. */
export function cues(state: GameState): Cue[] {
  if (!asksFor(state, EXPAND)) return [];
  const seat = actingSeat(state);
  const atRisk = first((colour) => medalAtRisk(state, seat, colour));
  const lastSide = first((colour) => lastSideOf(state, seat, colour));
  return [
    ...expansionCues(state, seat),
    ...lureCues(state, seat),
    ...(atRisk === undefined ? [] : [atRisk]),
    ...(lastSide === undefined ? [] : [lastSide]),
  ];
}

function first<T>(find: (colour: number) => T | undefined): T | undefined {
  for (const colour of ALL_COLOURS) {
    const found = find(colour);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without those that a medal makes into more than an expansion. */
function expansionCues(state: GameState, seat: number): Cue[] {
  const found: { expansion?: CueOf<'expansion'>; freeMedals?: Cue; rivalMedal?: Cue } = {};
  for (const colour of ALL_COLOURS) {
    const offer = standOffers(state, seat, colourName(colour)).expand;
    const action = offer?.refusal === undefined ? offer?.action : undefined;
    if (action?.type !== 'expand' || action.cards.length > 1) continue;
    const size = sizeOf(state, seat, colour) + 1;
    const holders = medalsFor(state, seat, colour, size).map((medal) => medalHolder(state, medal, colour));
    const rival = holders.find((holder) => holder !== seat && holder !== NONE);
    if (rival !== undefined) found.rivalMedal ??= { kind: 'rivalMedal', action, from: rival };
    else if (holders.includes(NONE)) found.freeMedals ??= { kind: 'freeMedals', action };
    else if (size > (found.expansion?.size ?? 0)) found.expansion = { kind: 'expansion', action, size };
  }
  return Object.values(found);
}

function lureCues(state: GameState, seat: number): Cue[] {
  const amount = (move: Move): number => sizeOf(state, seat, moveColour(move));
  const isHome = (move: Move): boolean => moveSite(move) === entryOf(state, seat, moveColour(move));
  const best = (moves: readonly Move[]): Move | undefined =>
    moves.toSorted((a, b) => amount(b) - amount(a))[0];
  const home = asksFor(state, LURE) ? lureMoves(state, seat).filter(isHome) : [];
  const near = best(home.filter((move) => moveDetail(move) === 0));
  const far = best(home.filter((move) => moveDetail(move) > 0));
  const found: Cue[] = [];
  if (near !== undefined)
    found.push({ kind: 'ownLure', action: actionOf(state, near), amount: amount(near) });
  if (far !== undefined && amount(far) > (near === undefined ? 0 : amount(near))) {
    found.push({ kind: 'barker', action: actionOf(state, far), amount: amount(far) });
  }
  return found;
}

function medalAtRisk(state: GameState, seat: number, colour: number): Cue | undefined {
  const isHeld = (medal: number): boolean => medalHolder(state, medal, colour) === seat;
  if (supplyOf(state, colour) === 0 || !MEDALS.some((_, medal) => isHeld(medal))) return undefined;
  for (let rival = 0; rival < state.game.players; rival++) {
    const size = sizeOf(state, rival, colour);
    if (rival === seat || size === 0 || !medalsFor(state, rival, colour, size + 1).some(isHeld)) continue;
    if (hasRoom(state, rival, colour)) return { kind: 'medalAtRisk', colour: colourName(colour), rival };
  }
  return undefined;
}

function hasRoom(state: GameState, owner: number, colour: number): boolean {
  const survey = surveyOf(state);
  return survey.board.sites.some((site) => expansionForbiddenBy(survey, owner, colour, site) === undefined);
}

function lastSideOf(state: GameState, seat: number, colour: number): Cue | undefined {
  if (supplyOf(state, colour) === 0 || sizeOf(state, seat, colour) !== 1) return undefined;
  const survey = surveyOf(state);
  const { neighbours } = survey.board;
  const from = stallOf(state, seat, colour) * DIRECTIONS;
  const beside = [...neighbours.slice(from, from + DIRECTIONS)].filter((site) => site !== NONE);
  const open = beside.filter((site) => growthForbiddenBy(survey, seat, colour, site) === undefined);
  const isCrowded = beside.some(
    (site) => !hasSite(survey.vacant, site) && site !== entryOf(state, seat, colour),
  );
  const [site] = open;
  if (site === undefined || open.length > 1 || !isCrowded) return undefined;
  return { kind: 'lastSide', colour: colourName(colour), site: siteNameOf(state, site) };
}
