/** Who plays which seat: `person:Amina,apprentice:Omar,vizier@200ms`. */
import { type BotSpec, formatBotSpec, LEVELS, parseBotSpec } from '@kairo/bots';
import { EDITIONS, type Edition, editionToJson, MAX_PLAYERS, MIN_PLAYERS, type Start } from '@kairo/engine';
import { ICONS, MAX_NAME, PERSON, PLAYERS, type SeatSetup } from '@kairo/protocol';
import type { GameHeader, NewGame } from '@kairo/table';
import { type Messages, OWNER_ICONS } from '@kairo/texts';
import { fail } from '../failure.ts';
import { botLabel, readBotSpec } from '../options.ts';

export interface Seating {
  /** If empty, the seat has a default name in the user's language. */
  readonly name: string;
  readonly player: typeof PERSON | BotSpec;
}

/** Random is too weak for people, but useful for tests. */
export const SEATABLE_BOTS: readonly string[] = [...LEVELS, 'random'];
/** In a set-up, which only knows the levels, in place of a bot that is not one. */
const STAND_IN = 'apprentice';

/** Consists of the seat's icon and its bot. */
export function defaultName(t: Messages, player: Seating['player'], seat: number): string {
  const icon = OWNER_ICONS[seat];
  const called = icon === undefined ? t.terms.player(seat + 1) : t.terms.icon[icon];
  return player === PERSON ? called : `${called} (${botLabel(t, player)})`;
}

/** Records have a line for each name. */
function checkName(t: Messages, name: string): string {
  const trimmed = name.trim();
  const isPlain = /^[^\p{C}]+$/u.test(trimmed) && [...trimmed].length <= MAX_NAME;
  return isPlain ? trimmed : fail(t.terminal.bad.name(name, MAX_NAME));
}

function readPlayer(t: Messages, text: string): Seating['player'] {
  if (text === PERSON) return PERSON;
  const [name = ''] = text.split('@');
  if (!SEATABLE_BOTS.includes(name)) fail(t.terminal.bad.seat(name, [PERSON, ...SEATABLE_BOTS].join(', ')));
  return readBotSpec(t, text);
}

export function readSeats(t: Messages, text: string): Seating[] {
  const words = text.split(',').map((word) => word.trim());
  if (words.length < MIN_PLAYERS || words.length > MAX_PLAYERS) {
    fail(t.error({ code: 'setup/players', found: String(words.length), min: MIN_PLAYERS, max: MAX_PLAYERS }));
  }
  return words.map((word) => {
    const [player = '', ...rest] = word.split(':');
    const name = rest.join(':');
    return { player: readPlayer(t, player), name: name === '' ? '' : checkName(t, name) };
  });
}

/** What a game is created from, besides its id and seed. */
export interface GameChoice {
  readonly edition: Edition;
  readonly start: Start;
  readonly openMoney: boolean;
  readonly seats: readonly Seating[];
}

export function newGameOf({ edition, start, openMoney, seats }: GameChoice): Pick<NewGame, 'setup' | 'bots'> {
  const isShipped = EDITIONS.get(edition.id)?.hash === edition.hash;
  const bots = seats.map(({ player }) => otherBot(player));
  return {
    setup: {
      edition: isShipped ? edition.id : editionToJson(edition),
      start,
      openMoney,
      help: { routes: true, hints: true },
      seats: seats.map(seatSetup),
    },
    ...(bots.some((bot) => bot !== null) && { bots }),
  };
}

function seatSetup({ name, player }: Seating, seat: number): SeatSetup {
  const icon = ICONS[seat];
  if (icon === undefined) throw new Error('too many seats');
  const known = PLAYERS.find((other) => other === (player === PERSON ? PERSON : player.name));
  return { name, icon, player: known ?? STAND_IN };
}

/** A bot that is not simply one of the levels. */
function otherBot(player: Seating['player']): string | null {
  const text = player === PERSON ? PERSON : formatBotSpec(player);
  return PLAYERS.some((known) => known === text) ? null : text;
}

/** The names to show, by seat. */
export function namesIn(t: Messages, { setup, bots }: Pick<GameHeader, 'setup' | 'bots'>): string[] {
  return setup.seats.map(({ name, player }, seat) => {
    if (name !== '') return name;
    const spec = parseBotSpec(bots?.[seat] ?? player);
    return defaultName(t, spec.ok ? spec.value : PERSON, seat);
  });
}
