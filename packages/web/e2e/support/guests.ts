/** People at pages of their own, each with a browser context and a cable. */

import type { Locale } from '@kairo/texts/browser';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { Cable } from './cable.ts';
import { Chance } from './chance.ts';
import { Mouse, Touch } from './hands.ts';
import { Player } from './player.ts';
import { expect } from './test.ts';
import { type Words, wordsIn } from './words.ts';

export interface Guest {
  readonly page: Page;
  readonly player: Player;
  readonly cable: Cable;
  /** Of the start page. */
  readonly address: string;
  readonly words: Words;
  /** What the page threw. */
  readonly errors: readonly string[];
}

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Milliseconds in which someone else's turn ends, also on a busy machine. */
const TURN = 120_000;

export class Company {
  private readonly browser: Browser;
  private readonly port: () => number;
  private readonly guests: Guest[] = [];

  /** @param port of the server, which may be restarted */
  constructor(browser: Browser, port: () => number) {
    this.browser = browser;
    this.port = port;
  }

  async invite(locale: Locale, device: BrowserContextOptions): Promise<Guest> {
    const cable = new Cable(this.port);
    const address = await cable.open();
    const context = await this.browser.newContext({
      ...device,
      locale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(() => {
      if (localStorage.getItem('kairo.preferences') === null) {
        localStorage.setItem('kairo.preferences', '{"autoEndTurn":false}');
      }
    });
    const page = await context.newPage();
    // Others may take their time.
    page.setDefaultTimeout(TURN);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    const hands = device.hasTouch ? new Touch(page) : new Mouse(page);
    const player = new Player(page, hands, new Chance(this.guests.length + 1));
    const guest = { page, player, cable, address, words: await wordsIn(locale), errors };
    this.guests.push(guest);
    return guest;
  }

  /** The page of someone else's link, at this guest's end of the cable. */
  static at(guest: Guest, link: string): string {
    return guest.address + new URL(link).hash;
  }

  async leave(): Promise<void> {
    for (const { page, cable, errors } of this.guests.splice(0)) {
      await page.context().close();
      cable.close();
      expect(errors).toEqual([]);
    }
  }
}

/** Until the table is laid. */
export async function seated({ page }: Guest): Promise<void> {
  await expect(page.locator('main.table[aria-busy="false"]')).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('--care', '0s'));
}
