/** What follows from a move: drawing cards, the end of a turn, phases, scoring. Works on the draft of `G`. */

import type { Board } from './board.ts';
import { hasBuild, hasPlacement } from './enumerate.ts';
import { current, original } from './framework.ts';
import { type Card, COLOURS, type G, type Seat, type Shuffle } from './types.ts';

const STALLS_IN_SETUP = 3;
const QUIET_ROUNDS = 12;
const MONEY_PER_POINT = 3;

/** Takes the top card; the moment the pile is empty the discards become the new one (R9.4). */
export function drawFromPile(G: G, shuffle: Shuffle): Card | null {
  const card = G.pile.pop() ?? null;
  if (G.pile.length === 0) {
    // The injected shuffle gives the order of the JSON, top first.
    G.pile = shuffle([...G.discards]).reverse();
    G.discards = [];
  }
  return card;
}

/** R9.3. */
export function refillDisplay(G: G, shuffle: Shuffle): void {
  for (let index = 0; index < G.display.length; index++) {
    if (G.display[index] === null) G.display[index] = drawFromPile(G, shuffle);
  }
}

/** Ends a turn of the play or final phase and finds who acts next. */
export function endTurn(board: Board, G: G, turn: { isQuiet: boolean }): void {
  G.pending = null;
  const players = original(G).players.length;
  if (G.phase === 'play') {
    G.quietTurns = turn.isQuiet ? G.quietTurns + 1 : 0;
    const isStandstill = G.quietTurns >= QUIET_ROUNDS * players;
    if (isStandstill || (!turn.isQuiet && isSupplyShort(G))) G.phase = 'final';
  }
  if (G.phase === 'final') passFinal(board, G);
  else G.seat = (G.seat + 1) % players;
}

/** R11.1. */
function isSupplyShort(G: G): boolean {
  const { supply } = G;
  let almostGone = 0;
  for (const colour of COLOURS) {
    if (supply[colour] === 0) return true;
    if (supply[colour] === 1) almostGone++;
  }
  return almostGone >= 2;
}

/** R11.2, R11.3: the next seat that can still build; the others become out. */
function passFinal(board: Board, G: G): void {
  // A plain snapshot: the search for a build would otherwise wrap half the state in proxies.
  const now = current(G);
  const players = now.players.length;
  for (let step = 1; step <= players; step++) {
    const seat = (now.seat + step) % players;
    if (now.players[seat].out) continue;
    if (hasBuild(board, now, seat)) {
      G.seat = seat;
      return;
    }
    G.players[seat].out = true;
  }
  G.phase = 'over';
  scoreFinally(board, G);
}

/** R11.4. */
function scoreFinally(board: Board, G: G): void {
  for (const colour of COLOURS) {
    const { gold, silver } = G.medals[colour];
    const worth = board.edition.medals[colour];
    if (gold !== null) G.players[gold].points += worth.gold;
    if (silver !== null) G.players[silver].points += worth.silver;
  }
  for (const player of G.players) {
    const money = COLOURS.reduce((sum, colour) => sum + player.money[colour], 0);
    player.points += Math.floor(money / MONEY_PER_POINT);
  }
}

/** After a placement in set-up: the next seat that can place, then the neutral stalls, then play (R3.5, R3.7, R3.8). */
export function continueSetup(board: Board, G: G): void {
  const now = current(G);
  const players = now.players.length;
  if (now.pending === null) {
    for (let step = 1; step <= players; step++) {
      const seat = (now.seat + step) % players;
      if (stallsOf(now, seat) < STALLS_IN_SETUP && hasPlacement(board, now, seat)) {
        G.seat = seat;
        return;
      }
    }
  }
  let drawer = now.pending === null ? now.startSeat : (now.seat + 1) % players;
  for (const [index, neutral] of now.bag.entries()) {
    if (hasPlacement(board, { ...now, pending: { neutral } }, drawer)) {
      G.seat = drawer;
      G.pending = { neutral };
      G.bag = now.bag.slice(index + 1);
      return;
    }
    drawer = (drawer + 1) % players;
  }
  G.bag = [];
  G.pending = null;
  G.phase = 'play';
  G.seat = now.startSeat;
}

function stallsOf(G: G, seat: Seat): number {
  return G.stands.filter((stand) => stand.owner === seat).length;
}
