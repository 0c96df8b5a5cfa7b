/** Why a build is refused: piece, site, entry, cards, coins, in this order. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import { cardName, coinsObject, colourName, siteNameOf } from '../play/names.ts';
import type { RuleRefusal } from '../refusals.ts';
import { unreachable } from '../result.ts';
import { isBlocked, surveyForBuild } from '../rules/builds.ts';
import { costsFee, sitesForCards, type Way } from '../rules/cards.ts';
import { canPay, grownSize, type Payment, paymentFault } from '../rules/price.ts';
import { growthForbiddenBy } from '../rules/sites.ts';
import type { Survey } from '../rules/survey.ts';
import { surveyOf } from '../rules/surveys.ts';
import * as at from '../state/layout.ts';
import {
  EXPAND,
  firstCard,
  MOVE,
  type Move,
  moveColour,
  moveDetail,
  moveDirection,
  moveSite,
  moveType,
  PLACE,
  secondCard,
  thirdCard,
} from '../state/move.ts';
import { cardsHeld, type GameState, moneyOf, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import { entryRefusal, siteRefusal } from './siteRefusals.ts';

const C = COLOURS.length;

/** R3.5–R3.7 */
export function placementRefusal(state: GameState, move: Move): RuleRefusal | undefined {
  const colour = moveColour(move);
  const neutral = state.cells[at.NEUTRAL_COLOUR]!;
  const owner = neutral === NONE ? state.cells[at.SEAT]! : at.NEUTRAL;
  if (neutral !== NONE && neutral !== colour) {
    return { code: 'build/neutral-colour', rule: 'R3.7', drawn: colourName(neutral) };
  }
  if (stallOf(state, owner, colour) !== NONE) {
    return { code: 'build/no-stall-in-stock', rule: 'R3.5', colour: colourName(colour) };
  }
  const survey = surveyOf(state);
  return (
    siteRefusal(survey, PLACE, owner, colour, moveSite(move)) ??
    entryRefusal(survey, moveSite(move), moveDirection(move))
  );
}

/** Whether the seat has the piece at all: from the stock, on a stand, or a blocked stall. */
export function pieceRefusal(
  state: GameState,
  seat: number,
  type: number,
  colour: number,
): RuleRefusal | undefined {
  const size = sizeOf(state, seat, colour);
  const name = colourName(colour);
  if (type === EXPAND) {
    if (size === 0) return { code: 'build/no-stand', rule: 'R6.1', colour: name };
    return state.cells[at.SUPPLY + colour] === 0
      ? { code: 'build/supply-empty', rule: 'R6.1', colour: name }
      : undefined;
  }
  if (type !== MOVE)
    return size > 0 ? { code: 'build/no-stall-in-stock', rule: 'R5.1', colour: name } : undefined;
  if (size === 0) return { code: 'build/no-stand', rule: 'R7.1', colour: name };
  if (size > 1) return { code: 'move/expanded', rule: 'R7.1', colour: name, size };
  const survey = surveyOf(state);
  if (isBlocked(survey, seat, colour)) return undefined;
  const sites = survey.board.sites
    .filter((site) => growthForbiddenBy(survey, seat, colour, site) === undefined)
    .map((site) => siteNameOf(state, site));
  return { code: 'move/not-blocked', rule: 'R7.1', colour: name, sites };
}

/** Whether the tile may lie there, any entry aside. */
export function placeRefusal(
  survey: Survey,
  seat: number,
  type: number,
  colour: number,
  site: number,
  oldSite: number,
): RuleRefusal | undefined {
  if (type === MOVE && site === oldSite) {
    return { code: 'move/same-site', rule: 'R7.2', site: siteNameOf(survey.state, site) };
  }
  return siteRefusal(survey, type, seat, colour, site);
}

/** R5.1: whether any side of a fitting site has room for the entry. */
export function sideRefusal(survey: Survey, stall: number): RuleRefusal | undefined {
  const { neighbours } = survey.board;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const exists = neighbours[stall * DIRECTIONS + direction] !== NONE;
    if (exists && entryRefusal(survey, stall, direction) === undefined) return undefined;
  }
  return { code: 'build/no-side-for-entry', rule: 'R5.1', stall: siteNameOf(survey.state, stall) };
}

