/**
 * Plays through the page, in any browser: reads what it offers, chooses by chance, and presses it. It knows no rules,
 * and nothing of the page that a person would not see.
 */
import { expect } from '@playwright/test';
import { Gone } from './aim.ts';
import type { Chance } from './chance.ts';
import { chooseSpot, type Intent, intentSpot, isFreshTurn, type Spot } from './choosing.ts';
import type { Offer } from './offer.ts';

/** More than in any game. */
const MAX_STEPS = 4000;

/** Called before each press; returning true pauses there. */
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

  /** Plays until the final scoring, or until `pause` returns true. */
  async play(pause: Pause = () => false): Promise<Offer> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const offer = this.paused ?? (await this.look());
      this.paused = offer;
      if (offer.situation === 'over' || (await pause(offer))) return offer;
      // At a table of several, the page may have changed since it was read: then it is read again.
      await this.answer(chooseSpot(offer, this.chance)).catch((failure: unknown) => {
        if (!(failure instanceof Gone)) throw failure;
      });
    }
    throw new Error('the game does not end');
  }

  /** Plays until a turn of a person begins. */
  turn(): Promise<Offer> {
    return this.play(isFreshTurn);
  }

  /** Begins one of the three actions of a turn (R4.1). */
  begin(intent: Intent): Promise<void> {
    return this.answer(intentSpot(intent));
  }

  /** Plays until the page asks for a confirmation. */
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

  /** To be called before another game. */
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
    if (offer.situation === 'mine') expect(offer.prompt, 'the page says what it asks for').not.toBe('');
    this.last = offer;
    return offer;
  }
}
