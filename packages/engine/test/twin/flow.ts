// The naive twin: whose turn it is, what may be done, and how the game goes on and ends (R3.5, R3.7, R4.1, R11).

import type { Board } from './board.ts';
import { COLOURS } from './board.ts';
import { addStand, builds, doBuild, playerAt } from './build.ts';
import { discardChoices, doDiscard, doPick, picks } from './draw.ts';
import { doLure, lures } from './lure.ts';
import { setupPlacements } from './sites.ts';
import type { Action, Colour, Owner, Place, Shuffle, State } from './types.ts';

const STALLS_AT_START = 3; // R3.5
const QUIET_ROUNDS = 12; // R11.6

/** All legal actions of the player to move, each once, in the agreed order. */
export function legal(board: Board, state: State): Action[] {
  const { pending } = state;
  if (state.phase === 'over') return [];
  if (state.phase === 'setup') {
    // R3.7: a neutral stall that has been drawn; R3.5: else one of the player's own, of any colour not yet placed.
    if (pending !== null && 'neutral' in pending) return places(board, state, 'neutral', [pending.neutral]);
    return places(board, state, state.seat, COLOURS);
  }
  // R11.2: in the final phase only builds, or dropping out.
  if (state.phase === 'final') return [...builds(board, state), { type: 'dropOut' }];
  if (pending !== null && 'picksLeft' in pending) return picks(state);
  if (pending !== null && 'discardsLeft' in pending) return discardChoices(state);
  // R4.1: build, lure or draw.
  return [...builds(board, state), ...lures(board, state), ...picks(state)];
}

/** R3.5: the placements in set-up. */
function places(board: Board, state: State, owner: Owner, colours: Colour[]): Place[] {
  return colours.flatMap((colour) =>
    setupPlacements(board, state, owner, colour).map(
      ({ stall, entry }): Place => ({ type: 'place', colour, stall, entry }),
    ),
  );
}

/** The state after a legal action. The given state stays as it is. */
export function successor(board: Board, state: State, action: Action, shuffle: Shuffle): State {
  const next = structuredClone(state);
  switch (action.type) {
    case 'place': {
      const neutral = next.pending !== null && 'neutral' in next.pending;
      addStand(next, neutral ? 'neutral' : next.seat, action.colour, action.stall, action.entry);
      next.pending = null;
      if (neutral) {
        drawNeutral(board, next, otherSeat(next, next.seat));
      } else {
        nextPlacer(board, next);
      }
      return next;
    }
    case 'stall':
    case 'expand':
    case 'move':
      doBuild(board, next, action);
      endTurn(board, next, action);
      return next;
    case 'lure':
      doLure(next, action);
      endTurn(board, next, action);
      return next;
    case 'pick':
      if (doPick(next, action, shuffle)) endTurn(board, next, action);
      return next;
    case 'discard':
      if (doDiscard(next, action, shuffle)) endTurn(board, next, action);
      return next;
    case 'dropOut':
      // R11.2: out is final.
      playerAt(next, next.seat).out = true;
      endTurn(board, next, action);
      return next;
  }
}

function otherSeat(state: State, seat: number): number {
  return (seat + 1) % state.players.length;
}

/**
 * R3.5: clockwise to the next player who has not placed 3 stalls yet. Who has no legal placement is skipped, and need
 * not be remembered: later stalls never make room for earlier ones, so that player will be skipped every time.
 */
function nextPlacer(board: Board, state: State): void {
  const count = state.players.length;
  for (let step = 1; step <= count; step += 1) {
    const seat = (state.seat + step) % count;
    const placed = state.stands.filter((stand) => stand.owner === seat).length;
    if (placed < STALLS_AT_START && places(board, state, seat, COLOURS).length > 0) {
      state.seat = seat;
      return;
    }
  }
  // R3.7: two players draw the neutral stalls, the start player first.
  if (count === 2) {
    drawNeutral(board, state, state.startSeat);
  } else {
    beginPlay(state);
  }
}

/** R3.7: this player draws a neutral stall. One that fits nowhere is set aside and the draw passes on. */
function drawNeutral(board: Board, state: State, firstSeat: number): void {
  let seat = firstSeat;
  for (;;) {
    const [colour, ...rest] = state.bag;
    if (colour === undefined) {
      beginPlay(state);
      return;
    }
    state.bag = rest;
    if (places(board, state, 'neutral', [colour]).length > 0) {
      state.seat = seat;
      state.pending = { neutral: colour };
      return;
    }
    seat = otherSeat(state, seat);
  }
}

/** R3.8 */
function beginPlay(state: State): void {
  state.phase = 'play';
  state.seat = state.startSeat;
  state.pending = null;
}

function endTurn(board: Board, state: State, action: Action): void {
  if (state.phase === 'play') {
    // R11.6: turns without a new stall or an expansion; moves do not count as such.
    state.quietTurns = action.type === 'stall' || action.type === 'expand' ? 0 : state.quietTurns + 1;
    const standstill = state.quietTurns >= QUIET_ROUNDS * state.players.length;
    if (standstill || (action.type === 'expand' && supplyRunsOut(state))) state.phase = 'final';
  }
  if (state.phase === 'final') {
    nextBuilder(board, state);
  } else {
    // R3.4: clockwise.
    state.seat = (state.seat + 1) % state.players.length;
  }
}

/** R11.1: a colour has no expansion left, or two colours have at most one left each. */
function supplyRunsOut(state: State): boolean {
  const none = COLOURS.filter((colour) => state.supply[colour] === 0);
  const atMostOne = COLOURS.filter((colour) => state.supply[colour] <= 1);
  return none.length >= 1 || atMostOne.length >= 2;
}

/** R11.2, R11.3: clockwise to the next player with a legal build; those without are out at once. */
function nextBuilder(board: Board, state: State): void {
  const count = state.players.length;
  for (let step = 1; step <= count; step += 1) {
    const seat = (state.seat + step) % count;
    const player = playerAt(state, seat);
    if (player.out) continue;
    if (builds(board, { ...state, seat }).length > 0) {
      state.seat = seat;
      return;
    }
    player.out = true;
  }
  finish(board, state);
}

/** R11.3, R11.4: everybody is out. The seat stays that of the last action. */
function finish(board: Board, state: State): void {
  state.phase = 'over';
  state.players.forEach((player, seat) => {
    // R11.4: every medal once more for its holder …
    for (const colour of COLOURS) {
      if (state.medals[colour].gold === seat) player.points += board.edition.medals[colour].gold;
      if (state.medals[colour].silver === seat) player.points += board.edition.medals[colour].silver;
    }
    // … then 1 point per 3 money, all colours together, rounded down.
    const coins = COLOURS.reduce((sum, colour) => sum + player.money[colour], 0);
    player.points += Math.floor(coins / 3);
  });
}
