/** R6.6, R4.2b, R4.4: `payments` lists every valid mix of coins, and `apply` accepts each of them. */
import { expect } from 'vitest';
import { type Action, actionOf, apply, type BuildAction, payments, traceHeader } from '../../../src/index.ts';
import { type FeeAndPayment, type Header, makeTwin, type State, type Twin } from '../../twin/index.ts';
import { same } from '../same.ts';
import { there, unwrap } from '../setups.ts';
import type { Node } from '../simulate.ts';

const twins = new WeakMap<object, Twin>();

export function twinOf({ game }: Pick<Node, 'game'>): Twin {
  const known = twins.get(game) ?? makeTwin(structuredClone(traceHeader(game, '-')) as unknown as Header);
  twins.set(game, known);
  return known;
}

function isBuild(action: Action): action is BuildAction {
  return action.type === 'stall' || action.type === 'expand' || action.type === 'move';
}

/** Fee and coins as a string, to compare sets of payments. */
function text({ fee, payment = {} }: Partial<FeeAndPayment>): string {
  return JSON.stringify([fee, Object.entries(payment).sort()]);
}

/** One build of each kind and colour, with and without a fee. */
function someBuilds({ state, moves, random }: Node): BuildAction[] {
  const kinds = new Map<string, BuildAction[]>();
  for (const build of moves.map((move) => actionOf(state, move)).filter(isBuild)) {
    const kind = `${build.type} ${build.colour} ${build.fee !== null}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), build]);
  }
  return [...kinds.values()].slice(0, 8).map((group) => there(group[random.below(group.length)]));
}

export function everyPaymentIsListedAndAccepted(node: Node): void {
  const { state, json, sampled } = node;
  if (!sampled) return;
  for (const build of someBuilds(node)) {
    const all = payments(state, build);
    const expected = twinOf(node).paymentsOf(structuredClone(json) as unknown as State, build as never);
    same(all.map(text).sort(), expected.map(text).sort());
    expect(all).toContainEqual(build);
    for (const action of all.filter((_, i) => i < 20 || i % 16 === 0)) {
      const paid = unwrap(apply(state, action)).events.find((event) => event.type === 'paid');
      const named = { fee: action.fee, coins: action.type === 'expand' ? action.payment : {} };
      same({ fee: paid?.fee ?? null, coins: paid?.coins ?? {} }, named);
    }
  }
}
