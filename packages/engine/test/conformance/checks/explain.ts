/** `whyNot` has no objection to legal actions and names a rule for all others; `apply` gives the same refusal. */
import { readFileSync } from 'node:fs';
import { type Action, actionOf, apply, type BuildAction, payments, whyNot } from '../../../src/index.ts';
import { probes } from '../probes.ts';
import { same } from '../same.ts';
import { sampleOf } from '../setups.ts';
import type { Node } from '../simulate.ts';

const contract = readFileSync(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8');
const RULES = new Set([...contract.matchAll(/^- (R\d+\.\d+)/gm)].map((match) => match[1]));

/** The rule exists in docs/rules.md. */
export function expectRule(refusal: { readonly code: string; readonly rule?: string }): void {
  if (refusal.code === 'action/malformed') same(refusal.rule, undefined);
  else if (!RULES.has(refusal.rule)) throw new Error(`no such rule: ${JSON.stringify(refusal)}`);
}

export function nothingIsSaidAgainstLegalActions({ state, moves, sampled, random }: Node): void {
  for (const move of sampleOf(moves, sampled ? 60 : 2, random)) {
    same(whyNot(state, actionOf(state, move)), undefined);
  }
}

/** The action without coins: in the list each stands for all its payments. */
function outline(action: Action): string {
  const { fee: _fee, payment: _payment, ...rest } = { fee: null, payment: {}, ...action };
  return JSON.stringify('cards' in rest ? { ...rest, cards: [...rest.cards].sort(byCard) } : rest);
}

/** Standard cards before jokers. */
function byCard(a: string, b: string): number {
  return b.charCodeAt(0) - a.charCodeAt(0) || a.localeCompare(b);
}

function coins(action: BuildAction): string {
  return JSON.stringify([action.fee, action.type === 'expand' ? Object.entries(action.payment).sort() : []]);
}

export function everythingElseIsRefusedByARule({ state, json, moves, random, sampled }: Node): void {
  if (!sampled) return;
  const before = state.cells.slice();
  const listed = new Set(moves.map((move) => outline(actionOf(state, move))));
  const hasCoins = (action: Action): boolean =>
    !('cards' in action) || payments(state, action).some((paid) => coins(paid) === coins(action));
  for (const action of probes(state, json, random, 50)) {
    const refusal = whyNot(state, action);
    const applied = apply(state, action);
    const legal = listed.has(outline(action)) && hasCoins(action);
    same({ action, legal: refusal === undefined }, { action, legal });
    same(applied.ok ? undefined : applied.error, refusal);
    if (refusal === undefined) continue;
    expectRule(refusal);
    same(JSON.parse(JSON.stringify(refusal)), refusal);
  }
  same(state.cells, before);
}
