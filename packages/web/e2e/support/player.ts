/**
 * Somebody who plays through the page: looks at what it offers, chooses by chance, presses it. It knows no rule, and
 * it holds no more of the page than a person would see.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Chance } from './chance.ts';
import type { Hands } from './hands.ts';
import { type Offer, offerAfter } from './offer.ts';

/** Building brings a game to its end; without a bias towards it, chance draws cards for hours. */
const PREFERS_BUILDING = 0.75;
/** More than any game takes. */
const MAX_STEPS = 4000;

export interface Pause {
  /** Called before each press; true ends the play here, before it. */
  (offer: Offer): boolean | Promise<boolean>;
}

export class Player {
  readonly page: Page;
  private readonly hands: Hands;
  private readonly chance: Chance;
  private last: Offer | undefined;

  constructor(page: Page, hands: Hands, chance: Chance) {
    this.page = page;
    this.hands = hands;
    this.chance = chance;
  }

  /** Opens an address and waits for the table. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.locator('main.table')).toBeVisible();
  }

  /** Plays on until the final scoring, or until `pause` says so. */
  async play(pause: Pause = () => false): Promise<Offer> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const offer = await this.look();
      if (offer.scene === 'over' || (await pause(offer))) return offer;
      await this.press(this.choose(offer));
    }
    throw new Error('the game does not end');
  }

  /** The next thing that the page asks for. */
  async look(): Promise<Offer> {
    const offer = await offerAfter(this.page, this.last);
    if (offer.scene === 'mine') expect(offer.prompt, 'the page says what it asks for').not.toBe('');
    this.last = offer;
    return offer;
  }

  press(target: Locator): Promise<void> {
    return this.hands.press(target);
  }

  /** After something was pressed that the player did not choose: the page may offer the same again. */
  forget(): void {
    this.last = undefined;
  }

  private choose(offer: Offer): Locator {
    const { page, chance } = this;
    const { scene, confirm, intents, chips, sites, selectedSite, picks, discards, canDropOut } = offer;
    if (scene === 'curtain') return page.locator('.curtain button');
    if (confirm !== null) return page.locator('[data-confirm]');
    if (discards > 0) return page.locator('.hand-card').nth(this.index(discards));
    if (intents.length > 0 && intents.every(({ isPressed }) => !isPressed)) return this.intent(intents);
    const canBuild = sites.length + chips.length > 0;
    if (canDropOut && (!canBuild || chance.happens(1 - PREFERS_BUILDING))) return page.locator('[data-drop-out]');
    const isOpen = chips.length > 0 && chips.every(({ isPressed }) => !isPressed);
    // A site is chosen, or none is asked for: it is the tile, the customer or the entry that is open.
    const isAskedFor = isOpen && (selectedSite !== null || sites.length === 0);
    if (isAskedFor || (isOpen && chance.happens(0.3))) return page.locator('.chip').nth(this.index(chips.length));
    if (sites.length > 0) return page.locator(`[data-site="${chance.oneOf(sites)}"]`);
    if (picks.length > 0) return page.locator(`.pick[data-pick="${chance.oneOf(picks)}"]`);
    throw new Error(`nothing to do: ${JSON.stringify(offer)}`);
  }

  private intent(intents: Offer['intents']): Locator {
    const build = intents.find(({ index }) => index === 0);
    const { index } =
      build !== undefined && this.chance.happens(PREFERS_BUILDING) ? build : this.chance.oneOf(intents);
    return this.page.locator('.intents button').nth(index);
  }

  private index(count: number): number {
    return Math.floor(this.chance.next() * count);
  }
}
