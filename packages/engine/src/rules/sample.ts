/** Random legal moves, drawn without generating the list. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { countShared, hasSite, nthShared, type SiteSet } from '../board/siteSet.ts';
import type { RandomSource } from '../random/random.ts';
import { EXPAND, LURE, MOVE, type Move, makeMove, PICK, PLACE, STALL } from '../state/move.ts';
import { isSeatTile, isTile, nthTile, sizeOf, stallOf } from '../state/pieces.ts';
import type { GameState } from '../state/state.ts';
import { actingSeat } from '../state/turn.ts';
import { COLOURS } from '../vocabulary.ts';
import { hasMeans, isLegalPlace } from './builds.ts';
import type { Way } from './cards.ts';
import { countPlain, legalMoves, nthPlain, takeOffers } from './legal.ts';
import { countLureCandidates, nthLureCandidate } from './lures.ts';
import { candidateArea, candidateSites, Offers } from './offers.ts';
import { surveyOf } from './surveys.ts';
import { asksFor, isTurnStart } from './timing.ts';

const C = COLOURS.length;

/** Working space of a draw: the offers, and the number of candidates by colour. */
const offers = new Offers();
const counts = new Int32Array(C);

const countCandidates = (state: GameState, colour: number): number => {
  const type = offers.types[colour]!;
  if (type === NONE) return 0;
  if (type === EXPAND) return offers.ways.length * sizeOf(state, offers.owner, colour) * DIRECTIONS;
  return countStalls(state, type, colour);
};

const countStalls = (state: GameState, type: number, colour: number): number => {
  const { owner, ways } = offers;
  const survey = surveyOf(state);
  const sites = candidateSites(survey, type, owner, colour);
  const area = candidateArea(survey, type, colour);
  let count = 0;
  for (let i = 0; i < ways.length; i++) count += countShared(sites, area, ways[i]!.sites);
  return count * DIRECTIONS;
};

/** The `n`-th candidate of a colour's offer; undefined if it is not legal. */
const nthCandidate = (state: GameState, colour: number, n: number): Move | undefined => {
  const direction = n % DIRECTIONS;
  const left = (n - direction) / DIRECTIONS;
  return offers.types[colour] === EXPAND
    ? nthExpansion(state, colour, left, direction)
    : nthStall(state, colour, left, direction);
};

/** Candidates are only of colours that the owner can pay for, on sites that the way allows. */
const isLegalCandidate = (
  state: GameState,
  type: number,
  colour: number,
  way: Way,
  site: number,
  direction: number,
): boolean => {
  const { owner } = offers;
  if (way.fee && !hasMeans(state, type, owner, colour, true)) return false;
  return isLegalPlace(state, type, owner, colour, site, direction);
};

/** A candidate for a stall is a way to play cards, a candidate site that it allows, and a side for the entry. */
const nthStall = (state: GameState, colour: number, n: number, direction: number): Move | undefined => {
  const { owner, ways } = offers;
  const type = offers.types[colour]!;
  const survey = surveyOf(state);
  const sites = candidateSites(survey, type, owner, colour);
  const area = candidateArea(survey, type, colour);
  let left = n;
  for (const way of ways) {
    const here = countShared(sites, area, way.sites);
    if (left < here) {
      const site = nthShared(sites, area, way.sites, left);
      if (!isLegalCandidate(state, type, colour, way, site, direction)) return undefined;
      return makeMove(type, colour, site, direction, way.cards);
    }
    left -= here;
  }
  throw new Error(`the offer has no candidate number ${n}`);
};

/**
 * A candidate for an expansion is a way to play cards, a tile of the stand, and a side of the tile: so no sites have
 * to be counted.
 */
const nthExpansion = (state: GameState, colour: number, n: number, side: number): Move | undefined => {
  const { owner, ways } = offers;
  const tile = (n / ways.length) | 0;
  const way = ways[n - tile * ways.length]!;
  const site = siteBesideTile(state, owner, colour, tile, side, way.sites);
  if (site === NONE || !isLegalCandidate(state, EXPAND, colour, way, site, 0)) return undefined;
  return makeMove(EXPAND, colour, site, 0, way.cards);
};

/**
 * The site on one side of a stand's `n`-th tile. NONE if there is none, if it is not in `fitting`, or if an earlier
 * neighbour of the site is also a tile of the stand: then that tile stands for the site.
 */
