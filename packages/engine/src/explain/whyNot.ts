/**
 * Explains what is not legal: an action, or any use of a site, a card or a customer. Answers are for the acting seat.
 */
import { NONE } from '../board/board.ts';
import { ACTION_TYPES, type ActionType, noSuchSite, type ReadAction, readAction } from '../play/actions.ts';
import { cardKind, cardName, colourNumber } from '../play/names.ts';
import type { Refusal, RuleRefusal } from '../refusals.ts';
import { buildType, placingOwner, surveyForBuild } from '../rules/builds.ts';
import { holdsCards, waysToPlay } from '../rules/cards.ts';
import { canDiscard, canPick } from '../rules/draws.ts';
import { hasLegalBuild } from '../rules/offers.ts';
import { surveyOf } from '../rules/surveys.ts';
import { asksFor, isTurnStart } from '../rules/timing.ts';
import * as at from '../state/layout.ts';
import {
  DISCARD,
  DROP_OUT,
  firstCard,
  LURE,
  makeCards,
  moveDetail,
  moveType,
  PICK,
  PICK_BARKER,
  PLACE,
  STALL,
  secondCard,
  thirdCard,
} from '../state/move.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat, phaseNumber } from '../state/turn.ts';
import { type CardName, COLOURS, type Colour, type SiteName } from '../vocabulary.ts';
import {
  buildRefusal,
  meansRefusal,
  pieceRefusal,
  placementRefusal,
  sideRefusal,
  stockRefusal,
  waysRefusal,
} from './buildRefusals.ts';
import { customerRefusal, lureRefusal } from './lureRefusals.ts';
import { siteRefusal } from './siteRefusals.ts';

/** Refused if the state does not allow this type of action now; says which it expects. */
export function timingRefusal(state: GameState, type: number): RuleRefusal | undefined {
  if (asksFor(state, type)) return undefined;
  switch (phaseNumber(state)) {
    case at.PHASE_SETUP:
      return { code: 'action/not-now', rule: 'R3.5', expected: 'place' };
    case at.PHASE_PLAY:
      if (asksFor(state, DISCARD)) return { code: 'action/not-now', rule: 'R9.2', expected: 'discard' };
      if (!isTurnStart(state)) return { code: 'action/not-now', rule: 'R9.1', expected: 'pick' };
      if (type === DISCARD) return { code: 'action/not-now', rule: 'R9.2', expected: 'turn' };
      if (type === DROP_OUT) return { code: 'dropOut/too-early', rule: 'R11.2' };
      return { code: 'action/not-now', rule: 'R4.1', expected: 'turn' };
    case at.PHASE_FINAL:
      return { code: 'action/not-now', rule: 'R11.2', expected: 'build' };
    default:
      return { code: 'action/game-over', rule: 'R11.3' };
  }
}

/** Why a well-formed action is illegal; undefined if it is legal. */
function refusalOf(state: GameState, { move, payment }: ReadAction): RuleRefusal | undefined {
  const seat = actingSeat(state);
  const type = moveType(move);
  const untimely = timingRefusal(state, type);
  if (untimely !== undefined) return untimely;
  switch (type) {
    case PLACE:
      return placementRefusal(state, move);
    case LURE:
      return lureRefusal(state, seat, move);
    case PICK: {
      const pick = moveDetail(move);
      if (canPick(state, pick)) return undefined;
      return pick === PICK_BARKER
        ? { code: 'draw/no-barkers', rule: 'R9.1' }
        : { code: 'draw/place-empty', rule: 'R9.1', index: pick };
    }
    case DISCARD: {
      const kind = moveDetail(move);
      return canDiscard(state, seat, kind)
        ? undefined
        : { code: 'discard/card-not-held', rule: 'R9.2', card: cardName(kind) };
    }
    case DROP_OUT:
      return undefined;
    default:
      return buildRefusal(state, seat, move, payment);
  }
}

/** Why an action is illegal; undefined if it is legal. `action` may be any value. */
export function whyNot(state: GameState, action: unknown): Refusal | undefined {
  const read = readAction(state, action);
  return read.ok ? refusalOf(state, read.value) : read.error;
}

/** What the acting seat could build on a site in one colour, and why it may not. */
export interface SiteAnswer {
  readonly type: Extract<ActionType, 'place' | 'stall' | 'expand' | 'move'>;
  readonly colour: Colour;
  readonly refusal: RuleRefusal | undefined;
}

/** For each colour, what could be built on a site and what forbids it. */
export function whyNotSite(state: GameState, siteName: SiteName): readonly SiteAnswer[] | RuleRefusal {
  const site = state.game.board.siteOf.get(siteName);
  if (site === undefined) return noSuchSite(siteName);
  const placing = phaseNumber(state) === at.PHASE_SETUP;
  const untimely = timingRefusal(state, placing ? PLACE : STALL);
  if (untimely !== undefined) return untimely;
  return COLOURS.map((name, colour) => (placing ? placeAnswer : buildAnswer)(state, name, colour, site));
}

function placeAnswer(state: GameState, colour: Colour, number: number, site: number): SiteAnswer {
  const survey = surveyOf(state);
  const refusal =
    stockRefusal(state, number) ??
    siteRefusal(survey, PLACE, placingOwner(state), number, site) ??
    sideRefusal(survey, PLACE, site);
  return { type: 'place', colour, refusal };
}

function buildAnswer(state: GameState, colour: Colour, number: number, site: number): SiteAnswer {
  const seat = actingSeat(state);
  const type = buildType(surveyOf(state), seat, number);
  const survey = surveyForBuild(state, type, seat, number);
  const refusal =
    pieceRefusal(state, seat, type, number) ??
    siteRefusal(survey, type, seat, number, site) ??
    sideRefusal(survey, type, site) ??
    waysRefusal(state, seat, type, number, site, waysToPlay(state, seat));
  return { type: ACTION_TYPES[type] as SiteAnswer['type'], colour, refusal };
}

/** Why the acting seat can build nothing with a card; undefined if it can. */
export function whyNotCard(state: GameState, card: CardName): Refusal | undefined {
  const seat = actingSeat(state);
  const kind = cardKind(state, card);
  if (kind === NONE) return { code: 'action/malformed', field: 'card', expected: { kind: 'card' } };
  const untimely = timingRefusal(state, STALL);
  if (untimely !== undefined) return untimely;
  if (!holdsCards(state, seat, makeCards(kind))) return { code: 'build/card-not-held', rule: 'R4.2', card };
  const uses = (cards: number): boolean =>
    [firstCard(cards), secondCard(cards), thirdCard(cards)].some((played) => played === kind);
  const ways = waysToPlay(state, seat).filter((way) => uses(way.cards));
  if (hasLegalBuild(state, seat, ways)) return undefined;
  return (
    meansRefusal(state, seat, STALL, NONE, makeCards(kind)) ?? {
      code: 'build/card-useless',
      rule: 'R4.2',
      card,
    }
  );
}

/** Why the acting seat cannot lure a customer anywhere; undefined if it can. */
export function whyNotCustomer(state: GameState, colour: Colour): Refusal | undefined {
  const number = colourNumber(colour);
  if (number === NONE) {
    const expected = { kind: 'one-of', values: COLOURS } as const;
    return { code: 'action/malformed', field: 'colour', expected };
  }
  return timingRefusal(state, LURE) ?? customerRefusal(state, number);
}
