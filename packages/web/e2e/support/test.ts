/** The tests' own `test`: a page that must not complain, and players for it. */
import { test as base, expect, type Page } from '@playwright/test';
import { Chance } from './chance.ts';
import { dealKnownCards } from './dealing.ts';
import { allowPlaywright } from './firefox.ts';
import { type Hands, Keyboard, Mouse, Touch } from './hands.ts';
import { Player } from './player.ts';

type Way = 'mouse' | 'touch' | 'keyboard';

interface Fixtures {
  /** Which game is dealt; the same in every run, another one for a test that needs other cards. */
  readonly deal: number;
  /** Errors that belong to what is tested. */
  readonly expected: RegExp;
  /** Somebody at this page who uses it in one way; the seed decides what they choose. */
  readonly playerBy: (way: Way, seed: number) => Player;
}

/** What the page threw or logged as an error, as it comes. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

export const test = base.extend<Fixtures>({
  deal: [1, { option: true }],
  expected: [/^$/, { option: true }],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await allowPlaywright(context);
    await use(context);
  },
  page: async ({ page, deal, expected }, use) => {
    const complaints = complaintsOf(page);
    await dealKnownCards(page, deal);
    await use(page);
    const surprises = complaints.filter((complaint) => !expected.test(complaint));
    expect(surprises, 'the page threw or logged errors').toEqual([]);
  },
  playerBy: async ({ page, browserName }, use) => {
    const hands: { readonly [way in Way]: () => Hands } = {
      mouse: () => new Mouse(),
      // Firefox can be made to feel a finger, but not to take that for a tap.
      touch: () => (browserName === 'firefox' ? new Mouse() : new Touch()),
      keyboard: () => new Keyboard(page),
    };
    await use((way, seed) => new Player(page, hands[way](), new Chance(seed)));
  },
});

export { expect };
