/** The tests' own `test`: a page that must not log errors, and players for it. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { Chance } from './chance.ts';
import { dealKnownCards } from './dealing.ts';
import { allowPlaywright } from './firefox.ts';
import { type Hands, Keyboard, Mouse, Touch } from './hands.ts';
import { Player } from './player.ts';

type Way = 'mouse' | 'touch' | 'keyboard';

interface Fixtures {
  /** Seed of the cards; a test that needs other cards sets another one. */
  readonly deal: number;
  /** Errors that belong to what is tested. */
  readonly expected: RegExp;
  /** Only axe and screenshots depend on what is painted; without painting, a game takes two thirds of the CPU time. */
  readonly painted: boolean;
  /** Turns end by themselves after a moment, as they usually do. Tests that play have no time to lose. */
  readonly endsTurns: boolean;
  /** A player at this page with one way of input; the seed decides what they choose. */
  readonly playerBy: (way: Way, seed: number) => Player;
}

/** Layout, hit testing and visibility (as Playwright and `checkVisibility` define it) are not affected by opacity. */
export function stopPainting(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** A preference for the first visit, which a test may change in the page. */
function leaveTurnsOpen(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    try {
      const key = 'kairo.preferences';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"autoEndTurn":false}');
    } catch {
      // The page has no storage.
    }
  });
}

/** A growing list of what the page threw or logged as an error. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

export const test = base.extend<Fixtures>({
  deal: [1, { option: true }],
  expected: [/^$/, { option: true }],
  painted: [false, { option: true }],
  endsTurns: [false, { option: true }],
  context: async ({ context, browserName, endsTurns }, use) => {
    if (!endsTurns) await leaveTurnsOpen(context);
    if (browserName === 'firefox') await allowPlaywright(context);
    await use(context);
  },
  page: async ({ page, deal, expected, painted }, use) => {
    const complaints = complaintsOf(page);
    if (!painted) await stopPainting(page);
    await dealKnownCards(page, deal);
    await use(page);
    const surprises = complaints.filter((complaint) => !expected.test(complaint));
    expect(surprises, 'the page threw or logged errors').toEqual([]);
  },
  playerBy: async ({ page, browserName }, use) => {
    const hands: { readonly [way in Way]: () => Hands } = {
      mouse: () => new Mouse(page),
      // Firefox accepts touch events from Playwright, but does not take them for a tap.
      touch: () => (browserName === 'firefox' ? new Mouse(page) : new Touch(page)),
      keyboard: () => new Keyboard(page),
    };
    await use((way, seed) => new Player(page, hands[way](), new Chance(seed)));
  },
});

/** Milliseconds between the polls of what usually holds at once or a frame later. */
export const QUICK = [20, 50, 100, 250];

export { expect };
