/** Every screen of the page worth a look, and how one gets there. */
import type { Page } from '@playwright/test';
import { proposalOf, tableFor } from './links.ts';
import type { Offer } from './offer.ts';
import type { Player } from './player.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

interface Visit {
  readonly page: Page;
  readonly player: Player;
  /** In the page's language. */
  readonly words: Words;
}

const PEOPLE_AND_BOTS = tableFor(['person', 'apprentice', 'apprentice']);

/** A turn of a person, so many turns into a game, in which everything can be begun. */
async function openTable({ player, words }: Visit, turns = 0): Promise<void> {
  await player.open(PEOPLE_AND_BOTS);
  let ended = 0;
  await player.play(({ confirm, intents }) => {
    if (confirm === words.table.actions.endTurn) ended++;
    return ended >= turns && intents.length === 3 && intents.every(({ isPressed }) => !isPressed);
  });
}

async function openDialog(page: Page, button: string, heading: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
}

/** The prompt repeats the button until the table has said what the move would bring. */
async function outcomeIsShown(page: Page, { confirm }: Offer): Promise<void> {
  await expect(page.locator('.prompt-text')).not.toHaveText(confirm ?? '');
}

async function openHints({ page, words }: Visit): Promise<void> {
  await openDialog(page, words.table.actions.hints, words.table.hints.heading);
  await expect(page.locator('.hint').first()).toBeVisible();
}

/** One card is drawn, and another is to follow. */
async function drawFirstCard({ page, player, words }: Visit): Promise<void> {
  await player.begin('draw');
  await page.locator('.pick[data-pick="display 0"]').click();
  await expect(page.getByText(words.table.prompts.secondCard)).toBeVisible();
}

async function beginBuild({ player }: Visit): Promise<void> {
  await player.begin('build');
  await player.play(({ sites }) => sites.length > 0);
}

async function openStart({ page, words }: Visit): Promise<void> {
  await page.goto('');
  await expect(page.getByRole('button', { name: words.home.start, exact: true })).toBeVisible();
}

export const SCREENS = {
  start: openStart,
  preferences: async (visit) => {
    await openStart(visit);
    const { heading } = visit.words.preferences;
    await openDialog(visit.page, heading, heading);
  },
  proposal: async ({ page, words }) => {
    await page.goto(proposalOf(PEOPLE_AND_BOTS));
    await expect(page.getByText(words.home.proposal.heading)).toBeVisible();
  },
  guide: async (visit) => {
    await openStart(visit);
    const { howToPlay } = visit.words.app;
    await openDialog(visit.page, howToPlay, howToPlay);
    // All of it is looked at.
    for (const rules of await visit.page.locator('.guide summary').all()) await rules.click();
  },
  turn: (visit) => openTable(visit, 3),
  build: async (visit) => {
    await openTable(visit);
    await beginBuild(visit);
  },
  site: async (visit) => {
    await openTable(visit);
    await beginBuild(visit);
    await outcomeIsShown(visit.page, await visit.player.decide());
  },
  lure: async (visit) => {
    await openTable(visit);
    await visit.player.begin('lure');
    await outcomeIsShown(visit.page, await visit.player.decide());
  },
  draw: async (visit) => {
    await openTable(visit);
    await visit.player.begin('draw');
    await expect(visit.page.locator('.pick[data-legal]').first()).toBeVisible();
  },
  payment: async ({ page, player, words }) => {
    const { otherwise, heading } = words.table.payment;
    await player.open(tableFor(['person', 'apprentice']));
    await player.play(async (offer) => {
      const isBuild = offer.intents.some(({ index, isPressed }) => index === 0 && isPressed);
      if (offer.confirm === null || !isBuild) return false;
      await outcomeIsShown(page, offer);
      return page.getByRole('button', { name: otherwise }).isVisible();
    });
    await openDialog(page, otherwise, heading);
  },
  'why-not': async (visit) => {
    const { page } = visit;
    await openTable(visit);
    // Whoever draws cards cannot build anywhere.
    await drawFirstCard(visit);
    await page.locator('[data-site]').first().click();
    await expect(page.locator('.why-not')).toBeVisible();
  },
  hints: async (visit) => {
    await openTable(visit);
    await openHints(visit);
  },
  'hints-for-a-card': async (visit) => {
    await openTable(visit, 3);
    await drawFirstCard(visit);
    await openHints(visit);
  },
  since: async (visit) => {
    await openTable(visit, 1);
    const { heading } = visit.words.table.since;
    await openDialog(visit.page, heading, heading);
  },
  menu: async (visit) => {
    await openTable(visit);
    await openDialog(visit.page, visit.words.table.actions.menu, visit.words.table.menu.heading);
  },
  shortcuts: async (visit) => {
    await openTable(visit);
    await visit.page.keyboard.press('?');
    await expect(visit.page.getByRole('dialog', { name: visit.words.table.shortcuts.heading })).toBeVisible();
  },
  curtain: async ({ page, player }) => {
    await player.open(tableFor(['person', 'person']));
    await expect(page.locator('.curtain')).toBeVisible();
  },
  thinking: async ({ page, player }) => {
    // One of them always thinks.
    await player.open(tableFor(['vizier', 'vizier']));
    await expect(page.locator('.prompt[data-thinking]')).toBeVisible();
  },
  scoring: async ({ page, player }) => {
    await player.open(tableFor(['apprentice', 'apprentice', 'apprentice']));
    await expect(page.locator('.score-table')).toBeVisible({ timeout: 60_000 });
  },
  broken: async ({ page, words }) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('no workers here');
        }
      } as never;
    });
    await page.goto(PEOPLE_AND_BOTS);
    await expect(page.getByRole('heading', { name: words.app.broken.heading })).toBeVisible();
  },
  'bad-link': async ({ page, words }) => {
    await page.goto('#/play?e=cairo');
    await expect(page.getByRole('heading', { name: words.app.badLink.heading })).toBeVisible();
  },
} satisfies { readonly [name: string]: (visit: Visit) => Promise<void> };
