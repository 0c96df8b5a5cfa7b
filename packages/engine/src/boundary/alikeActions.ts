/**
 * Legal actions, in which builds that are possible at many places in the same way are listed for the first of them. Most of the
 * up to some 2,000 actions of a state differ only in their place: comparing packed moves takes a fraction of making an action of
 * each.
 */
import { type Action, actionOf, type BuildAction, type PlaceAction } from '../play/actions.ts';
import { entryOfMove } from '../play/applyMove.ts';
import { siteNameOf } from '../play/names.ts';
import { legalMoves } from '../rules/legal.ts';
import { CARDS_BITS, EXPAND, LURE, type Move, moveDetail, moveSite, moveType } from '../state/move.ts';
import type { GameState } from '../state/state.ts';

type BuildLike = PlaceAction | BuildAction;

export interface AlikeBuilds {
  /** A stall with its entry is written as `c4-c5`, an expansion as its site. */
  readonly places: readonly string[];
  /** Those at the first place, in the order of the list. */
  readonly actions: readonly BuildLike[];
}

export interface AlikeActions {
  readonly builds: readonly AlikeBuilds[];
  readonly others: readonly Exclude<Action, BuildLike>[];
}

/** The bits of a site with a direction, and one more for an expansion. */
const PLACE_BITS = 10;
const EXPANSION = 1 << PLACE_BITS;
/** More than there are kinds, colours and cards of builds together. */
const MATTERS = 1 << 17;

/** By place, the number of what is possible there; 0 is nothing. */
const kinds = new Int32Array(2 * EXPANSION);

const isBuild = (action: Action): action is BuildLike => 'stall' in action || action.type === 'expand';

const placeOf = (move: Move): number =>
  ((move >> CARDS_BITS) & (EXPANSION - 1)) | (moveType(move) === EXPAND ? EXPANSION : 0);

/** A move without its place. */
const matterOf = (move: Move): number =>
  ((move >> (CARDS_BITS + PLACE_BITS)) << CARDS_BITS) | moveDetail(move);

/** Notes in `kinds` what is possible where, and returns the moves that came first at their places. */
const findPlaces = (moves: readonly Move[]): Move[] => {
  kinds.fill(0);
  const found: Move[] = [];
  /** What is possible with one more move. */
  const more = new Map<number, number>();
  for (const move of moves) {
    const place = placeOf(move);
    if (kinds[place] === 0) found.push(move);
    const key = kinds[place]! * MATTERS + matterOf(move);
    const kind = more.get(key) ?? more.size + 1;
    if (kind > more.size) more.set(key, kind);
    kinds[place] = kind;
  }
  return found;
};

const nameOf = (state: GameState, move: Move): string => {
  const site = siteNameOf(state, moveSite(move));
  return moveType(move) === EXPAND ? site : `${site}-${siteNameOf(state, entryOfMove(state, move))}`;
};

function groupsOf(state: GameState, moves: readonly Move[]): AlikeBuilds[] {
  /** By what is possible there, the first move at each place. */
  const groups = new Map<number, [Move, ...Move[]]>();
  for (const move of findPlaces(moves)) {
    const kind = kinds[placeOf(move)]!;
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [move]);
    else group.push(move);
  }
  return [...groups.values()].map((group) => {
    const place = placeOf(group[0]);
    const there = moves.filter((move) => placeOf(move) === place);
    return {
      places: group.map((move) => nameOf(state, move)),
      actions: there.map((move) => actionOf(state, move)).filter(isBuild),
    };
  });
}

/** The same actions as `legalActions` lists. */
export function alikeActions(state: GameState): AlikeActions {
  const moves = legalMoves(state);
  const builds = moves.filter((move) => moveType(move) < LURE);
  const others = moves.slice(builds.length).map((move) => actionOf(state, move));
  return { builds: groupsOf(state, builds), others: others.filter((action) => !isBuild(action)) };
}
