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

/** Called before each press; true ends the play here, before it. */
type Pause = (offer: Offer) => boolean | Promise<boolean>;

/** In the order of their buttons. */
const INTENTS = ['build', 'lure', 'draw'] as const;
type Intent = (typeof INTENTS)[number];

function isFreshTurn({ intents }: Offer): boolean {
  return intents.length > 0 && intents.every(({ isPressed }) => !isPressed);
}

export class Player {
  readonly page: Page;
  private readonly hands: Hands;
  private readonly chance: Chance;
  private last: Offer | undefined;
  /** Looked at, and not answered yet. */
  private paused: Offer | undefined;

  constructor(page: Page, hands: Hands, chance: Chance) {
    this.page = page;
    this.hands = hands;
    this.chance = chance;
  }

  /** Opens an address and waits for the table. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.locator('main.table[aria-busy="false"]')).toBeVisible();
  }

  /** Plays on until the final scoring, or until `pause` says so. */
  async play(pause: Pause = () => false): Promise<Offer> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const offer = this.paused ?? (await this.look());
      this.paused = offer;
      if (offer.scene === 'over' || (await pause(offer))) return offer;
      await this.press(this.choose(offer));
    }
    throw new Error('the game does not end');
  }

  /** Plays on until a turn of a person begins. */
  turn(): Promise<Offer> {
    return this.play(isFreshTurn);
  }

  /** Begins one of the three actions of a turn (R4.1). */
  begin(intent: Intent): Promise<void> {
    return this.press(this.page.locator('.intents button').nth(INTENTS.indexOf(intent)));
  }

  /** Goes on until the page asks to confirm, and stops before it is. */
  decide(): Promise<Offer> {
    return this.play(({ confirm }) => confirm !== null);
  }

  /** The next thing that the page asks for; not before it has answered to what was pressed. */
  private async look(): Promise<Offer> {
    const offer = await offerAfter(this.page, this.last);
    if (offer.scene === 'mine') expect(offer.prompt, 'the page says what it asks for').not.toBe('');
    this.last = offer;
    return offer;
  }

  press(target: Locator): Promise<void> {
    this.paused = undefined;
    return this.hands.press(target);
  }

  private choose(offer: Offer): Locator {
    const { page, chance } = this;
    const { scene, confirm, intents, chips, sites, selectedSite, picks, discards, canDropOut } = offer;
    if (scene === 'curtain') return page.locator('.curtain button');
    if (confirm !== null) return page.locator('[data-confirm]');
    if (discards > 0) return page.locator('.hand-card').nth(this.index(discards));
    if (isFreshTurn(offer)) return this.intent(intents);
    const canBuild = sites.length + chips.length > 0;
    if (canDropOut && (!canBuild || chance.happens(1 - PREFERS_BUILDING)))
      return page.locator('[data-drop-out]');
    const isOpen = chips.length > 0 && chips.every(({ isPressed }) => !isPressed);
    // A site is chosen, or none is asked for: it is the tile, the customer or the entry that is open.
    const isAskedFor = isOpen && (selectedSite !== null || sites.length === 0);
    if (isAskedFor || (isOpen && chance.happens(0.3)))
      return page.locator('.chip').nth(this.index(chips.length));
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
