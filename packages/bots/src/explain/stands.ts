/** Every stand of a player, and what it could do next. */
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
  /** Where it may grow. */
  readonly sites: readonly number[];
  /** Of the seat whose hand is known: how many cards alone allow it, and whether coins and cards do. */
  readonly fitting: number;
  readonly canExpand: boolean;
  /** It can, but it takes any three cards (R4.2c). */
  readonly byThree: boolean;
  /** What a customer brings that would come here unaided now; 0 if none would. */
  readonly lure: number;
}

/** The cards of a seat as far as they are known: there may be more than their kinds say. */
export interface Hand {
  readonly seat: Seat;
  /** By kind. */
  readonly held: readonly number[];
  readonly size: number;
}

const lures = new LureSearch();

/** Any of them, for any site (R4.2c). */
export const THREE_CARDS = 3;

/** Anybody gets a coin for a lure to anywhere (R8.6): only more is worth a word. */
export const NOTABLE_LURE = 2;

export function handOf(state: GameState, seat: Seat): Hand {
  const held = state.game.board.cardSites.map((_, kind) => (kind === 0 ? 0 : cardsHeld(state, seat, kind)));
  return { seat, held, size: handSize(state, seat) };
}

/** Whether a card of this kind fits one of the sites (R4.2). */
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

/** That the stand can be expanded now. */
export function opening(
  state: GameState,
  stand: Stand,
): Extract<Reason, { kind: 'opensExpansion' | 'opensByThree' }> {
  const kind = stand.byThree ? 'opensByThree' : 'opensExpansion';
  return { kind, colour: COLOURS[stand.colour]!, ...nextScore(state, stand) };
}

/** What its next expansion would score at once (R6.7–R6.9). */
export function nextScore(
  state: GameState,
  { seat, colour, size }: Stand,
): { readonly points: number; readonly medals: number } {
  const medals = medalGain(state, seat, colour, size + 1);
  return { points: size + 1 + medals, medals };
}
