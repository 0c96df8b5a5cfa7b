/** Who sits where: `human,greedy:Omar,random`. */
import { BOT_NAMES, isBotName } from '@kairo/bots';
import { MAX_PLAYERS, MIN_PLAYERS } from '@kairo/engine';
import { type Messages, OWNER_ICONS } from '@kairo/texts';
import { fail } from '../failure.ts';
import { HUMAN, type Seating } from './match.ts';

const PLAYER_KINDS = [HUMAN, ...BOT_NAMES] as const;
const MAX_NAME = 20;

/** The name of a seat that nobody named: its sign, and what plays it. */
export function defaultName(t: Messages, player: Seating['player'], seat: number): string {
  const icon = OWNER_ICONS[seat];
  const sign = icon === undefined ? t.terms.player(seat + 1) : t.terms.icon[icon];
  return player === HUMAN ? sign : `${sign} (${t.terms.bot[player]})`;
}

/** Names go into records, one on a line. */
function cleanName(t: Messages, name: string): string {
  const clean = name.trim();
  const isPlain = /^[^\p{C}]+$/u.test(clean) && [...clean].length <= MAX_NAME;
  return isPlain ? clean : fail(t.terminal.bad.name(name, MAX_NAME));
}

export function readSeats(t: Messages, text: string): Seating[] {
  const words = text.split(',').map((word) => word.trim());
  if (words.length < MIN_PLAYERS || words.length > MAX_PLAYERS) {
    fail(t.error({ code: 'setup/players', found: String(words.length), min: MIN_PLAYERS, max: MAX_PLAYERS }));
  }
  return words.map((word, seat) => {
    const [kind = '', ...rest] = word.split(':');
    const player =
      kind === HUMAN || isBotName(kind) ? kind : fail(t.terminal.bad.seat(kind, PLAYER_KINDS.join(', ')));
    const name = rest.join(':');
    return { player, name: name === '' ? defaultName(t, player, seat) : cleanName(t, name) };
  });
}
