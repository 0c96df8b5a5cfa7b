/** Two evenings with the same course, on deals that differ only in what the viewer never comes to know. */
import { FastRandom, type Viewer } from '@kairo/engine';
import { ICONS, type SeatSetup, type TableSetup } from '@kairo/protocol';
import { courseOf, dealtOtherwise } from './course.ts';
import { Evening, type Heard, type Plan } from './evening.ts';
import { differencesBetween, exposedIn } from './judge.ts';

export function setupOf(
  players: readonly SeatSetup['player'][],
  changes: Partial<TableSetup> = {},
): TableSetup {
  return {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: true },
    seats: ICONS.slice(0, players.length).map((icon, i) => ({
      name: `Name ${i}`,
      icon,
      player: players[i] ?? 'person',
    })),
    ...changes,
  };
}

export interface Compared {
  readonly differences: readonly string[];
  readonly exposed: readonly string[];
  /** How often something was exchanged between the deals. */
  readonly exchanged: number;
  readonly heard: Heard;
}

export interface Comparison extends Pick<Plan, 'plant'> {
  readonly setup: TableSetup;
  readonly viewer: Viewer;
  readonly seed: string;
  /** How many turns, from the deal on; all if absent. */
  readonly turns?: number;
}

export async function compared({ setup, viewer, seed, turns, plant }: Comparison): Promise<Compared> {
  const course = courseOf(setup, seed, turns);
  const other = dealtOtherwise(course, viewer, new FastRandom(`${seed} otherwise`));
  const plan: Plan = { setup, course, viewer, deal: course.deal, seconds: `${seed} here`, plant };
  const heard = await new Evening(plan).play();
  const there = await new Evening({ ...plan, deal: other, seconds: `${seed} there` }).play();
  return {
    differences: differencesBetween(heard, there),
    exposed: [...exposedIn(plan, heard), ...exposedIn(plan, there)],
    exchanged: other.exchanged,
    heard,
  };
}