const siteBesideTile = (
  state: GameState,
  owner: number,
  colour: number,
  n: number,
  side: number,
  fitting: SiteSet,
): number => {
  const { neighbours } = state.game.board;
  const alone = sizeOf(state, owner, colour) === 1;
  const tile = alone ? stallOf(state, owner, colour) : nthTile(state, owner, colour, n);
  const site = neighbours[tile * DIRECTIONS + side]!;
  if (site === NONE || !hasSite(fitting, site)) return NONE;
  if (alone) return site;
  for (let i = site * DIRECTIONS; ; i++) {
    const beside = neighbours[i]!;
    if (beside === tile) return site;
    if (beside !== NONE && isTile(state, colour, beside) && isSeatTile(state, owner, beside)) return NONE;
  }
};

/** After so many illegal candidates in a row, the list is generated. */
const PATIENCE = 100;

/**
 * A uniformly random legal move, by rejection sampling from a larger set that is fast to count. The game must not be
 * over.
 */
export const sampleMove = (state: GameState, random: RandomSource): Move => {
  const plain = countPlain(state);
  if (!isTurnStart(state)) return nthPlain(state, random.below(plain));
  const lures = asksFor(state, LURE) ? countLureCandidates(state) : 0;
  takeOffers(offers, state);
  let total = plain + lures;
  for (let colour = 0; colour < C; colour++) {
    const count = countCandidates(state, colour);
    counts[colour] = count;
    total += count;
  }
  for (let tries = 0; tries < PATIENCE; tries++) {
    const move = nthOfAll(state, plain, lures, random.below(total));
    if (move !== undefined) return move;
  }
  const moves = legalMoves(state);
  return moves[random.below(moves.length)]!;
};

const isOffered = (type: number): boolean => type !== NONE;

/** The kinds of `sampleByKind`. PICK stands for all plain moves. */
const KINDS = [PICK, LURE, STALL, EXPAND, MOVE, PLACE] as const;
/** The number of tries with a kind before another one is drawn. */
const KIND_PATIENCE = 6;

/**
 * A random legal move for simulations: first the kind, then the move, because most legal moves are variants of the
 * same few builds. Kinds are equally likely, except those with very few legal candidates.
 */
export const sampleByKind = (state: GameState, random: RandomSource): Move => {
  const plain = countPlain(state);
  const lures = asksFor(state, LURE) ? countLureCandidates(state) : 0;
  takeOffers(offers, state);
  for (let colour = 0; colour < C; colour++) counts[colour] = countCandidates(state, colour);
  if (lures === 0 && !offers.types.some(isOffered)) return nthPlain(state, random.below(plain));
  for (let tries = 0; tries < PATIENCE; tries++) {
    const kind = KINDS[random.below(KINDS.length)]!;
    let total = kind === PICK ? plain : kind === LURE ? lures : 0;
    if (kind !== PICK && kind !== LURE) {
      for (let colour = 0; colour < C; colour++) if (offers.types[colour] === kind) total += counts[colour]!;
    }
    if (total === 0) continue;
    for (let again = 0; again < KIND_PATIENCE; again++) {
      const move = nthOfKind(state, kind, random.below(total));
      if (move !== undefined) return move;
    }
  }
  return sampleMove(state, random);
};

/** The `n`-th candidate of a kind; undefined if it is not legal. */
const nthOfKind = (state: GameState, kind: number, n: number): Move | undefined => {
  if (kind === PICK) return nthPlain(state, n);
  if (kind === LURE) return nthLureCandidate(state, actingSeat(state), n);
  let left = n;
  for (let colour = 0; colour < C; colour++) {
    if (offers.types[colour] !== kind) continue;
    if (left < counts[colour]!) return nthCandidate(state, colour, left);
    left -= counts[colour]!;
  }
  return undefined;
};

/** The `n`-th of all candidates: plain moves, lures, then builds; undefined if it is not legal. */
const nthOfAll = (state: GameState, plain: number, lures: number, n: number): Move | undefined => {
  if (n < plain) return nthPlain(state, n);
  if (n < plain + lures) return nthLureCandidate(state, actingSeat(state), n - plain);
  let left = n - plain - lures;
  let colour = 0;
  while (left >= counts[colour]!) left -= counts[colour++]!;
  return nthCandidate(state, colour, left);
};
