/** The complete list of what the acting seat may do, a uniform draw from it, and membership in it. */
import { DIRECTIONS, NONE } from '../board/board.ts';
import { countShared, hasSite, nthShared } from '../board/siteSet.ts';
import type { RandomSource } from '../random/random.ts';
import * as at from '../state/layout.ts';
import {
  DISCARD,
  DROP_OUT,
  EXPAND,
  LURE,
  MOVE,
  type Move,
  makeMove,
  moveColour,
  moveDetail,
  moveSite,
  moveType,
  PICK,
  PLACE,
  STALL,
} from '../state/move.ts';
import { cardsHeld, type GameState, isSeatTile, isTile, nthTile, sizeOf, stallOf } from '../state/state.ts';
import { COLOURS } from '../vocabulary.ts';
import {
  buildOffers,
  isLegalBuild,
  isOfferedBuild,
  isOfferedPlacement,
  type Offer,
  placementOffers,
  someBuild,
} from './builds.ts';
import { canPick, countDiscards, countPicks, nthDiscard, nthPick } from './draws.ts';
import { countLureCandidates, isLegalLure, lureMoves, nthLureCandidate } from './lures.ts';

const DROP_OUT_MOVE: Move = makeMove(DROP_OUT, 0, 0, 0, 0);

function isTurnStart(state: GameState): boolean {
  return state.cells[at.PICKS_LEFT] === 0 && state.cells[at.DISCARDS_LEFT] === 0;
}

const NO_OFFERS: readonly Offer[] = [];

/** What the state offers to build or place; nothing in the middle of a draw or after the end. */
function offersOf(state: GameState): readonly Offer[] {
  const phase = state.cells[at.PHASE];
  if (phase === at.PHASE_SETUP) return placementOffers(state);
  if (phase === at.PHASE_OVER || !isTurnStart(state)) return NO_OFFERS;
  return buildOffers(state, state.cells[at.SEAT]!);
}

/** Picks, discards, dropping out: how many, and which. */
function countPlain(state: GameState): number {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return 1;
  if (cells[at.PHASE] !== at.PHASE_PLAY) return 0;
  return cells[at.DISCARDS_LEFT]! > 0 ? countDiscards(state, cells[at.SEAT]!) : countPicks(state);
}

function nthPlain(state: GameState, n: number): Move {
  const { cells } = state;
  if (cells[at.PHASE] === at.PHASE_FINAL) return DROP_OUT_MOVE;
  return cells[at.DISCARDS_LEFT]! > 0 ? nthDiscard(state, cells[at.SEAT]!, n) : nthPick(state, n);
}

function mayLure(state: GameState): boolean {
  return state.cells[at.PHASE] === at.PHASE_PLAY && isTurnStart(state);
}

/** Complete, in ascending order, each move once; empty only when the game is over. */
export function legalMoves(state: GameState): Move[] {
  const moves: Move[] = [];
  for (const offer of offersOf(state).toSorted((a, b) => a.type - b.type)) {
    someBuild(state, offer, (site, direction, way) => {
      moves.push(makeMove(offer.type, offer.colour, site, direction, way.cards));
      return false;
    });
  }
  if (mayLure(state)) moves.push(...lureMoves(state, state.cells[at.SEAT]!));
  for (let n = 0, count = countPlain(state); n < count; n++) moves.push(nthPlain(state, n));
  return moves;
}

function countCandidates(state: GameState, offer: Offer): number {
  const { type, owner, colour, ways, candidates, among } = offer;
  if (type === EXPAND) return ways.length * sizeOf(state, owner, colour) * DIRECTIONS;
  let count = 0;
  for (let i = 0; i < ways.length; i++) count += countShared(candidates, among, ways[i]!.sites);
  return count * DIRECTIONS;
}

/** The `n`-th candidate of an offer; undefined if it is not legal after all. */
function nthCandidate(state: GameState, offer: Offer, n: number): Move | undefined {
  const direction = n % DIRECTIONS;
  const left = (n - direction) / DIRECTIONS;
  return offer.type === EXPAND
    ? nthExpansion(state, offer, left, direction)
    : nthStall(state, offer, left, direction);
}

/** Stalls are drawn as a way, one of the candidate sites that it fits, and a side for the entry. */
function nthStall(state: GameState, offer: Offer, n: number, direction: number): Move | undefined {
  const { type, owner, colour, ways, candidates, among } = offer;
  let left = n;
  for (const way of ways) {
    const here = countShared(candidates, among, way.sites);
    if (left < here) {
      const site = nthShared(candidates, among, way.sites, left);
      if (!isLegalBuild(state, type, owner, colour, way, site, direction)) return undefined;
      return makeMove(type, colour, site, direction, way.cards);
    }
    left -= here;
  }
  throw new Error(`the offer has no candidate number ${n}`);
}

/** Expansions are drawn as a way, a tile of the stand, and a side of it: that needs no sites to be counted. */
function nthExpansion(state: GameState, offer: Offer, n: number, side: number): Move | undefined {
  const { type, owner, colour, ways } = offer;
  const which = n % ways.length;
  const way = ways[which]!;
  const site = siteBesideTile(state, owner, colour, (n - which) / ways.length, side);
  if (site === NONE || !isLegalBuild(state, type, owner, colour, way, site, 0)) return undefined;
  return makeMove(type, colour, site, 0, way.cards);
}

/** The site on one side of a stand's `n`-th tile; NONE where none is, or where another of its tiles comes first. */
function siteBesideTile(state: GameState, owner: number, colour: number, n: number, side: number): number {
  const { neighbours } = state.game.board;
  if (sizeOf(state, owner, colour) === 1)
    return neighbours[stallOf(state, owner, colour) * DIRECTIONS + side]!;
  const tile = nthTile(state, owner, colour, n);
  const site = neighbours[tile * DIRECTIONS + side]!;
  if (site === NONE) return NONE;
  for (let i = site * DIRECTIONS; ; i++) {
    const beside = neighbours[i]!;
    if (beside === tile) return site;
    if (beside !== NONE && isTile(state, colour, beside) && isSeatTile(state, owner, beside)) return NONE;
  }
}

