/** Why a build is refused. Checked in this order: piece, site, entry, cards, coins. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { hasSite } from '../board/siteSet.ts';
import { cardName, coinsObject, colourName, siteNameOf } from '../play/names.ts';
import type { RuleRefusal } from '../refusals.ts';
import { unreachable } from '../result.ts';
import {
  buildType,
  isInSupply,
  isLegalSide,
  isToBePlaced,
  placingOwner,
  surveyForBuild,
} from '../rules/builds.ts';
import { costsFee, holdsCards, type Way, wayOf } from '../rules/cards.ts';
import { canPay, grownSize, type Payment, paymentFault } from '../rules/price.ts';
import { growthForbiddenBy } from '../rules/sites.ts';
import type { Survey } from '../rules/survey.ts';
import { surveyOf } from '../rules/surveys.ts';
import { cardsHeld } from '../state/cards.ts';
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
  STALL,
  secondCard,
  thirdCard,
} from '../state/move.ts';
import { sizeOf } from '../state/pieces.ts';
import { moneyOf } from '../state/seats.ts';
import type { GameState } from '../state/state.ts';
import { neutralColour } from '../state/turn.ts';
import { COLOURS } from '../vocabulary.ts';
import { entryRefusal, siteRefusal } from './siteRefusals.ts';

const C = COLOURS.length;

/** R3.5, R3.7: whether a stall of this colour may be placed now. */
export function stockRefusal(state: GameState, colour: number): RuleRefusal | undefined {
  if (isToBePlaced(state, placingOwner(state), colour)) return undefined;
  const neutral = neutralColour(state);
  return neutral === NONE
    ? { code: 'build/no-stall-in-stock', rule: 'R3.5', colour: colourName(colour) }
    : { code: 'build/neutral-colour', rule: 'R3.7', drawn: colourName(neutral) };
}

export function placementRefusal(state: GameState, move: Move): RuleRefusal | undefined {
  const colour = moveColour(move);
  const survey = surveyOf(state);
  return (
    stockRefusal(state, colour) ??
    siteRefusal(survey, PLACE, placingOwner(state), colour, moveSite(move)) ??
    entryRefusal(survey, moveSite(move), moveDirection(move))
  );
}

/** Whether the seat has the piece: a stall in stock, a stand to expand, or a blocked stall to move. */
export function pieceRefusal(
  state: GameState,
  seat: number,
  type: number,
  colour: number,
): RuleRefusal | undefined {
  const survey = surveyOf(state);
  const name = colourName(colour);
  const possible = buildType(survey, seat, colour);
  if (type === STALL) {
    return possible === STALL ? undefined : { code: 'build/no-stall-in-stock', rule: 'R5.1', colour: name };
  }
  if (possible === STALL) {
    return { code: 'build/no-stand', rule: type === MOVE ? 'R7.1' : 'R6.1', colour: name };
  }
  if (type === MOVE) return possible === MOVE ? undefined : unmovable(survey, seat, colour);
  // A blocked stall cannot be expanded because each site is forbidden by some rule; that rule is reported for the
  // site.
  return isInSupply(state, colour) ? undefined : { code: 'build/supply-empty', rule: 'R6.1', colour: name };
}

/** R7.1: why a stand is not a blocked stall. */
function unmovable(survey: Survey, seat: number, colour: number): RuleRefusal {
  const { state } = survey;
  const size = sizeOf(state, seat, colour);
  const name = colourName(colour);
  if (size > 1) return { code: 'move/expanded', rule: 'R7.1', colour: name, size };
  const sites = survey.board.sites
    .filter((site) => growthForbiddenBy(survey, seat, colour, site) === undefined)
    .map((site) => siteNameOf(state, site));
  return { code: 'move/not-blocked', rule: 'R7.1', colour: name, sites };
}

/** R5.1: refused if no side of the site has room for the entry. */
export function sideRefusal(survey: Survey, type: number, site: number): RuleRefusal | undefined {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (isLegalSide(survey, type, site, direction)) return undefined;
  }
  return { code: 'build/no-side-for-entry', rule: 'R5.1', stall: siteNameOf(survey.state, site) };
}

/** R4.2 */
function cardsRefusal(state: GameState, seat: number, cards: number, site: number): RuleRefusal | undefined {
  const kinds = [firstCard(cards), secondCard(cards), thirdCard(cards)].filter((kind) => kind !== 0);
  if (!holdsCards(state, seat, cards)) {
    const needed = (kind: number): number => kinds.filter((other) => other === kind).length;
    const missing = kinds.find((kind) => cardsHeld(state, seat, kind) < needed(kind))!;
    return { code: 'build/card-not-held', rule: 'R4.2', card: cardName(missing) };
  }
  const { board } = state.game;
  if (hasSite(wayOf(board, cards).sites, site)) return undefined;
  const facts = { card: cardName(kinds[0]!), site: board.nameOf[site]!, segment: board.segmentOf[site]! + 1 };
  return { code: 'build/card-misses-site', rule: 'R4.2', ...facts };
}

function moneyOfSeat(state: GameState, seat: number): Int32Array {
  return Int32Array.from({ length: C }, (_, colour) => moneyOf(state, seat, colour));
}

/** R4.4: refused if the seat cannot pay by any mix of coins. */
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

/** Refused if the named coins are not a valid payment. */
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
    siteRefusal(survey, type, seat, colour, site) ??
    (type === EXPAND ? undefined : entryRefusal(survey, site, moveDirection(move))) ??
    cardsRefusal(state, seat, moveDetail(move), site) ??
    meansRefusal(state, seat, type, colour, moveDetail(move)) ??
    (payment && coinsRefusal(state, seat, move, payment))
  );
}

/** Why none of these ways to play cards allows the tile on this site. */
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
