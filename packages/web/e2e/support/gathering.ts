/** Tables that begin at once, opened by the pages' own requests: for tests of what comes afterwards. */
import type { Level } from '@kairo/bots';
import type { Pace } from '@kairo/protocol';
import type { Page } from '@playwright/test';
import { type Guest, seated } from './guests.ts';

interface Wishes {
  readonly bots?: number;
  readonly pace?: Pace | null;
  readonly standIn?: Level;
}

const NAMES = ['Amina', 'Jonas', 'Noor', 'Lin'];
const ICONS = ['ankh', 'eye', 'scarab', 'lotus'];

/** Sends a request to the server as the page would. */
function ask(page: Page, method: string, path: string, body: unknown): Promise<{ readonly table: string }> {
  return page.evaluate(
    async ([how, where, text]) => {
      const answer = await fetch(`api/v1/${where}`, {
        method: how as string,
        headers: { 'Content-Type': 'application/json' },
        body: text as string,
      });
      const json = await answer.json();
      if (!answer.ok) throw new Error(`${how} ${where}: ${JSON.stringify(json)}`);
      return json;
    },
    [method, path, JSON.stringify(body)],
  );
}

/** The guests take the first seats in order, bots the others; returns the id of the table. */
export async function gather(
  guests: readonly Guest[],
  { bots = 0, pace = null, standIn = 'merchant' }: Wishes = {},
): Promise<string> {
  const [host] = guests;
  if (host === undefined) throw new Error('a table without a host');
  const seats = Array.from({ length: guests.length + bots }, (_, seat) => ({
    name: '',
    icon: ICONS[seat],
    player: seat < guests.length ? 'person' : 'apprentice',
  }));
  const setup = {
    edition: 'alley',
    start: 'preset',
    openMoney: false,
    help: { routes: true, hints: false },
    seats,
  };
  for (const { page, address } of guests) await page.goto(address);
  const { table } = await ask(host.page, 'POST', 'tables', { setup, pace, standIn, begin: 'byHost' });
  for (const [seat, { page }] of guests.entries()) {
    await ask(page, 'POST', `tables/${table}/seats/${seat}`, { name: NAMES[seat], icon: ICONS[seat] });
  }
  await ask(host.page, 'POST', `tables/${table}/begin`, {});
  await Promise.all(guests.map((guest) => sitAt(guest, table)));
  return table;
}

async function sitAt(guest: Guest, table: string): Promise<void> {
  await guest.page.goto(`${guest.address}#/t/${table}`);
  await seated(guest);
}

/** Whose turn it is, as their own page says. */
export async function whoActs(guests: readonly Guest[]): Promise<Guest> {
  for (;;) {
    for (const guest of guests) {
      const own = guest.page.locator('.player[data-acting]:has(.tag)');
      if ((await own.count()) > 0) return guest;
    }
    await guests[0]?.page.waitForTimeout(100);
  }
}

/** Lures a customer, which reveals nothing, and ends the turn. */
export async function lure({ page, player, words }: Guest): Promise<void> {
  await player.turn();
  await player.begin('lure');
  await player.decide();
  await player.press(page.locator('[data-confirm]'));
  await player.press(page.getByRole('button', { name: words.table.actions.endTurn }));
}
