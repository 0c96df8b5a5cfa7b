/** A player at a page that Playwright drives. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Chance } from './chance.ts';
import { ChancePlayer } from './chancePlayer.ts';
import { isFreshTurn, type Spot } from './choosing.ts';
import type { Hands } from './hands.ts';
import { type Offer, offerAfter } from './offer.ts';
import { forgetGames, visit } from './visits.ts';

export class Player extends ChancePlayer {
  private readonly page: Page;
  private readonly hands: Hands;

  constructor(page: Page, hands: Hands, chance: Chance) {
    super(chance);
    this.page = page;
    this.hands = hands;
  }

  /** Opens an address and waits for the table. */
  async open(address: string): Promise<void> {
    await visit(this.page, address);
    await expect(this.page.locator('main.table[aria-busy="false"]')).toBeVisible();
    // No press of a test is an accident: buttons that guard against one need not wait.
    await this.page.evaluate(() => document.documentElement.style.setProperty('--care', '0s'));
  }

  /** The same in a page that has shown another table: that game is forgotten. */
  async openNext(address: string): Promise<void> {
    if (this.page.url() !== 'about:blank') await forgetGames(this.page);
    this.startOver();
    await this.open(address);
  }

  async press(target: Locator): Promise<void> {
    this.forget();
    // A confirmation always leads to another offer; until the table has answered, the page shows the same one.
    if ((await target.getAttribute('data-confirm')) !== null) await this.lookAgain();
    this.forget();
    await this.hands.press(target);
  }

  /** Takes back what has been chosen in this turn, but not confirmed. */
  async backOut(): Promise<void> {
    for (let offer = await this.lookAgain(); !isFreshTurn(offer); offer = await this.look()) {
      await this.page.keyboard.press('Escape');
    }
    await this.lookAgain();
  }

  protected offerAfter(before: Offer | undefined): Promise<Offer> {
    return offerAfter(this.page, before);
  }

  protected pressAt(spot: Spot): Promise<void> {
    return this.hands.pressAt(spot);
  }
}
