/**
 * Plays through the page, in any browser: reads what it offers, chooses by chance, and presses it. It knows no rules, and
 * nothing of the page that a person would not see.
 */
import { expect } from '@playwright/test';
import type { Chance } from './chance.ts';
import { chooseSpot, type Intent, intentSpot, isFreshTurn, type Spot } from './choosing.ts';
import type { Offer } from './offer.ts';

/** More than any game takes. */
const MAX_STEPS = 4000;

/** Called before each press; true ends the play here, before it. */
type Pause = (offer: Offer) => boolean | Promise<boolean>;

export abstract class ChancePlayer {
  private readonly chance: Chance;
  private last: Offer | undefined;
  /** Read, and not answered yet. */
  private paused: Offer | undefined;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  /** The next offer that asks for something and is not the given one. */
  protected abstract offerAfter(before: Offer | undefined): Promise<Offer>;
  protected abstract pressAt(spot: Spot): Promise<void>;

  /** Plays on until the final scoring, or until `pause` says so. */
  async play(pause: Pause = () => false): Promise<Offer> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const offer = this.paused ?? (await this.look());
      this.paused = offer;
      if (offer.scene === 'over' || (await pause(offer))) return offer;
      await this.answer(chooseSpot(offer, this.chance));
    }
    throw new Error('the game does not end');
  }

  /** Plays on until a turn of a person begins. */
  turn(): Promise<Offer> {
    return this.play(isFreshTurn);
  }

  /** Begins one of the three actions of a turn (R4.1). */
  begin(intent: Intent): Promise<void> {
    return this.answer(intentSpot(intent));
  }

  /** Goes on until the page asks to confirm, and stops before it is. */
  decide(): Promise<Offer> {
    return this.play(({ confirm }) => confirm !== null);
  }

  /** To be called if what was offered has been answered in some other way. */
  protected forget(): void {
    this.paused = undefined;
  }

  private answer(spot: Spot): Promise<void> {
    this.forget();
    return this.pressAt(spot);
  }

  /** Another game begins. */
  protected startOver(): void {
    this.forget();
    this.last = undefined;
  }

  /** What the page asks for now, even if it has asked for the same before. */
  protected async lookAgain(): Promise<Offer> {
    this.last = undefined;
    this.paused = await this.look();
    return this.paused;
  }

  /** What the page asks for next, after it has reacted to what was pressed. */
  protected async look(): Promise<Offer> {
    const offer = await this.offerAfter(this.last);
    if (offer.scene === 'mine') expect(offer.prompt, 'the page says what it asks for').not.toBe('');
    this.last = offer;
    return offer;
  }
}
