/** The players' stands and what could be done with them next. */
import { COLOURS, type Seat } from '@kairo/engine';
import {
  canAffordExpansion,
  cardsHeld,
  customerSite,
  entryOf,
  expansionForbiddenBy,
  FIRST_JOKER,
  type GameState,
  handSize,
  hasSite,
  isOut,
  LureSearch,
  NONE,
  sizeOf,
  supplyOf,
  surveyOf,
} from '@kairo/engine/search';
import { medalGain } from '../position/medals.ts';
import type { Reason } from './reason.ts';

export interface Stand {
  readonly seat: Seat;
  readonly colour: number;
  readonly size: number;
  /** The sites on which it can grow. */
  readonly sites: readonly number[];
  /**
   * Only for the seat whose hand is known: the number of cards that fit, and whether coins and cards allow an
   * expansion.
   */
  readonly fitting: number;
  readonly canExpand: boolean;
  /** It can be expanded only by playing any three cards (R4.2c). */
  readonly byThree: boolean;
  /** The income of luring the customer here without barkers; 0 if that is not possible. */
  readonly lure: number;
}

/** The known cards of a seat. `size` may be larger than the sum of `held`. */
export interface Hand {
  readonly seat: Seat;
  /** By kind. */
  readonly held: readonly number[];
  readonly size: number;
}

const lures = new LureSearch();

/** R4.2c: any three cards allow any site. */
export const THREE_CARDS = 3;

/** Every lure brings at least one coin (R8.6): only more is worth mentioning. */
export const NOTABLE_LURE = 2;

export function handOf(state: GameState, seat: Seat): Hand {
  const held = state.game.board.cardSites.map((_, kind) => (kind === 0 ? 0 : cardsHeld(state, seat, kind)));
  return { seat, held, size: handSize(state, seat) };
}

/** R4.2: whether a card of this kind fits one of the sites. */
export function fitsAny({ game }: GameState, kind: number, sites: readonly number[]): boolean {
  return sites.some((site) => hasSite(game.board.cardSites[kind]!, site));
}

function nearestEntries(state: GameState, colour: number): readonly number[] {
  if (customerSite(state, colour) === NONE) return [];
  lures.search(surveyOf(state), colour, 0, NONE);
  return [...lures.entries.subarray(0, lures.found)];
}

function growthSites(state: GameState, seat: Seat, colour: number): readonly number[] {
  if (isOut(state, seat) || supplyOf(state, colour) === 0) return [];
  const survey = surveyOf(state);
  return state.game.board.sites.filter(
    (site) => expansionForbiddenBy(survey, seat, colour, site) === undefined,
  );
}

export function standsOf(state: GameState, hand: Hand): Stand[] {
  return COLOURS.flatMap((_, colour) => {
    const nearest = nearestEntries(state, colour);
    return Array.from({ length: state.game.players }, (_, seat) => seat).flatMap((seat) => {
      const size = sizeOf(state, seat, colour);
      if (size === 0) return [];
      const sites = growthSites(state, seat, colour);
      const lure = nearest.includes(entryOf(state, seat, colour)) ? size : 0;
      const stand = { seat, colour, size, sites, fitting: 0, canExpand: false, byThree: false, lure };
      return [seat === hand.seat ? { ...stand, ...withCards(state, hand, stand) } : stand];
    });
  });
}

function withCards(
  state: GameState,
  { held, size: cards }: Hand,
  { seat, colour, size, sites }: Stand,
): Pick<Stand, 'fitting' | 'canExpand' | 'byThree'> {
  const fits = held.map((count, kind) => (count > 0 && fitsAny(state, kind, sites) ? count : 0));
  const fitting = fits.reduce((sum, count) => sum + count, 0);
  const isFree = fits.some((count, kind) => count > 0 && kind < FIRST_JOKER);
  const canPay = (withFee: boolean): boolean => canAffordExpansion(state, seat, colour, size + 1, withFee);
  const byOne = fitting > 0 && canPay(!isFree);
  const byThree = !byOne && cards >= THREE_CARDS && sites.length > 0 && canPay(false);
  return { fitting, canExpand: byOne || byThree, byThree };
}

/** The reason that the stand can be expanded now. */
export function opening(
  state: GameState,
  stand: Stand,
): Extract<Reason, { kind: 'opensExpansion' | 'opensByThree' }> {
  const kind = stand.byThree ? 'opensByThree' : 'opensExpansion';
  return { kind, colour: COLOURS[stand.colour]!, ...nextScore(state, stand) };
}

/** R6.7–R6.9: the immediate score of the next expansion. */
export function nextScore(
  state: GameState,
  { seat, colour, size }: Stand,
): { readonly points: number; readonly medals: number } {
  const medals = medalGain(state, seat, colour, size + 1);
  return { points: size + 1 + medals, medals };
}
