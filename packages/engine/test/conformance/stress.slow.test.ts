import { test } from 'vitest';
import { allChecks } from './allChecks.ts';
import { redealsKeepViews, talliesAreRight } from './checks/knowledge.ts';
import { simulate } from './simulate.ts';
import { nameOf, POLICIES, SETUPS } from './tables.ts';
test('stress', () => {
  const end = performance.now() + 480_000; let games = 0; const seen = new Set<string>();
  for (let n = 0; performance.now() < end; n++) for (const setup of SETUPS) for (const [p, policy] of Object.entries(POLICIES)) {
    if (performance.now() > end) break;
    games++;
    try { simulate(setup, policy, `stress ${n}`, [...allChecks(), redealsKeepViews(), talliesAreRight()]); } catch (e) { const m=(e as Error).message.slice(0,300); const k=m.split(':')[0]!.split(' ').at(-1)!; if(!seen.has(k)){seen.add(k);console.log(nameOf(setup), p, n, m);} }
  }
  console.log('games', games);
}, 600_000);
