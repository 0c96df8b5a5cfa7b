// The naive twin: luring a customer (R8).

import type { Board } from './board.ts';
import { COLOURS, customerSites, stepsFrom, tilesOf } from './board.ts';
import { playerAt } from './build.ts';
import type { Colour, Lure, Site, State } from './types.ts';

export type Distance = { entry: Site; distance: number };

/** R8.1, R8.2: the open entries of the colour and how far its customer is from each; in site order. */
export function distances(board: Board, state: State, colour: Colour): Distance[] {
  const from = state.customers[colour];
  // R1.2: the one that waits off the board cannot be lured.
  if (from === null) return [];
  const steps = stepsFrom(board, state, from);
  const occupied = customerSites(state);
  const found: Distance[] = [];
  for (const entry of board.sites) {
    // R8.1: own, rival's or neutral, but open.
    const ofColour = state.stands.some((stand) => stand.colour === colour && stand.entry === entry);
    if (!ofColour || occupied.has(entry)) continue;
    const distance = steps.get(entry);
    // R6.5 makes every entry reachable.
    if (distance === undefined) throw new Error(`R6.5: ${entry} cannot be reached from ${from}`);
    found.push({ entry, distance });
  }
  return found;
}

/** R8.3, R8.4: for each open entry exactly as many barkers as there are strictly nearer open ones. */
export function lures(board: Board, state: State): Lure[] {
  const found: Lure[] = [];
  for (const colour of COLOURS) {
    const open = distances(board, state, colour);
    for (const { entry, distance } of open) {
      const barkers = open.filter((other) => other.distance < distance).length;
      if (barkers <= playerAt(state, state.seat).barkers)
        found.push({ type: 'lure', colour, entry, barkers });
    }
  }
  return found;
}

/** Carries the lure out on this state (a copy that may be changed). */
export function doLure(state: State, action: Lure): void {
  const player = playerAt(state, state.seat);
  // R8.4: the barkers go back to the stock.
  player.barkers -= action.barkers;
  state.barkerStock += action.barkers;
  // R8.5: the lured customer leaves the board; the one that waited takes its place on the entry.
  const waiting = COLOURS.find((colour) => state.customers[colour] === null);
  if (waiting === undefined) throw new Error('R1.2: no customer waits off the board');
  state.customers[action.colour] = null;
  state.customers[waiting] = action.entry;
  // R8.6: income in the stand's colour.
  const stand = state.stands.find((other) => other.colour === action.colour && other.entry === action.entry);
  if (stand === undefined) throw new Error(`no ${action.colour} entry at ${action.entry}`);
  const size = tilesOf(stand).length;
  if (stand.owner === state.seat) {
    player.money[action.colour] += size;
  } else if (stand.owner === 'neutral') {
    player.money[action.colour] += 1;
  } else {
    player.money[action.colour] += 1;
    playerAt(state, stand.owner).money[action.colour] += size;
  }
}