/** How many candidates each offer has; kept, and filled anew for each draw. */
const counts = new Int32Array(COLOURS.length);

/** After so many candidates in a row that were not legal, the list is made after all. */
const PATIENCE = 100;

/**
 * One of the legal moves, all equally likely: draws from a larger set that is quickly counted and draws again when
 * the drawn one is not legal. The game must not be over.
 */
export function sampleMove(state: GameState, random: RandomSource): Move {
  const plain = countPlain(state);
  const lures = mayLure(state) ? countLureCandidates(state) : 0;
  const offers = offersOf(state);
  let total = plain + lures;
  for (let i = 0; i < offers.length; i++) {
    counts[i] = countCandidates(state, offers[i]!);
    total += counts[i]!;
  }
  for (let tries = 0; tries < PATIENCE; tries++) {
    const move = nthOfAll(state, plain, lures, offers, random.below(total));
    if (move !== undefined) return move;
  }
  const moves = legalMoves(state);
  return moves[random.below(moves.length)]!;
}

/** What a draw by kind begins with: a pick, discard or drop-out; a lure; a build of one type. */
const KINDS = [PICK, LURE, STALL, EXPAND, MOVE, PLACE] as const;
/** How often a kind is tried before another one is drawn. */
const KIND_PATIENCE = 6;

/**
 * One of the legal moves for simulations: first its kind, then which, because most of the list is different ways to
 * build the same few things. Kinds are equally likely, but for those of whose candidates hardly any is legal.
 */
export function sampleByKind(state: GameState, random: RandomSource): Move {
  const plain = countPlain(state);
  const lures = mayLure(state) ? countLureCandidates(state) : 0;
  const offers = offersOf(state);
  for (let i = 0; i < offers.length; i++) counts[i] = countCandidates(state, offers[i]!);
  if (offers.length === 0 && lures === 0) return nthPlain(state, random.below(plain));
  for (let tries = 0; tries < PATIENCE; tries++) {
    const kind = KINDS[random.below(KINDS.length)]!;
    let total = kind === PICK ? plain : kind === LURE ? lures : 0;
    if (kind !== PICK && kind !== LURE) {
      for (let i = 0; i < offers.length; i++) if (offers[i]!.type === kind) total += counts[i]!;
    }
    if (total === 0) continue;
    for (let again = 0; again < KIND_PATIENCE; again++) {
      const move = nthOfKind(state, kind, offers, random.below(total));
      if (move !== undefined) return move;
    }
  }
  return sampleMove(state, random);
}

/** The `n`-th candidate of a kind; undefined if it is not legal. */
function nthOfKind(state: GameState, kind: number, offers: readonly Offer[], n: number): Move | undefined {
  if (kind === PICK) return nthPlain(state, n);
  if (kind === LURE) return nthLureCandidate(state, state.cells[at.SEAT]!, n);
  let left = n;
  for (let i = 0; i < offers.length; i++) {
    if (offers[i]!.type !== kind) continue;
    if (left < counts[i]!) return nthCandidate(state, offers[i]!, left);
    left -= counts[i]!;
  }
  return undefined;
}

/** The `n`-th of plain moves, candidates for a lure, and candidates of the offers; undefined if it is not legal. */
function nthOfAll(
  state: GameState,
  plain: number,
  lures: number,
  offers: readonly Offer[],
  n: number,
): Move | undefined {
  if (n < plain) return nthPlain(state, n);
  if (n < plain + lures) return nthLureCandidate(state, state.cells[at.SEAT]!, n - plain);
  let left = n - plain - lures;
  let i = 0;
  while (left >= counts[i]!) left -= counts[i++]!;
  return nthCandidate(state, offers[i]!, left);
}

/** Whether the list has this move. */
export function isLegalMove(state: GameState, move: Move): boolean {
  const { cells } = state;
  const seat = cells[at.SEAT]!;
  const type = moveType(move);
  if (!isWellFormed(state, move)) return false;
  switch (cells[at.PHASE]) {
    case at.PHASE_SETUP:
      return type === PLACE && isOfferedPlacement(state, move);
    case at.PHASE_PLAY:
      if (type === PICK) return cells[at.DISCARDS_LEFT] === 0 && canPick(state, moveDetail(move));
      if (type === DISCARD)
        return cells[at.DISCARDS_LEFT]! > 0 && cardsHeld(state, seat, moveDetail(move)) > 0;
      if (type === LURE) return isTurnStart(state) && isLegalLure(state, seat, move);
      return isTurnStart(state) && isBuild(type) && isOfferedBuild(state, seat, move);
    case at.PHASE_FINAL:
      return type === DROP_OUT || (isBuild(type) && isOfferedBuild(state, seat, move));
    default:
      return false;
  }
}

/** Whether a number could be a move at all: its fields in range, those that its type does not use empty. */
function isWellFormed(state: GameState, move: Move): boolean {
  const type = moveType(move);
  if (type === PICK || type === DISCARD) return move === makeMove(type, 0, 0, 0, moveDetail(move));
  if (type === DROP_OUT) return move === DROP_OUT_MOVE;
  return (
    type >= PLACE &&
    type < PICK &&
    moveColour(move) < COLOURS.length &&
    hasSite(state.game.board.onBoard, moveSite(move))
  );
}

function isBuild(type: number): boolean {
  return type === STALL || type === EXPAND || type === MOVE;
}
