/**
 * How long a game will take: the turns of games between bots at the pace that the start page states. A test compares
 * both with the measurements (docs/balance.md).
 */
import type { Start } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';

/** By number of players, from two to four. */
type Turns = readonly [two: number, three: number, four: number];

/** Of all players together, with the stalls that they place themselves. */
const TURNS: { readonly [edition: string]: { readonly [start in Start]: Turns } } = {
  cairo: { preset: [82, 82, 84], variable: [95, 90, 95] },
  alley: { preset: [73, 75, 74], variable: [96, 91, 86] },
};
/** For boards that were not measured. */
const USUAL = { preset: [80, 80, 80], variable: [95, 90, 90] } as const;

/** The pace, in seconds for a turn. */
export const SECONDS = { person: 20, bot: 3 };

/** From here on, the estimate is a multiple of five minutes. */
const LONG_MINUTES = 15;

type Table = Pick<TableSetup, 'edition' | 'start' | 'seats'>;

export function expectedMinutes({ edition, start, seats }: Table): number {
  const measured = (typeof edition === 'string' && TURNS[edition]) || USUAL;
  const turns = measured[start][seats.length - 2] ?? USUAL[start][0];
  const seconds = seats.reduce((sum, { player }) => sum + SECONDS[player === PERSON ? 'person' : 'bot'], 0);
  const minutes = (turns * seconds) / seats.length / 60;
  return minutes < LONG_MINUTES ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
