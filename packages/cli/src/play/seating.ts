/** Who sits where: `human,apprentice:Omar,vizier@200ms`. */
import { type BotSpec, LEVELS } from '@kairo/bots';
import { MAX_PLAYERS, MIN_PLAYERS, type Seat } from '@kairo/engine';
import type { Match } from '@kairo/table';
import { type Messages, OWNER_ICONS } from '@kairo/texts';
import { fail } from '../failure.ts';
import { botLabel, readBotSpec } from '../options.ts';

export const HUMAN = 'human';

export interface Seating {
  readonly name: string;
  readonly player: typeof HUMAN | BotSpec;
}

/** A running game and who plays it. */
export interface SeatedMatch {
  readonly match: Match;
  readonly seats: readonly Seating[];
}

export function nameOf({ seats }: Pick<SeatedMatch, 'seats'>, seat: Seat): string {
  return seats[seat]?.name ?? '';
}

export function namesOf({ seats }: Pick<SeatedMatch, 'seats'>): string[] {
  return seats.map(({ name }) => name);
}

export function isHuman({ seats }: Pick<SeatedMatch, 'seats'>, seat: Seat | undefined): boolean {
  return seat !== undefined && seats[seat]?.player === HUMAN;
}

/** Random is no opponent for people, but useful for tests. */
export const SEATABLE_BOTS: readonly string[] = [...LEVELS, 'random'];
const MAX_NAME = 20;

/** The name of a seat that nobody named: its sign, and what plays it. */
export function defaultName(t: Messages, player: Seating['player'], seat: number): string {
  const icon = OWNER_ICONS[seat];
  const sign = icon === undefined ? t.terms.player(seat + 1) : t.terms.icon[icon];
  return player === HUMAN ? sign : `${sign} (${botLabel(t, player)})`;
}

/** Names go into records, one on a line. */
function cleanName(t: Messages, name: string): string {
  const clean = name.trim();
  const isPlain = /^[^\p{C}]+$/u.test(clean) && [...clean].length <= MAX_NAME;
  return isPlain ? clean : fail(t.terminal.bad.name(name, MAX_NAME));
}

function readPlayer(t: Messages, kind: string): Seating['player'] {
  if (kind === HUMAN) return HUMAN;
  const [name = ''] = kind.split('@');
  if (!SEATABLE_BOTS.includes(name)) fail(t.terminal.bad.seat(name, [HUMAN, ...SEATABLE_BOTS].join(', ')));
  return readBotSpec(t, kind);
}

export function readSeats(t: Messages, text: string): Seating[] {
  const words = text.split(',').map((word) => word.trim());
  if (words.length < MIN_PLAYERS || words.length > MAX_PLAYERS) {
    fail(t.error({ code: 'setup/players', found: String(words.length), min: MIN_PLAYERS, max: MAX_PLAYERS }));
  }
  return words.map((word, seat) => {
    const [kind = '', ...rest] = word.split(':');
    const player = readPlayer(t, kind);
    const name = rest.join(':');
    return { player, name: name === '' ? defaultName(t, player, seat) : cleanName(t, name) };
  });
}
