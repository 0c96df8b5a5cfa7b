// The naive twin: drawing two cards (R9).

import { playerAt } from './build.ts';
import { CARD_ORDER, sortCards, withoutCard } from './cards.ts';
import type { Card, Discard, Pick, Shuffle, State } from './types.ts';

const HAND_LIMIT = 4; // R9.2

/** R9.1: a card of the display, the top card of the pile, or a barker if any is left. */
export function picks(state: State): Pick[] {
  const found: Pick[] = [];
  state.display.forEach((card, index) => {
    if (card !== null) found.push({ type: 'pick', from: 'display', index });
  });
  if (state.pile.length > 0) found.push({ type: 'pick', from: 'pile' });
  if (state.barkerStock > 0) found.push({ type: 'pick', from: 'barkers' });
  return found;
}

/** R9.2: any card of the hand; equal cards once. */
export function discardChoices(state: State): Discard[] {
  const { hand } = playerAt(state, state.seat);
  return CARD_ORDER.filter((card) => hand.includes(card)).map((card) => ({ type: 'discard', card }));
}

/** R9.4: takes the top card; if it was the last, the discards become the new pile at once. */
function takeFromPile(state: State, shuffle: Shuffle): Card {
  const [top, ...rest] = state.pile;
  if (top === undefined) throw new Error('R9.4: the pile is empty');
  state.pile = rest;
  if (state.pile.length === 0 && state.discards.length > 0) {
    const discards = state.discards;
    state.discards = [];
    state.pile = [...shuffle([...discards])];
  }
  return top;
}

/** One pick on this state (a copy that may be changed). Returns whether the turn is over. */
export function doPick(state: State, action: Pick, shuffle: Shuffle): boolean {
  const player = playerAt(state, state.seat);
  if (action.from === 'display') {
    const card = state.display[action.index];
    if (card === undefined || card === null)
      throw new Error(`R9.1: no card at display place ${action.index}`);
    // R9.3: not refilled before the end of the turn.
    state.display[action.index] = null;
    player.hand = sortCards([...player.hand, card]);
  } else if (action.from === 'pile') {
    player.hand = sortCards([...player.hand, takeFromPile(state, shuffle)]);
  } else {
    if (state.barkerStock < 1) throw new Error('R9.1: no barker left');
    state.barkerStock -= 1;
    player.barkers += 1;
  }
  // R9.1: two picks; the first one of a turn finds nothing pending.
  if (state.pending === null) {
    state.pending = { picksLeft: 1 };
    return false;
  }
  // R9.2: only stall cards count, only after both picks.
  const tooMany = player.hand.length - HAND_LIMIT;
  if (tooMany > 0) {
    state.pending = { discardsLeft: tooMany };
    return false;
  }
  state.pending = null;
  refill(state, shuffle);
  return true;
}

/** One discard on this state (a copy that may be changed). Returns whether the turn is over. */
export function doDiscard(state: State, action: Discard, shuffle: Shuffle): boolean {
  if (state.pending === null || !('discardsLeft' in state.pending))
    throw new Error('R9.2: nothing to discard');
  const player = playerAt(state, state.seat);
  player.hand = withoutCard(player.hand, action.card);
  state.discards.push(action.card);
  const left = state.pending.discardsLeft - 1;
  if (left > 0) {
    state.pending = { discardsLeft: left };
    return false;
  }
  state.pending = null;
  refill(state, shuffle);
  return true;
}

/** R9.3: after picks and discards, from left to right. */
function refill(state: State, shuffle: Shuffle): void {
  for (let place = 0; place < state.display.length; place += 1) {
    if (state.display[place] === null && state.pile.length > 0) {
      state.display[place] = takeFromPile(state, shuffle);
    }
  }
}
