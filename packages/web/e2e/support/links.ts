/** Addresses of tables. */
import { readFileSync } from 'node:fs';
import { ICONS, type SeatSetup, setupToLink, type TableSetup } from '@kairo/protocol';

type Player = SeatSetup['player'];
type OwnEdition = Exclude<TableSetup['edition'], string>;

export interface Wishes {
  readonly edition?: TableSetup['edition'];
  readonly start?: TableSetup['start'];
  readonly options?: readonly ('routes' | 'hints' | 'money')[];
}

const NAMES = ['Amina', 'Basim', 'Dalia', 'Farid'];

/** The address of a table with these players; persons get names, bots are named by their icons. */
export function tableFor(players: readonly Player[], wishes: Wishes = {}): string {
  const { edition = 'cairo', start = 'preset', options = ['routes', 'hints'] } = wishes;
  const seats = players.map((player, i) => ({
    player,
    icon: ICONS[i] ?? 'ankh',
    name: player === 'person' ? (NAMES[i] ?? '') : '',
  }));
  const help = { routes: options.includes('routes'), hints: options.includes('hints') };
  return `#/play?${setupToLink({ edition, start, seats, help, openMoney: options.includes('money') })}`;
}

/** The set-up in the address of a table. */
export function linkOf(table: string): string {
  return table.replace('#/play?', '');
}

/** The start page with the set-up of a table. */
export function proposalOf(table: string): string {
  return table.replace('#/play?', '#/new?');
}

/** A board of 15 × 6 sites that is not shipped: the greatest width allowed. */
export function wideEdition(): OwnEdition {
  return readEdition('test/editions/causeway.json');
}

/** The small board under another name. */
export function alleyAs(id: string): OwnEdition {
  return { ...readEdition('editions/alley.json'), id };
}

/** The small board with few expansions: with one of each colour, the first one begins the final phase (R11.1). */
export function shortEdition(expansionsPerColour = 1): OwnEdition {
  return { ...alleyAs('short'), expansionsPerColour };
}

function readEdition(path: string): OwnEdition {
  return JSON.parse(readFileSync(new URL(`../../../engine/${path}`, import.meta.url), 'utf8'));
}
