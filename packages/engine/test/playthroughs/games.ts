/** The games that are stored as text. `npm run playthroughs` rewrites them. */
import { ALL_EDITIONS, POLICIES, there } from '../conformance/setups.ts';
import type { Playthrough } from './dump.ts';

function game(
  id: string,
  players: number,
  start: 'variable' | 'preset',
  policyName: string,
  seed: string,
): Playthrough {
  return {
    name: `${id}-${players}-${start}-${policyName}`,
    edition: there(ALL_EDITIONS.get(id)),
    players,
    start,
    policyName,
    policy: there(POLICIES[policyName]),
    seed,
  };
}

export const PLAYTHROUGHS: readonly Playthrough[] = [
  game('cairo', 2, 'variable', 'byKind', '1'),
  game('cairo', 3, 'preset', 'thriftily', '2'),
  game('cairo', 4, 'variable', 'uniform', '3'),
  game('alley', 4, 'preset', 'byKind', '4'),
  game('alley', 2, 'preset', 'quietly', '5'),
  game('causeway', 3, 'variable', 'byKind', '6'),
];

export function fileOf({ name }: Playthrough): URL {
  return new URL(`${name}.txt`, import.meta.url);
}