/** R4.2 */
function cardsRefusal(state: GameState, seat: number, cards: number, site: number): RuleRefusal | undefined {
  const kinds = [firstCard(cards), secondCard(cards), thirdCard(cards)].filter((kind) => kind !== 0);
  for (const kind of kinds) {
    const needed = kinds.filter((other) => other === kind).length;
    if (cardsHeld(state, seat, kind) < needed) {
      return { code: 'build/card-not-held', rule: 'R4.2', card: cardName(kind) };
    }
  }
  if (hasSite(sitesForCards(state.game.board, cards), site)) return undefined;
  const { nameOf, segmentOf } = state.game.board;
  const facts = { card: cardName(kinds[0]!), site: nameOf[site]!, segment: segmentOf[site]! + 1 };
  return { code: 'build/card-misses-site', rule: 'R4.2', ...facts };
}

function moneyOfSeat(state: GameState, seat: number): Int32Array {
  return Int32Array.from({ length: C }, (_, colour) => moneyOf(state, seat, colour));
}

/** R4.4: whether the seat could pay at all. */
export function meansRefusal(
  state: GameState,
  seat: number,
  type: number,
  colour: number,
  cards: number,
): RuleRefusal | undefined {
  const fee = costsFee(cards);
  if (canPay(state, seat, type, colour, fee)) return undefined;
  if (type !== EXPAND) {
    return { code: 'build/no-money-for-fee', rule: 'R4.4', card: cardName(firstCard(cards)) };
  }
  const size = grownSize(state, seat, colour);
  const money = coinsObject(moneyOfSeat(state, seat));
  return { code: 'build/cannot-pay', rule: 'R4.4', colour: colourName(colour), size, fee, money };
}

/** Whether the coins that were named are right. */
function coinsRefusal(state: GameState, seat: number, move: Move, payment: Payment): RuleRefusal | undefined {
  const colour = moveColour(move);
  const paid = coinsObject(payment.coins);
  const fault = paymentFault(state, seat, move, payment);
  switch (fault) {
    case undefined:
      return undefined;
    case 'fee-missing':
      return { code: 'build/fee-missing', rule: 'R4.2', card: cardName(firstCard(moveDetail(move))) };
    case 'fee-not-due':
      return { code: 'build/fee-not-due', rule: 'R4.2' };
    case 'wrong-price': {
      const size = grownSize(state, seat, colour);
      return { code: 'build/wrong-price', rule: 'R6.6', colour: colourName(colour), size, paid };
    }
    case 'coins-not-held': {
      const fee = payment.fee === NONE ? null : colourName(payment.fee);
      const money = coinsObject(moneyOfSeat(state, seat));
      return { code: 'build/coins-not-held', rule: 'R4.4', paid, fee, money };
    }
    default:
      return unreachable(fault);
  }
}

export function buildRefusal(
  state: GameState,
  seat: number,
  move: Move,
  payment: Payment | undefined,
): RuleRefusal | undefined {
  const type = moveType(move);
  const colour = moveColour(move);
  const site = moveSite(move);
  const piece = pieceRefusal(state, seat, type, colour);
  if (piece !== undefined) return piece;
  const survey = surveyForBuild(state, type, seat, colour);
  return (
    placeRefusal(survey, seat, type, colour, site, stallOf(state, seat, colour)) ??
    (type === EXPAND ? undefined : entryRefusal(survey, site, moveDirection(move))) ??
    cardsRefusal(state, seat, moveDetail(move), site) ??
    meansRefusal(state, seat, type, colour, moveDetail(move)) ??
    (payment && coinsRefusal(state, seat, move, payment))
  );
}

/** Why none of the ways to play cards serves this tile on this site. */
export function waysRefusal(
  state: GameState,
  seat: number,
  type: number,
  colour: number,
  site: number,
  ways: readonly Way[],
): RuleRefusal | undefined {
  const { nameOf, segmentOf } = state.game.board;
  const fitting = ways.filter((way) => hasSite(way.sites, site));
  if (fitting.length === 0) {
    return { code: 'build/no-card-fits', rule: 'R4.2', site: nameOf[site]!, segment: segmentOf[site]! + 1 };
  }
  const refusals = fitting.map((way) => meansRefusal(state, seat, type, colour, way.cards));
  return refusals.includes(undefined) ? undefined : refusals[0];
}
