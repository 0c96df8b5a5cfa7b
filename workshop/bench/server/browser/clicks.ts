/**
 * How long it takes from a click that ends a turn until the other browser shows it, without animation. Two pages play
 * against each other on a server of their own. The argument is the number of turns; the last line is one JSON object.
 */
import type { Page } from '@playwright/test';
import { gather } from '../../../../packages/web/e2e/support/gathering.ts';
import { Company, DESKTOP, type Guest } from '../../../../packages/web/e2e/support/guests.ts';
import { OwnServer } from '../../../../packages/web/e2e/support/ownServer.ts';
import { median, quantile } from '../../web/figures.ts';
import { openBrowser } from '../../web/page.ts';

/** What a page has noted, in milliseconds since 1970. */
interface Notes {
  readonly clicks: number[];
  /** When the screen first showed that it is another seat's turn, and whose. */
  readonly turns: { readonly seat: string; readonly at: number }[];
}

declare global {
  var notes: Notes;
}

/** Runs in the page. */
function takeNotes(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const notes: Notes = { clicks: [], turns: [] };
  globalThis.notes = notes;
  addEventListener('click', () => notes.clicks.push(now()), { capture: true });
  let shown = '';
  const look = (): void => {
    const seat = document.querySelector<HTMLElement>('.player[aria-current]')?.dataset['seat'] ?? '';
    if (seat === shown || seat === '') return;
    shown = seat;
    // A task that was queued while a frame is made comes after it was painted.
    requestAnimationFrame(() => setTimeout(() => notes.turns.push({ seat, at: now() })));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => globalThis.notes);

/** The last click of one before each turn of the other. */
function delays(clicker: Notes, watcher: Notes, seat: number): number[] {
  return watcher.turns.flatMap(({ seat: whose, at }) => {
    const click = clicker.clicks.findLast((time) => time < at);
    return whose === String(seat) && click !== undefined ? [at - click] : [];
  });
}

async function playFor(guests: readonly Guest[], turns: number): Promise<number[]> {
  const [one, other] = guests;
  if (one === undefined || other === undefined) throw new Error('two have to play');
  let isEnough = false;
  const playing = guests.map(({ player }) => player.play(() => isEnough));
  const found = async (): Promise<number[]> => {
    const [first, second] = [await notesOf(one.page), await notesOf(other.page)];
    return [...delays(first, second, 1), ...delays(second, first, 0)];
  };
  const over = Promise.race(playing).then(() => true);
  for (;;) {
    const isOver = await Promise.race([over, one.page.waitForTimeout(500).then(() => false)]);
    const measured = await found();
    if (isOver || measured.length >= turns) {
      isEnough = true;
      // The one who waits for a turn is left waiting.
      for (const game of playing) game.catch(() => undefined);
      return measured;
    }
  }
}

const turns = Number(process.argv[2] ?? 50);
const server = new OwnServer();
await server.start();
const browser = await openBrowser();
const measured: number[] = [];
while (measured.length < turns) {
  const company = new Company(browser, () => server.port);
  const guests: Guest[] = [];
  for (let n = 0; n < 2; n++) {
    const guest = await company.invite('en', DESKTOP);
    await guest.page.addInitScript(takeNotes);
    // Straight to the server.
    guests.push({ ...guest, address: `http://localhost:${server.port}/` });
  }
  await gather(guests);
  measured.push(...(await playFor(guests, turns - measured.length)));
  for (const { page, cable } of guests) {
    await page.context().close();
    cable.close();
  }
}
await browser.close();
await server.remove();
process.stdout.write(
  `${JSON.stringify({ turns: measured.length, median: median(measured), p99: quantile(measured, 0.99), longest: Math.max(...measured) })}\n`,
);
process.exit(0);
