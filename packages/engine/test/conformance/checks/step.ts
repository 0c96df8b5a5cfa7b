/**
 * Applying an action: checked and unchecked results are equal, the old state is unchanged, pieces are conserved, and
 * events are complete.
 */
import {
  actionOf,
  apply,
  applyMove,
  brokenInvariants,
  Dealer,
  decodeState,
  encodeState,
  type GameEvent,
  redactEvents,
  viewFor,
} from '../../../src/index.ts';
import { liveCells } from '../cells.ts';
import { Ledger, summaryOf } from '../ledger.ts';
import { same } from '../same.ts';
import { there, unwrap } from '../setups.ts';
import type { Check, Node } from '../simulate.ts';

export function checkedAndUncheckedApplyAgree({ state, chosen }: Node): void {
  const before = state.cells.slice();
  const step = unwrap(apply(state, actionOf(state, chosen)));
  same(state.cells, before);
  const events: GameEvent[] = [];
  const copy = state.copy();
  applyMove(copy, chosen, (event) => events.push(event));
  same(step.state.cells, copy.cells);
  same(step.events, events);
  const silent = state.copy();
  applyMove(silent, chosen);
  same(silent.cells, copy.cells);
}

export function invariantsHold({ state }: Node): void {
  same(brokenInvariants(state), []);
}

/** A stateful check, one for each game. */
export function eventsTellEverything(): Check {
  let ledger: Ledger | undefined;
  let heard = 0;
  return function eventsTellEverything({ game, json, history }: Node): void {
    ledger ??= new Ledger(game.board.edition);
    for (; heard < history.length; heard++) ledger.add(there(history[heard]));
    same(ledger.summary(), summaryOf(json));
    const hasBag = game.players === 2 && game.options.start === 'variable';
    same([...json.bag].sort(), hasBag ? ledger.bag().sort() : []);
  };
}

/** Only cards drawn from the pile are private. */
export function audiencesAreRight({ state, chosen }: Node): void {
  for (const event of unwrap(apply(state, actionOf(state, chosen))).events) {
    same(event.to, event.type === 'received' ? event.seat : 'all');
  }
}

/** The events of a step that revealed nothing do not depend on hidden information, so the step can be undone. */
export function quietStepsTellNothingHidden({ game, state, json, moves, history, random }: Node): void {
  const told = redactEvents(history, json.seat);
  const other = new Dealer(game, viewFor(state, json.seat), told).deal(random);
  for (const move of moves.filter((_, i) => i % 16 === 0)) {
    const action = actionOf(state, move);
    const step = unwrap(apply(state, action));
    if (!step.revealed) same(unwrap(apply(other, action)).events, step.events);
  }
}

export function snapshotsKeepEverything({ game, state, sampled }: Node): void {
  if (!sampled) return;
  const text = encodeState(state);
  const decoded = unwrap(decodeState(game, text));
  same(liveCells(decoded), liveCells(state));
  same(encodeState(decoded), text);
}
