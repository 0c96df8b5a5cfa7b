/** How long a game will take, estimated from the number of turns in games between bots (docs/balance.md). */
import { PERSON, type TableSetup } from '@kairo/protocol';

/** The median, by board and number of players; a test compares it with the balance report. */
export const TURNS: { readonly [edition: string]: { readonly [players: number]: number } } = {
  cairo: { 2: 85, 3: 87, 4: 84 },
  alley: { 2: 81, 3: 79, 4: 76 },
};
/** For boards that were not measured. */
const USUAL_TURNS = 85;

const SECONDS_OF_PERSON = 20;
const SECONDS_OF_BOT = 2;
/** The precision of the estimate. */
const STEP_MINUTES = 5;

export function expectedMinutes({ edition, seats }: Pick<TableSetup, 'edition' | 'seats'>): number {
  const measured = typeof edition === 'string' ? TURNS[edition]?.[seats.length] : undefined;
  const rounds = (measured ?? USUAL_TURNS) / seats.length;
  const secondsOfRound = seats.reduce(
    (sum, { player }) => sum + (player === PERSON ? SECONDS_OF_PERSON : SECONDS_OF_BOT),
    0,
  );
  const steps = (rounds * secondsOfRound) / 60 / STEP_MINUTES;
  return Math.max(1, Math.round(steps)) * STEP_MINUTES;
}
