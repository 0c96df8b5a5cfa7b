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

/** By place, the number of what is possible there; 0 is nothing. */
const kinds = new Int32Array(2 * EXPANSION);

/** More than there are kinds of runs. Few enough for small integers, which are faster as keys. */
const RUNS = 1 << 10;

const isBuild = (action: Action): action is BuildLike => 'stall' in action || action.type === 'expand';

const placeOf = (move: Move): number =>
  ((move >> CARDS_BITS) & (EXPANSION - 1)) | (moveType(move) === EXPAND ? EXPANSION : 0);

/** The type and the colour of a move. */
const matterOf = (move: Move): number => move >> (CARDS_BITS + PLACE_BITS);

/** The index after the moves that differ from the one at `first` only in their cards. */
const endOfRun = (moves: readonly Move[], first: number): number => {
  const place = moves[first]! >> CARDS_BITS;
  let end = first + 1;
  while (end < moves.length && moves[end]! >> CARDS_BITS === place) end++;
  return end;
};

/** Whether two runs of the same length differ only in their places. */
const isSameRun = (moves: readonly Move[], one: number, other: number, length: number): boolean => {
  if (matterOf(moves[one]!) !== matterOf(moves[other]!)) return false;
  for (let i = 0; i < length; i++) {
    if (moveDetail(moves[one + i]!) !== moveDetail(moves[other + i]!)) return false;
  }
  return true;
};

/** Notes in `kinds` what is possible where, and returns the moves that came first at their places. */
const findPlaces = (moves: readonly Move[]): Move[] => {
  kinds.fill(0);
  const found: Move[] = [];
  const runs = new Map<string, number>();
  const combinations = new Map<number, number>();
  let [before, lengthBefore, run] = [0, 0, 0];
  for (let first = 0; first < moves.length; ) {
    const end = endOfRun(moves, first);
    const length = end - first;
    // Directions of a site follow each other, and allow the same cards.
    if (length !== lengthBefore || !isSameRun(moves, before, first, length)) {
      const key = `${matterOf(moves[first]!)} ${moves.slice(first, end).map(moveDetail)}`;
      run = runs.get(key) ?? runs.size;
      runs.set(key, run);
    }
    const place = placeOf(moves[first]!);
    if (kinds[place] === 0) found.push(moves[first]!);
    const combination = kinds[place]! * RUNS + run;
    const known = combinations.get(combination);
    const kind = known ?? combinations.size + 1;
    if (known === undefined) combinations.set(combination, kind);
    kinds[place] = kind;
    before = first;
    lengthBefore = length;
    first = end;
  }
  return found;
};

const nameOf = (state: GameState, move: Move): string => {
  const site = siteNameOf(state, moveSite(move));
  return moveType(move) === EXPAND ? site : `${site}-${siteNameOf(state, entryOfMove(state, move))}`;
};

interface Group {
  readonly places: string[];
  readonly moves: Move[];
}

function groupsOf(state: GameState, moves: readonly Move[]): Group[] {
  const groups: Group[] = [];
  /** By what is possible at its places, the index of a group. */
  const known = new Map<number, number>();
  for (const move of findPlaces(moves)) {
    const place = placeOf(move);
    const kind = kinds[place]!;
    const index = known.get(kind);
    if (index === undefined) {
      known.set(kind, groups.length);
      groups.push({ places: [nameOf(state, move)], moves: [] });
      // From now on this is the place whose moves stand for all.
      kinds[place] = groups.length;
    } else {
      groups[index]!.places.push(nameOf(state, move));
      kinds[place] = 0;
    }
  }
  for (const move of moves) {
    const number = kinds[placeOf(move)]!;
    if (number > 0) groups[number - 1]!.moves.push(move);
  }
  return groups;
}

/** The same actions as `legalActions` lists. */
export function alikeActions(state: GameState): AlikeActions {
  const moves = legalMoves(state);
  let count = 0;
  while (count < moves.length && moveType(moves[count]!) < LURE) count++;
  const actionsOf = (some: readonly Move[]): Action[] => some.map((move) => actionOf(state, move));
  return {
    builds: groupsOf(state, moves.slice(0, count)).map((group) => ({
      places: group.places,
      actions: actionsOf(group.moves).filter(isBuild),
    })),
    others: actionsOf(moves.slice(count)).filter((action) => !isBuild(action)),
  };
}
