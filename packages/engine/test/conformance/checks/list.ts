/** The list of legal moves: sorted, each once, one to one with actions, and the only moves that are legal. */
import { actionOf, isLegalMove, legalActions } from '../../../src/index.ts';
import { readAction } from '../../../src/play/actions.ts';
import { probes } from '../probes.ts';
import { same } from '../same.ts';
import { sampleOf, there, unwrap } from '../setups.ts';
import type { Node } from '../simulate.ts';

export function listIsSortedAndUnique({ moves }: Node): void {
  for (let i = 1; i < moves.length; i++) {
    if (there(moves[i - 1]) >= there(moves[i])) throw new Error(`move ${i} is out of order`);
  }
}

export function movesAndActionsMapOneToOne({ state, moves, sampled }: Node): void {
  const actions = moves.map((move) => actionOf(state, move));
  same(new Set(actions.map((action) => JSON.stringify(action))).size, moves.length);
  for (const [i, action] of actions.entries()) same(unwrap(readAction(state, action)).move, moves[i]);
  if (sampled) same(legalActions(state), actions);
}

export function listedMovesAreLegal({ state, moves, sampled, random }: Node): void {
  for (const move of sampleOf(moves, sampled ? 60 : 4, random)) same(isLegalMove(state, move), true);
}

export function otherMovesAreNot({ state, json, moves, random, sampled }: Node): void {
  const listed = new Set(moves);
  for (const probe of probes(state, json, random, sampled ? 40 : 4)) {
    const read = readAction(state, probe);
    if (read.ok) same(isLegalMove(state, read.value.move), listed.has(read.value.move));
  }
}
