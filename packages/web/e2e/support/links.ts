/** Addresses of tables. */
import { readFileSync } from 'node:fs';
import { ICONS, type SeatSetup, setupToLink, type TableSetup } from '@kairo/protocol';

type Player = SeatSetup['player'];

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

/** The start page with the set-up of a table. */
export function proposalOf(table: string): string {
  return table.replace('#/play?', '#/new?');
}

/** A board of 15 × 6 sites that is not shipped: the greatest width allowed. */
export function wideEdition(): Exclude<TableSetup['edition'], string> {
  const file = new URL('../../../engine/test/editions/causeway.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
